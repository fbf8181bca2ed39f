import { MM_PER_PT, type SheetItem, type SheetPage } from '#platform/typeset/sheet.ts'
import { lineOf } from '#features/prices/price-fields.ts'
import { priceText } from '#features/prices/price-text.ts'
import type { CartaCopy, CopiedDish } from '../../copy-format.ts'
import { allergenNames, labelsOf } from '../../copy-rows.ts'
import { type CopyLine, type Letters, linesOf } from './copy-lines.ts'

/** A4, in millimeters. */
const PAGE = { width: 210, height: 297, margin: 20 } as const
const WIDTH = (PAGE.width - 2 * PAGE.margin) / MM_PER_PT
const BOTTOM = PAGE.height - PAGE.margin

const INK = 'k100'
const TITLE: Letters = { face: 'hankenBold', size: 20, ink: INK }
const CATEGORY: Letters = { face: 'hankenBold', size: 13, ink: INK }
const DISH: Letters = { face: 'hankenMedium', size: 10.5, ink: INK }
const SMALL: Letters = { face: 'hanken', size: 8.5, ink: 'k70' }

/** Lines that stay together: `line` from baseline to baseline in points, `after` in millimeters. */
type Block = { lines: readonly CopyLine[]; line: number; after: number; heading?: 1 | 2 }

const nameIn = (texts: CopiedDish['names'], { defaultLocale }: CartaCopy): string =>
  texts[defaultLocale] ?? Object.values(texts)[0] ?? ''

function saidOf({ allergens, allergensDeclared, traces }: CopiedDish): string {
  const perhaps = traces.length > 0 ? `Puede contener: ${allergenNames(traces)}` : ''
  const none = allergensDeclared ? 'Ninguno de los 14' : 'Sin declarar'
  return [allergenNames(allergens), perhaps].filter(Boolean).join(' · ') || none
}

function dishBlock(dish: CopiedDish, copy: CartaCopy): Block {
  const price = priceText(dish.prices.map(lineOf), { labelled: labelsOf(copy) })
  const amount = /^\d+,\d\d$/.test(price) ? `${price} €` : price
  const name = [nameIn(dish.names, copy), amount].filter(Boolean).join(' · ')
  const lines = [
    ...linesOf(name, DISH, WIDTH),
    ...linesOf(nameIn(dish.descriptions, copy), SMALL, WIDTH),
    ...linesOf(`Alérgenos: ${saidOf(dish)}`, SMALL, WIDTH),
  ]
  return { lines, line: 12.6, after: 2.2 }
}

const headBlock = (text: string, letters: Letters, { after, heading }: Pick<Block, 'after' | 'heading'>): Block => ({
  lines: linesOf(text, letters, WIDTH),
  line: letters.size * 1.2,
  after,
  ...(heading && { heading }),
})

const heightOf = ({ lines, line }: Block): number => lines.length * line * MM_PER_PT

const itemOf = ({ lines, line, heading }: Block, y: number): SheetItem => ({
  kind: 'text',
  x: PAGE.margin,
  y: y + line * 0.8 * MM_PER_PT,
  align: 'left',
  lines,
  lineHeight: line,
  ...(heading && { heading }),
})

/** Pages from the top down; what stays with what comes next begins a page with it. */
function pagesOf(groups: readonly (readonly Block[])[]): SheetPage[] {
  const pages: SheetItem[][] = [[]]
  let y: number = PAGE.margin
  for (const blocks of groups) {
    const last = blocks.at(-1)
    const height = blocks.reduce((sum, block) => sum + heightOf(block) + block.after, 0) - (last?.after ?? 0)
    if (y + height > BOTTOM && y > PAGE.margin) {
      pages.push([])
      y = PAGE.margin
    }
    for (const block of blocks) {
      pages.at(-1)?.push(itemOf(block, y))
      y += heightOf(block) + block.after
    }
  }
  return pages.map(items => ({ width: PAGE.width, height: PAGE.height, items }))
}

/** The carta as a list to read and to print: not what diners get. */
export function layOutCopy(copy: CartaCopy): SheetPage[] {
  const title = headBlock(copy.name, TITLE, { after: 5, heading: 1 })
  const groups = copy.categories.flatMap(category => {
    const head = headBlock(nameIn(category.names, copy), CATEGORY, { after: 2, heading: 2 })
    const [first, ...others] = category.dishes.map(dish => dishBlock(dish, copy))
    return [first ? [head, first] : [head], ...others.map(block => [block])]
  })
  return pagesOf([[title], ...groups])
}
