import { formatPrice } from '#shared/money.ts'
import type { ProviderInvoice } from '#platform/payments/payments.ts'
import { PLANS, VAT_PERCENT } from '../../plans.ts'
import { vatCents } from '../../savings.rules.ts'
import { testPaymentTexts } from '../../test-payments.texts.ts'

const texts = testPaymentTexts.invoice
const DAY = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'Europe/Madrid' })
const CENTS = 100
/** The sign of the euro in the character set of the built-in fonts of PDF. */
const EURO = 0x80
const LEFT_PT = 56
const TOP_PT = 770
const LINE_PT = 26
const SPACES = /[\u00a0\u202f]/g

const euros = (cents: number): string => formatPrice(cents / CENTS, 'EUR')

/** The invoice of the test provider: one page with the sum and its VAT. */
export function invoicePdf({ number, paidAt, tier, interval, cents, isRefunded }: ProviderInvoice): Buffer {
  const vat = vatCents(cents / CENTS)
  const rows = [
    [texts.number, number],
    [texts.date, DAY.format(paidAt)],
    [testPaymentTexts.plan, testPaymentTexts.planAndInterval(PLANS[tier].name, interval)],
    [testPaymentTexts.net, euros(cents - vat)],
    [testPaymentTexts.vat(VAT_PERCENT), euros(vat)],
    [testPaymentTexts.total, euros(cents)],
    ...(isRefunded ? [[texts.refunded, euros(cents)]] : []),
  ]
  const lines = rows.map(([name = '', value = '']) => `${name}: ${value}`)
  const content = [
    'BT /F1 20 Tf',
    `${LEFT_PT} ${TOP_PT} Td (${literal(`Sobremesa. ${texts.title}`)}) Tj`,
    '/F1 12 Tf',
    ...[...lines, texts.foot].map(line => `0 -${LINE_PT} Td (${literal(line)}) Tj`),
    'ET',
  ].join('\n')
  return document([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ])
}

/** A text of the PDF, one byte for each sign. */
const literal = (text: string): string =>
  text
    .replaceAll(SPACES, ' ')
    .replaceAll('€', String.fromCharCode(EURO))
    .replaceAll(/[\\()]/g, String.raw`\$&`)

function document(objects: readonly string[]): Buffer {
  let file = '%PDF-1.4\n'
  const places: number[] = []
  for (const [at, object] of objects.entries()) {
    places.push(file.length)
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
  }
  const table = places.map(place => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}
