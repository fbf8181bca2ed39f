import { afterAll } from 'vitest'
import { layOutPrint, type PrintOrder } from '#features/qr/server/print/lay-out.ts'
import { LOGO_FILE, type PrintHouse } from '#features/qr/server/print/content.ts'
import { LOOKS, type Style, themeOf } from '#features/theme/looks.ts'
import { silentLog } from '#platform/log/log.ts'
import type { SheetPage } from '#platform/typeset/sheet.ts'
import { createTypesetting, type Typesetting } from '#platform/typeset/typeset.ts'

/** The typesetter of a file of tests. */
export function openTypesetting(): Typesetting {
  const opened = createTypesetting({ log: silentLog, firstTimeoutMs: 60_000, timeoutMs: 60_000 })
  afterAll(opened.close)
  return opened
}

export type PrintedKit = { pdf: Buffer; pages: SheetPage[] }

/** Sheets of the print kit as the product sets them, with the pages that they were made of. */
export async function setKit({ set }: Typesetting, order: PrintOrder, logo?: Buffer): Promise<PrintedKit> {
  const { pages, files } = layOutPrint(order)
  const { name, lang } = order.house
  const sheet = { title: name, author: name, lang, figures: 'text', pages } as const
  const made = await set('owner', { sheet, files: { ...files, ...(logo && { [LOGO_FILE]: logo }) }, results: ['pdf'] })
  return { pdf: Buffer.from(made.pdf ?? []), pages }
}

/** What is seen of it, as SVG. */
export async function seenKit({ set }: Typesetting, order: Omit<PrintOrder, 'as'>): Promise<string> {
  const { pages, files } = layOutPrint({ ...order, as: 'seen' })
  const { name, lang } = order.house
  const sheet = { title: name, author: name, lang, figures: 'text', pages } as const
  const made = await set('owner', { sheet, files, results: ['pages'] })
  return made.pages?.[0] ?? ''
}

export const KIT_PHRASES = [
  { text: 'Escanea y elige', lang: 'es' },
  { text: 'Scan and choose', lang: 'en' },
  { text: 'Leia o código e escolha', lang: 'pt' },
] as const

/** A logo of one pixel. */
export const ONE_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A house without a logo. */
export const kitHouse = (style: Style): PrintHouse => ({
  name: 'La Taberna de Carmen',
  lang: 'es',
  phrases: KIT_PHRASES,
  url: 'sobremesa.es/taberna-carmen',
  drawing: LOOKS[style].print,
  theme: themeOf(style, { primaryColor: '#1d3f78', secondaryColor: '#ffffff', accentColor: '#b9974a' }),
  logo: null,
})
