import type { SheetItem } from '#platform/typeset/sheet.ts'
import type { Locale } from '#shared/locale.ts'
import type { AllergenMarks } from '../../paper.limits.ts'
import type { PrintDish } from '../content/print-model.ts'
import type { Block } from './block.ts'
import { marksOf } from './dish-marks.ts'
import { itemLook, underCourse } from './set-menu-block.ts'
import { INK, type Letters, type PaperLook } from './looks.ts'
import {
  balancedLines,
  baselineIn,
  drawLine,
  fillLines,
  leastWidth,
  type Line,
  lineWidth,
  MM_PER_PT,
  toMm,
  widthIn,
  type Word,
  wordsOf,
} from './words.ts'

/** How dishes are set: what a sheet has chosen, at some k, in a column of so many millimeters. */
export type DishSetting = {
  look: PaperLook
  k: number
  width: number
  locale: Locale
  allergens: AllergenMarks
  /** Of each price column of the category, in millimeters, without the gap before it. */
  priceWidths: readonly number[]
  /** How many columns stand side by side for one zone; a second group begins after them. */
  zoneColumns: number
  /** A thin line under each dish, for lists of prices. */
  hasRules?: boolean
}

/** Between a name and its prices. */
const NAME_GAP_MM = 3
/** A name whose longest word is wider than its column may be so much smaller. */
const LONG_WORD = 0.9
/** Between a line of a list and its rule. */
const RULE_MM = 0.35
/** Between two groups of prices. */
export const ZONE_GAP_MM = 2

/** All amounts of a dish in one row: those of the second zone after those of the first. */
const amountsOf = ({ columns }: Pick<PrintDish, 'columns'>): string[] => columns.flat()

/** How wide each price column of some dishes is, at k: as drawn, or as wide as its widest amount. */
export function priceWidthsOf(dishes: readonly PrintDish[], look: PaperLook, k: number): number[] {
  const rows = dishes.map(amountsOf)
  const count = Math.max(0, ...rows.map(row => row.length))
  return Array.from({ length: count }, (_, at) => {
    const widest = Math.max(0, ...rows.map(row => widthIn(look.price, row[at] ?? '')))
    return Math.max(look.priceWidth, toMm(widest)) * k
  })
}

/** The right end of each price column, from the left end of the dish. */
export function priceEnds({ look, k, width, priceWidths, zoneColumns }: DishSetting): number[] {
  const ends: number[] = []
  let end = width
  for (let at = priceWidths.length - 1; at >= 0; at -= 1) {
    ends.unshift(end)
    const isFirstOfZone = at > 0 && at % zoneColumns === 0
    end -= (priceWidths[at] ?? 0) + (look.priceGap + (isFirstOfZone ? ZONE_GAP_MM : 0)) * k
  }
  return ends
}

/** What the prices that a dish has take from its right end, with the space before them. */
function priceRoom(dish: PrintDish, setting: DishSetting): number {
  const first = amountsOf(dish).findIndex(amount => amount !== '')
  if (first < 0) return 0
  const end = priceEnds(setting)[first] ?? setting.width
  return setting.width - end + (setting.priceWidths[first] ?? 0) + NAME_GAP_MM
}

/** The words of a name, smaller where one does not fit its column although the dictionary may part it. */
function nameWords({ name }: Pick<PrintDish, 'name'>, letters: Letters, width: number, locale: Locale): Word[] {
  const lang = name.lang ?? locale
  const words = wordsOf(name.text, { letters, ink: INK.text, lang })
  const widest = Math.max(0, ...words.map(word => (word.width <= width ? word.width : leastWidth(word))))
  if (widest <= width) return words
  const size = letters.size * Math.max(LONG_WORD, Math.min(1, width / widest))
  return wordsOf(name.text, { letters: { ...letters, size }, ink: INK.text, lang })
}

type Text = { name: Line[]; text: Line[]; names: Line[] }

function inlineWords({ inline }: PrintDish, look: PaperLook, before: boolean): Word[] {
  const words = inline.flatMap(({ label, amount }, index) => [
    ...wordsOf([label, amount].filter(Boolean).join(' '), { letters: look.inline, ink: INK.text }),
    ...(index < inline.length - 1 || before ? wordsOf('·', { letters: look.text, ink: INK.soft }) : []),
  ])
  return words
}

