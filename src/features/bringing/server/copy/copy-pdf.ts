import PDFDocument from 'pdfkit'
import { setImmediate } from 'node:timers/promises'
import { fontFiles, fontRuns } from '#platform/text-setting/fonts.ts'
import { lineOf } from '#features/prices/price-fields.ts'
import { priceText } from '#features/prices/price-text.ts'
import type { CartaCopy, CopiedDish } from '../../copy-format.ts'
import { allergenNames, labelsOf } from '../../copy-rows.ts'

const DISHES_AT_ONCE = 50
const PAGE = { size: 'A4', margin: 56 } as const
const PLAIN = fontFiles('hanken-grotesk', '400-normal')
const BOLD = fontFiles('hanken-grotesk', '700-normal')
const INK = '#1f1a17'
const GREY = '#5f5750'

type Style = { files: readonly string[]; size: number; color: string }
const STYLES = {
  title: { files: BOLD, size: 20, color: INK },
  category: { files: BOLD, size: 13, color: INK },
  dish: { files: PLAIN, size: 10.5, color: INK },
  small: { files: PLAIN, size: 8.5, color: GREY },
} satisfies Record<string, Style>

/** One paragraph; a name may need several font files. */
function write(document: PDFKit.PDFDocument, text: string, { files, size, color }: Style, gap = 2): void {
  const runs = fontRuns(files, text)
  runs.forEach(({ file, text: part }, at) => {
    document.font(file).fontSize(size).fillColor(color)
    document.text(part, { continued: at < runs.length - 1, lineGap: 1, paragraphGap: gap })
  })
}

const nameIn = (texts: CopiedDish['names'], { defaultLocale }: CartaCopy): string =>
  texts[defaultLocale] ?? Object.values(texts)[0] ?? ''

function saidOf({ allergens, allergensDeclared, traces }: CopiedDish): string {
  const perhaps = traces.length > 0 ? `Puede contener: ${allergenNames(traces)}` : ''
  const none = allergensDeclared ? 'Ninguno de los 14' : 'Sin declarar'
  return [allergenNames(allergens), perhaps].filter(Boolean).join(' · ') || none
}

function writeDish(document: PDFKit.PDFDocument, dish: CopiedDish, copy: CartaCopy): void {
  const price = priceText(dish.prices.map(lineOf), { labelled: labelsOf(copy) })
  const amount = /^\d+,\d\d$/.test(price) ? `${price} €` : price
  write(document, [nameIn(dish.names, copy), amount].filter(Boolean).join('  ·  '), STYLES.dish)
  const description = nameIn(dish.descriptions, copy)
  if (description !== '') write(document, description, STYLES.small)
  write(document, `Alérgenos: ${saidOf(dish)}`, STYLES.small, 6)
}

/** The carta as a list to read and to print: not what diners get. */
export async function pdfOfCopy(copy: CartaCopy): Promise<Buffer> {
  const document = new PDFDocument({ ...PAGE, info: { Title: copy.name, CreationDate: new Date(copy.exportedAt) } })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => document.once('end', resolve).once('error', reject))
  write(document, copy.name, STYLES.title, 10)
  let written = 0
  for (const category of copy.categories) {
    write(document, nameIn(category.names, copy), STYLES.category, 4)
    for (const dish of category.dishes) {
      writeDish(document, dish, copy)
      // Of 2 000 dishes it takes seconds: other calls come in between.
      if (++written % DISHES_AT_ONCE === 0) await setImmediate()
    }
  }
  document.end()
  await ended
  return Buffer.concat(chunks)
}
