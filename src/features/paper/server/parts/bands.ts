import { MM_PER_PT, type SheetItem } from '#platform/typeset/sheet.ts'
import type { PrintCategory } from '../content/print-model.ts'
import type { Block, Placed } from './block.ts'
import { centredHead, columnNamesBlock, type CategorySetting, settingOf } from './category-block.ts'
import { heightOf } from './columns.ts'
import { dishBlock } from './dish-block.ts'
import { PRINT_TEXTS } from '../../paper.print-texts.ts'
import { INK } from './looks.ts'
import type { Paper } from './papers.ts'
import { baselineIn, drawLine, fillLines, toMm, wordsOf } from './words.ts'

/** A category over the whole width at some k. */
type Band = { category: PrintCategory; dishes: readonly Block[] }
type Setting = CategorySetting & { paper: Paper }

/** Above the dishes of a band with its title beside them. */
const PADDING_MM = 2.4
const SLACK = 0.01

/** Dishes read down in columns, the highest as low as can be. */
function split(dishes: readonly Block[], columns: number, between: number): Block[][] {
  const fill = (height: number): Block[][] => {
    const made: Block[][] = [[]]
    for (const dish of dishes) {
      const last = made.at(-1) ?? []
      if (last.length > 0 && heightOf([...last, dish], between) > height + SLACK) made.push([dish])
      else last.push(dish)
    }
    return made
  }
  let low = 0
  let high = heightOf(dishes, between)
  for (let step = 0; step < 14; step += 1) {
    const middle = (low + high) / 2
    if (fill(middle).length <= columns) high = middle
    else low = middle
  }
  return fill(high)
}

function titleBeside({ category }: Band, setting: Setting, goesOn: boolean): Block {
  const { look, k, model, paper } = setting
  const text = `${category.name.text}${goesOn ? PRINT_TEXTS[model.locale].goesOn : ''}`
  const words = wordsOf(text, { letters: look.category, ink: INK.text, lang: category.name.lang })
  const lines = fillLines(words, (paper.titleColumn?.width ?? 0) / MM_PER_PT / k)
  return {
    height: toMm(lines.length * look.category.line * k),
    draw: (x, y) =>
      lines
        .flatMap((line, index) =>
          drawLine(line, { x, baseline: y + toMm((index * look.category.line + baselineIn(look.category)) * k), k }),
        )
        .map((item, index) => (index === 0 && item.kind === 'text' ? { ...item, heading: 2 } : item)),
  }
}

/** A band, or the part of one that stands on a page. */
function bandBlock(band: Band, setting: Setting, goesOn: boolean): Block {
  const { look, k, paper } = setting
  const between = look.betweenDishes * k
  const columns = split(band.dishes, paper.columns, between)
  const names = columnNamesBlock(band.category, setting)
  const dishes = names.height + Math.max(0, ...columns.map(each => heightOf(each, between)))
  const { titleColumn } = paper
  const inner = titleColumn ? titleColumn.width + titleColumn.gap : 0
  const full = paper.width - 2 * paper.side
  const title = titleColumn
    ? titleBeside(band, setting, goesOn)
    : centredHead(band.category, { ...setting, width: full }, goesOn)
  const above = titleColumn ? PADDING_MM * k : title.height
  return {
    height: titleColumn ? above + Math.max(title.height, dishes) : above + dishes,
    draw: (x, y): SheetItem[] => [
      ...(titleColumn
        ? [{ kind: 'line', x1: x, y1: y, x2: x + full, y2: y, ink: INK.text, thickness: 0.3 } as const]
        : []),
      ...title.draw(x, titleColumn ? y + above : y),
      ...columns.flatMap((each, at) => {
        const left = x + inner + at * (setting.width + paper.gutter)
        let top = y + above + names.height
        return [
          ...names.draw(left, y + above),
          ...each.flatMap(block => {
            const items = block.draw(left, top)
            top += block.height + between
            return items
          }),
        ]
      }),
    ],
  }
}

export type PageRoom = { page: number; x: number; y: number; height: number }

const TOGETHER = 2
const EXTRA_MAX = 9

/** Bands in their order on so many pages; null when they need more. One is split only where no page holds it whole. */
export function placeBands(
  categories: readonly PrintCategory[],
  pages: readonly PageRoom[],
  setting: Setting,
): Placed[] | null {
  const between = setting.look.betweenCategories * setting.k
  const placed: Block[][] = pages.map(() => [])
  let at = 0
  const room = (): number => {
    const here = placed[at] ?? []
    return (pages[at]?.height ?? 0) - here.reduce((sum, block) => sum + block.height + between, 0)
  }
  for (const category of categories) {
    const dish = settingOf(category, setting)
    let rest: Band = { category, dishes: category.dishes.map(each => dishBlock(each, dish)) }
    let goesOn = false
    while (rest.dishes.length > 0) {
      if (at >= pages.length) return null
      const whole = bandBlock(rest, setting, goesOn)
      if (whole.height <= room() + SLACK) {
        placed[at]?.push(whole)
        break
      }
      const fitsLater = pages.slice(at + 1).some(page => whole.height <= page.height + SLACK)
      const isEmpty = placed[at]?.length === 0
      const least = isEmpty && !fitsLater ? 1 : TOGETHER
      if (!fitsLater)
        for (let count = rest.dishes.length - least; count >= least; count -= 1) {
          const part = bandBlock({ category, dishes: rest.dishes.slice(0, count) }, setting, goesOn)
          if (part.height > room() + SLACK) continue
          placed[at]?.push(part)
          rest = { category, dishes: rest.dishes.slice(count) }
          goesOn = true
          break
        }
      at += 1
    }
  }
  return pages.flatMap(({ page, x, y, height }, index) => {
    const blocks = placed[index] ?? []
    const used = blocks.reduce((sum, block) => sum + block.height, 0) + between * Math.max(0, blocks.length - 1)
    const extra = blocks.length > 1 ? Math.min(EXTRA_MAX, Math.max(0, height - used) / (blocks.length - 1)) : 0
    let top = y
    return blocks.map(block => {
      const here = { block, page, x, y: top }
      top += block.height + between + extra
      return here
    })
  })
}
