import { MM_PER_PT, type SheetItem } from '#platform/typeset/sheet.ts'
import type { AllergenMarks } from '../../paper.limits.ts'
import { PRINT_TEXTS } from '../../paper.print-texts.ts'
import type { PrintCategory, PrintModel } from '../content/print-model.ts'
import type { Block, CategoryBlocks } from './block.ts'
import { dishBlock, type DishSetting, priceEnds, priceWidthsOf } from './dish-block.ts'
import { INK, type PaperLook } from './looks.ts'
import { baselineIn, drawLine, fillLines, type Line, lineWidth, toMm, wordsOf } from './words.ts'

export type CategorySetting = {
  model: PrintModel
  look: PaperLook
  allergens: AllergenMarks
  k: number
  width: number
  /** Colors of the house: that of titles, and a lighter one beside it. */
  colors: { title: string; pale: string; rule: string }
}

/** Of a title and its rule; millimeters at k = 1. */
const STRIP = { height: 1.3, above: 1.3 } as const
const NAMES_GAP_MM = 3
const DOUBLE_RULE = { gap: 1.1, room: 4, least: 6 } as const

export function settingOf(category: PrintCategory, { model, look, allergens, k, width }: CategorySetting): DishSetting {
  const zoneColumns = Math.max(1, category.columnNames.length)
  return {
    look,
    k,
    width,
    locale: model.locale,
    allergens,
    priceWidths: priceWidthsOf(category.dishes, look, k),
    zoneColumns,
  }
}

/** Squares in two shades under a title of the modern look. */
export function strip(x: number, y: number, width: number, { k, colors }: CategorySetting): SheetItem[] {
  const side = STRIP.height * k
  const squares: SheetItem[] = [{ kind: 'rect', x, y, width, height: side, fill: colors.pale }]
  for (let at = 0; at < width; at += 2 * side)
    squares.push({ kind: 'rect', x: x + at, y, width: Math.min(side, width - at), height: side, fill: colors.title })
  return squares
}

const columnWords = (names: readonly string[], look: PaperLook): Line[] =>
  names.map(name => wordsOf(name, { letters: look.columnName, ink: INK.soft }))

/** A name over the right end of its column; `lift` lines above the others. */
type ColumnName = { line: Line; end: number; lift: number }

function columnNamesOf(category: PrintCategory, setting: CategorySetting): ColumnName[] {
  const { look, model } = setting
  if (category.isFolded) return []
  const dish = settingOf(category, setting)
  const ends = priceEnds(dish)
  const zoneNames = category.isSetMenu ? [] : model.zoneNames
  const groups = Math.max(1, zoneNames.length)
  const names = Array.from({ length: groups }, () => category.columnNames).flat()
  const lift = names.length > 0 ? 1 : 0
  return [
    ...columnWords(zoneNames, look).map((line, index) => {
      const end = ends[(index + 1) * dish.zoneColumns - 1] ?? 0
      return { line, end, lift }
    }),
    ...columnWords(names, look).map((line, index) => ({ line, end: ends[index] ?? 0, lift: 0 })),
  ]
}

/** Names of the price columns over their right ends. */
export function drawColumnNames(
  category: PrintCategory,
  setting: CategorySetting,
  { x, baseline }: { x: number; baseline: number },
): SheetItem[] {
  const { look, k } = setting
  return columnNamesOf(category, setting).flatMap(({ line, end, lift }) =>
    drawLine(line, {
      x: x + end - toMm(lineWidth(line) * k),
      baseline: baseline - lift * toMm(look.columnName.line * k),
      k,
    }),
  )
}

/** Lines that names of columns and zones take over the dishes, in points at k = 1. */
export const columnNameLines = (category: PrintCategory, { zoneNames }: PrintModel): number => {
  const { columnNames, isFolded, isSetMenu } = category
  return isFolded || isSetMenu ? 0 : (columnNames.length > 0 ? 1 : 0) + (zoneNames.length > 0 ? 1 : 0)
}

function titleLines(category: PrintCategory, setting: CategorySetting, goesOn: boolean, width: number): Line[] {
  const { look, k, model, colors } = setting
  const text = `${category.name.text}${goesOn ? PRINT_TEXTS[model.locale].goesOn : ''}`
  const ink = look.style === 'minimal' ? INK.text : colors.title
  const words = wordsOf(text, { letters: look.category, ink, lang: category.name.lang ?? model.locale })
  return fillLines(words, width / MM_PER_PT / k)
}

/** The first line of a title, for those who hear the sheet. */
export const asHeading = (items: SheetItem[]): SheetItem[] =>
  items.map((item, index) => (index === 0 && item.kind === 'text' ? { ...item, heading: 2 } : item))