function linesOf(dish: PrintDish, setting: DishSetting): Text {
  const { look, k, width, allergens, locale } = setting
  const points = (millimeters: number): number => millimeters / MM_PER_PT / k
  const nameWidth = points(width - priceRoom(dish, setting))
  const marks = marksOf(dish.allergens, allergens, look, locale)
  const named = nameWords(dish, look.name, nameWidth, locale)
  const said = wordsOf(dish.description.text, {
    letters: look.text,
    ink: INK.soft,
    lang: dish.description.lang ?? locale,
  })
  const text = [...inlineWords(dish, look, said.length > 0), ...said]
  const isApart = allergens === 'names'
  const marksHere = isApart ? [] : marks
  return {
    name: balancedLines(text.length > 0 ? named : [...named, ...marksHere], nameWidth),
    text: text.length > 0 ? fillLines([...text, ...marksHere], points(width)) : [],
    names: isApart ? fillLines(marks, points(width)) : [],
  }
}

/** Dots from the end of a name to its first price; diners who hear the sheet do not hear them. */
function leader(from: number, to: number, baseline: number): SheetItem[] {
  const LEAST = 3
  if (to - from < LEAST) return []
  return [
    {
      kind: 'line',
      x1: from,
      y1: baseline - 0.2,
      x2: to,
      y2: baseline - 0.2,
      ink: 'k45',
      thickness: 0.36,
      dash: [0, 1.5],
      round: true,
    },
  ]
}

/** The amounts of a dish, each at the right end of its column. */
export function drawPrices(dish: PrintDish, setting: DishSetting, x: number, baseline: number): SheetItem[] {
  const { look, k } = setting
  const ends = priceEnds(setting)
  return amountsOf(dish).flatMap((amount, at): SheetItem[] => {
    if (amount === '') return []
    const [words] = fillLines(wordsOf(amount, { letters: look.price, ink: INK.text }), Number.POSITIVE_INFINITY)
    if (!words) return []
    return drawLine(words, { x: x + (ends[at] ?? 0) - toMm(lineWidth(words) * k), baseline, k })
  })
}

function drawDish(dish: PrintDish, lines: Text, setting: DishSetting, [x, y]: readonly [number, number]): SheetItem[] {
  const { look, k } = setting
  const items: SheetItem[] = []
  let top = y
  const baselines: number[] = []
  for (const [letters, all] of [
    [look.name, lines.name],
    [look.text, lines.text],
    [look.text, lines.names],
  ] as const)
    for (const line of all) {
      const baseline = top + toMm(baselineIn(letters) * k)
      if (all === lines.name) baselines.push(baseline)
      items.push(...drawLine(line, { x, baseline, k }))
      top += toMm(letters.line * k)
    }
  const priced = (look.leaders ? baselines.at(-1) : baselines[0]) ?? y
  const nameEnd = toMm(lineWidth((look.leaders ? lines.name.at(-1) : lines.name[0]) ?? []) * k)
  const firstPrice = setting.width - priceRoom(dish, setting) + NAME_GAP_MM
  const dots =
    look.leaders && amountsOf(dish).some(amount => amount !== '')
      ? leader(x + nameEnd + 1.4, x + firstPrice - 1.4 + slackOf(dish, setting), priced)
      : []
  // The prices come right after the name for those who hear the sheet.
  const named = items.slice(0, lines.name.flatMap(line => drawLine(line, { x, baseline: 0, k })).length)
  return [...named, ...dots, ...drawPrices(dish, setting, x, priced), ...items.slice(named.length)]
}

/** A narrow amount leaves room in its column. */
function slackOf(dish: PrintDish, { look, k, priceWidths }: DishSetting): number {
  const amounts = amountsOf(dish)
  const first = amounts.findIndex(amount => amount !== '')
  return (priceWidths[first] ?? 0) - toMm(widthIn(look.price, amounts[first] ?? '') * k)
}

/** A dish in its column: never split, nor its name from its price (PAPER-AND-NUMBERS §4, rule 1). */
export function dishBlock(dish: PrintDish, setting: DishSetting): Block {
  if (!dish.isItem) return plainBlock(dish, setting)
  const block = plainBlock(dish, { ...setting, look: itemLook(setting.look) })
  return dish.course ? underCourse(dish.course.name, block, setting) : block
}

function plainBlock(dish: PrintDish, setting: DishSetting): Block {
  const { look, k } = setting
  const lines = linesOf(dish, setting)
  const points = lines.name.length * look.name.line + (lines.text.length + lines.names.length) * look.text.line
  const height = toMm(points * k)
  if (!setting.hasRules) return { height, draw: (x, y) => drawDish(dish, lines, setting, [x, y]) }
  const rule = (x: number, y: number): SheetItem => ({
    kind: 'line',
    x1: x,
    y1: y + height + RULE_MM * k,
    x2: x + setting.width,
    y2: y + height + RULE_MM * k,
    ink: INK.rule,
    thickness: 0.12,
  })
  return { height: height + 2 * RULE_MM * k, draw: (x, y) => [...drawDish(dish, lines, setting, [x, y]), rule(x, y)] }
}
