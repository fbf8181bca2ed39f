import { MM_PER_PT, type SheetItem } from '#platform/typeset/sheet.ts'
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

/** An amount up to its comma, where commas stand under one another. */
const beforeComma = (amount: string): string | null => /^(.*),\d\d$/.exec(amount)?.[1] ?? null

/** In points at k = 1. */
function amountWidth(amount: string, { price, decimals }: PaperLook): number {
  const whole = decimals === undefined ? null : beforeComma(amount)
  return whole === null ? widthIn(price, amount) : widthIn(price, whole) + (decimals ?? 0) * price.size
}

/** How wide each price column of some dishes is, at k: as drawn, or as wide as its widest amount. */
export function priceWidthsOf(dishes: readonly PrintDish[], look: PaperLook, k: number): number[] {
  const rows = dishes.map(amountsOf)
  const count = Math.max(0, ...rows.map(row => row.length))
  return Array.from({ length: count }, (_, at) => {
    const widest = Math.max(0, ...rows.map(row => amountWidth(row[at] ?? '', look)))
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

/** From the first price that a dish has, with what stands before it, to its right end. */
export function pricesWidth(dish: PrintDish, setting: DishSetting): number {
  const first = amountsOf(dish).findIndex(amount => amount !== '')
  if (first < 0) return 0
  const { look, k, width, priceWidths } = setting
  const end = priceEnds(setting)[first] ?? width
  const withUnit = toMm(amountWidth(amountsOf(dish)[first] ?? '', look) + unitRoom(dish, look)) * k
  return width - end + Math.max(priceWidths[first] ?? 0, withUnit)
}

/** That, and the space before it. */
function priceRoom(dish: PrintDish, setting: DishSetting): number {
  const width = pricesWidth(dish, setting)
  return width === 0 ? 0 : width + NAME_GAP_MM
}

const UNIT_GAP_MM = 1.2
const unitLetters = ({ style, text, price }: PaperLook): Letters =>
  style === 'modern' ? { face: 'hankenMedium', size: 7.4, line: 10 } : { ...text, size: price.size * 0.8 }

/** What 'el kilo' takes before its amount, in points at k = 1. */
const unitRoom = ({ unit }: PrintDish, look: PaperLook): number =>
  unit ? widthIn(unitLetters(look), unit) + UNIT_GAP_MM / MM_PER_PT : 0

/** The words of a name, smaller where one does not fit its column although the dictionary may part it. */
function nameWords({ name }: Pick<PrintDish, 'name'>, letters: Letters, width: number, locale: Locale): Word[] {
  const lang = name.lang ?? locale
  const words = wordsOf(name.text, { letters, ink: INK.text, lang })
  const widest = Math.max(0, ...words.map(word => (word.width <= width ? word.width : leastWidth(word))))
  if (widest <= width) return words
  const size = letters.size * Math.max(LONG_WORD, Math.min(1, width / widest))
  return wordsOf(name.text, { letters: { ...letters, size }, ink: INK.text, lang })
}

type Text = { name: Line[]; text: Line[] }

function inlineWords({ inline }: PrintDish, look: PaperLook, before: boolean): Word[] {
  const words = inline.flatMap(({ label, amount }, index) => [
    ...wordsOf([label, amount].filter(Boolean).join(' '), { letters: look.inline, ink: INK.text }),
    ...(index < inline.length - 1 || before ? wordsOf('·', { letters: look.text, ink: INK.soft }) : []),
  ])
  return words
}

/** Behind a name: a space and some more. */
const RUN_IN_MM = 1.1

/** Where a drink is from, behind its name (PAPER-AND-NUMBERS §4, the sheets). */
function originOf({ description }: PrintDish, { look, locale }: DishSetting): Word[] {
  const letters =
    look.style === 'minimal' ? { ...look.name, face: look.text.face } : { ...look.text, line: look.name.line }
  const [first, ...others] = wordsOf(description.text, { letters, ink: INK.soft, lang: description.lang ?? locale })
  return first ? [{ ...first, gap: first.gap + RUN_IN_MM / MM_PER_PT }, ...others] : []
}

function linesOf(dish: PrintDish, setting: DishSetting): Text {
  const { look, k, width, allergens, locale } = setting
  const points = (millimeters: number): number => millimeters / MM_PER_PT / k
  const nameWidth = points(width - priceRoom(dish, setting))
  const marks = marksOf(dish.allergens, allergens, look, locale)
  const named = nameWords(dish, look.name, nameWidth, locale)
  const { text: description, lang } = dish.description
  const inline = inlineWords(dish, look, description !== '')
  if (dish.isDrink && look.style !== 'classic' && inline.length === 0)
    return { name: fillLines([...named, ...originOf(dish, setting), ...marks], nameWidth), text: [] }
  const text = [...inline, ...wordsOf(description, { letters: look.text, ink: INK.soft, lang: lang ?? locale })]
  const hasText = text.length > 0 || (allergens === 'names' && marks.length > 0)
  return {
    name: balancedLines(hasText ? named : [...named, ...marks], nameWidth),
    text: hasText ? fillLines([...text, ...marks], points(width)) : [],
  }
}

const DOT = { pitch: 1.5, thickness: 0.42, ink: '#a08a56' } as const

/** Dots from the end of a name to its first price, one below the other; diners who hear the sheet do not hear them. */
function leader(from: number, to: number, right: number, baseline: number): SheetItem[] {
  const first = right - Math.floor((right - from) / DOT.pitch) * DOT.pitch
  if (to - first < 2 * DOT.pitch) return []
  const at = baseline - 0.2
  const { ink, thickness, pitch } = DOT
  return [{ kind: 'line', x1: first, y1: at, x2: to, y2: at, ink, thickness, dash: [0, pitch], round: true }]
}

/** The amounts of a dish, each at the right end of its column, and what the only one is for. */
export function drawPrices(dish: PrintDish, setting: DishSetting, x: number, baseline: number): SheetItem[] {
  const { look, k } = setting
  const ends = priceEnds(setting)
  let hasUnit = dish.unit !== undefined
  return amountsOf(dish).flatMap((amount, at): SheetItem[] => {
    if (amount === '') return []
    const words = wordsOf(amount, { letters: look.price, ink: INK.text })
    const left = x + (ends[at] ?? 0) - toMm(amountWidth(amount, look) * k)
    const unit = hasUnit ? wordsOf(dish.unit ?? '', { letters: unitLetters(look), ink: INK.soft }) : []
    hasUnit = false
    return [
      ...drawLine(unit, { x: left - toMm(unitRoom(dish, look) * k), baseline, k }),
      ...drawLine(words, { x: left, baseline, k }),
    ]
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
      ? leader(x + nameEnd + 1.4, x + firstPrice - 1.6 + slackOf(dish, setting), x + setting.width, priced)
      : []
  // The prices come right after the name for those who hear the sheet.
  const named = items.slice(0, lines.name.flatMap(line => drawLine(line, { x, baseline: 0, k })).length)
  return [...named, ...dots, ...drawPrices(dish, setting, x, priced), ...items.slice(named.length)]
}

/** A narrow amount leaves room in its column. */
function slackOf(dish: PrintDish, { look, k, priceWidths }: DishSetting): number {
  const amounts = amountsOf(dish)
  const first = amounts.findIndex(amount => amount !== '')
  const taken = amountWidth(amounts[first] ?? '', look) + unitRoom(dish, look)
  return Math.max(0, (priceWidths[first] ?? 0) - toMm(taken) * k)
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
  const points = lines.name.length * look.name.line + lines.text.length * look.text.line
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