/** The room of the names of columns, right of a title. */
export function namesRoom(category: PrintCategory, setting: CategorySetting): number {
  const lefts = columnNamesOf(category, setting).map(({ line, end }) => end - toMm(lineWidth(line) * setting.k))
  return lefts.length === 0 ? 0 : setting.width - Math.min(...lefts) + NAMES_GAP_MM
}

/** A title of the modern look, its strip below; or of the minimal one, a hairline above. */
function sideHead(category: PrintCategory, setting: CategorySetting, goesOn: boolean): Block {
  const { look, k, width } = setting
  const isModern = look.style === 'modern'
  const lines = titleLines(category, setting, goesOn, width - namesRoom(category, setting))
  const names = columnNameLines(category, setting.model) * look.columnName.line
  const titleHeight = toMm(Math.max(lines.length * look.category.line, names) * k)
  const above = isModern ? 0 : 2.6 * k
  const below = (isModern ? STRIP.above + STRIP.height : 0) * k
  return {
    height: above + titleHeight + below + look.underHead * k,
    draw: (x, y) => {
      const bottom = y + above + titleHeight
      const first = bottom - toMm(lines.length * look.category.line * k)
      const title = lines.flatMap((line, index) =>
        drawLine(line, {
          x,
          baseline: first + toMm((index * look.category.line + baselineIn(look.category)) * k),
          k,
        }),
      )
      const baseline = bottom - toMm((look.columnName.line - baselineIn(look.columnName)) * k)
      return [
        ...(isModern
          ? []
          : [{ kind: 'line', x1: x, y1: y, x2: x + width, y2: y, ink: INK.text, thickness: 0.3 } as const]),
        ...asHeading(title),
        ...drawColumnNames(category, setting, { x, baseline }),
        ...(isModern ? strip(x, bottom + STRIP.above * k, width, setting) : []),
      ]
    },
  }
}

/** A title of the classic look, centred between double rules, the names of columns below. */
export function centredHead(category: PrintCategory, setting: CategorySetting, goesOn: boolean): Block {
  const { look, k, width, colors } = setting
  const least = 2 * (DOUBLE_RULE.least + DOUBLE_RULE.room) * k
  const lines = titleLines(category, setting, goesOn, width - least)
  const titleHeight = toMm(lines.length * look.category.line * k)
  return {
    height: titleHeight + look.underHead * k,
    draw: (x, y) => {
      const widest = Math.max(0, ...lines.map(line => toMm(lineWidth(line) * k)))
      const side = (width - widest) / 2 - DOUBLE_RULE.room * k
      const middle = y + titleHeight / 2
      const rules = [0, width - side].flatMap(left =>
        [-0.5, 0.5].map(part => {
          const at = middle + part * DOUBLE_RULE.gap
          return {
            kind: 'line',
            x1: x + left,
            y1: at,
            x2: x + left + side,
            y2: at,
            ink: colors.rule,
            thickness: 0.25,
          } as const
        }),
      )
      const title = lines.flatMap((line, index) =>
        drawLine(line, {
          x: x + (width - toMm(lineWidth(line) * k)) / 2,
          baseline: y + toMm((index * look.category.line + baselineIn(look.category)) * k),
          k,
        }),
      )
      return [...rules, ...asHeading(title)]
    },
  }
}

/** A line of the names of columns, for looks whose titles have no room for it. */
export function columnNamesBlock(category: PrintCategory, setting: CategorySetting): Block {
  const { look, k } = setting
  const lines = columnNameLines(category, setting.model)
  return {
    height: toMm(lines * look.columnName.line * k),
    draw: (x, y) =>
      lines === 0
        ? []
        : drawColumnNames(category, setting, {
            x,
            baseline: y + toMm(((lines - 1) * look.columnName.line + baselineIn(look.columnName)) * k),
          }),
  }
}

const stacked = (...blocks: Block[]): Block => ({
  height: blocks.reduce((sum, { height }) => sum + height, 0),
  draw: (x, y) => {
    let top = y
    return blocks.flatMap(block => {
      const items = block.draw(x, top)
      top += block.height
      return items
    })
  },
})

function columnHead(category: PrintCategory, setting: CategorySetting, goesOn: boolean): Block {
  if (setting.look.style !== 'classic') return sideHead(category, setting, goesOn)
  return stacked(centredHead(category, setting, goesOn), columnNamesBlock(category, setting))
}

/** A category in one column. */
export function categoryBlocks(category: PrintCategory, setting: CategorySetting): CategoryBlocks {
  const dish = settingOf(category, setting)
  return {
    head: columnHead(category, setting, false),
    headAgain: columnHead(category, setting, true),
    dishes: category.dishes.map(each => dishBlock(each, dish)),
    betweenDishes: setting.look.betweenDishes * setting.k,
  }
}
