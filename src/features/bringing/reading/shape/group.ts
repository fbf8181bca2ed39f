import type { PriceColumn } from '../line/labels-row.ts'
import { languageOf } from '../line/language.ts'
import { endsOpen, isAllCaps, letterCount, startsLower, wordCount } from '../words.ts'
import { descriptionScore, HEADING_FROM, headingScore, describes, isSmaller } from './headings.ts'
import type { Habits, Seen } from './seen.ts'

/** Lines that belong to one dish. */
export type DishLines = {
  /** The name, over several lines where it is long. */
  name: Seen[]
  /** Where its prices stand. */
  priced: Seen | undefined
  below: Seen[]
  columns: PriceColumn[] | undefined
  category: number | null
  /** `priced` is the heading: 'Montaditos a 2,50 €'. */
  isCommon: boolean
}
export type Grouped = { headings: Seen[][]; dishes: DishLines[]; stray: Seen[] }

/** 'Montaditos a', 'Todas las tapas a' before a price. */
const COMMON = /\p{L}{3,}\s+a$/iu
const hasName = ({ rest }: Seen): boolean => letterCount(rest) > 0
const HEADING_WORDS_MAX = 8
/** Lines over the first heading. */
const PREAMBLE_MAX = 3
/** Words of a sentence that ends a carta. */
const CLOSING_WORDS_MIN = 4

/** Lines without a price in another language, so many that it is a habit. */
export function haveLanguages(lines: readonly Seen[]): boolean {
  const foreign = lines.filter(({ tail, rest }) => !tail && ['en', 'pt'].includes(languageOf(rest) ?? ''))
  return foreign.length >= 3 && foreign.length >= lines.filter(({ tail }) => tail).length * 0.25
}

/** Puts lines together from top to bottom: headings, dishes with what stands under them. */
class Grouping implements Grouped {
  readonly headings: Seen[][] = []
  readonly dishes: DishLines[] = []
  readonly stray: Seen[] = []
  readonly #lines: readonly Seen[]
  readonly #habits: Habits
  readonly #areLanguages: boolean
  #columns: PriceColumn[] | undefined
  /** The heading whose price all dishes under it have. */
  #common: Seen | undefined
  /** Lines that wait for a price under them. */
  #waiting: Seen[] = []
  #dish: DishLines | undefined

  constructor(lines: readonly Seen[], habits: Habits) {
    this.#lines = lines
    this.#habits = habits
    this.#areLanguages = haveLanguages(lines)
    const last = lines.findLastIndex(({ tail }) => tail)
    lines.forEach((seen, at) => {
      if (at > last && last >= 0 && this.#closes(seen)) this.stray.push(seen)
      else this.#take(seen, at)
    })
    this.#settle()
  }

  /** After the last price, with room before it: a sentence to the guests. */
  #closes({ line, rest }: Seen): boolean {
    return line.gapBefore && wordCount(rest) >= CLOSING_WORDS_MIN && !this.#waiting.length
  }

  #around(at: number) {
    return { before: this.#lines[at - 1], after: this.#lines[at + 1], habits: this.#habits }
  }

  #take(seen: Seen, at: number): void {
    if (seen.columns) {
      if (hasName(seen)) this.#heading(seen, at)
      else this.#settle()
      this.#columns = seen.columns
    } else if (seen.tail && COMMON.test(seen.rest) && !this.#lines[at + 1]?.tail) {
      this.#heading(seen, at)
      this.#common = seen
    } else if (seen.tail && hasName(seen)) this.#priced(seen, at)
    else if (seen.tail) this.#priceAlone(seen)
    else if (!hasName(seen)) this.#dish?.below.push(seen)
    else this.#unpriced(seen, at)
  }

  #heading(seen: Seen, at: number): void {
    this.#settle()
    const before = this.#lines[at - 1]
    const last = this.headings.at(-1)
    // 'Entrantes' over 'Starters': one heading in two languages.
    const isPair = this.#areLanguages && last && before && last.includes(before) && !seen.line.gapBefore
    if (isPair) last.push(seen)
    else {
      this.#dropPreamble()
      this.headings.push([seen])
    }
    this.#columns = undefined
    this.#common = undefined
    this.#dish = undefined
  }

  /** What stands over the first heading without a price: the name of the house, a motto. */
  #dropPreamble(): void {
    if (this.dishes.length > PREAMBLE_MAX || this.dishes.some(({ priced }) => priced)) return
    for (const { name, below } of this.dishes.splice(0)) this.stray.push(...name, ...below)
  }

  #open(name: Seen[], priced: Seen | undefined): void {
    const category = this.headings.length > 0 ? this.headings.length - 1 : null
    const isCommon = priced === undefined && this.#common !== undefined
    this.#dish = { name, priced: priced ?? this.#common, below: [], columns: this.#columns, category, isCommon }
    this.dishes.push(this.#dish)
  }

  #priced(seen: Seen, at: number): void {
    const waiting = this.#waiting
    this.#waiting = []
    const joins = waiting.length === 1 && at > 0 && waiting[0] === this.#lines[at - 1]
    if (!joins) for (const each of waiting) this.#open([each], undefined)
    if (joins && this.#habits.areNamesAbove) {
      this.#open(waiting, seen)
      this.#dish?.below.push(seen)
    } else this.#open(joins ? [...waiting, seen] : [seen], seen)
  }

  /** The price of what stands over it. */
  #priceAlone(seen: Seen): void {
    const [name, ...below] = this.#waiting
    this.#waiting = []
    if (name) {
      this.#open([name], seen)
      this.#dish?.below.push(...below)
    } else if (this.#dish && !this.#dish.priced) this.#dish.priced = seen
    else this.stray.push(seen)
  }

  #unpriced(seen: Seen, at: number): void {
    const around = this.#around(at)
    if (this.#habits.areNamesAbove && around.after?.tail && !around.after.line.gapBefore) {
      this.#settle()
      return void this.#waiting.push(seen)
    }
    if (this.#isHeading(seen, at)) return this.#heading(seen, at)
    if (this.#habits.areBlocks) return this.#inBlock(seen)
    if (this.#isOverPrice(seen, around)) {
      this.#settle()
      return void this.#waiting.push(seen)
    }
    if (this.#goesOn(seen, around.after)) {
      if (this.#dish && around.before && this.#dish.below.includes(around.before) && endsOpen(around.before.rest))
        return void this.#dish.below.push(seen)
      this.#settle()
      return void this.#waiting.push(seen)
    }
    if (this.#dish && !this.#common && this.#describes(seen, at)) return void this.#dish.below.push(seen)
    this.#settle()
    this.#open([seen], undefined)
  }

  #isHeading(seen: Seen, at: number): boolean {
    if (wordCount(seen.rest.replace(/\([^)]*\)/gu, '')) > HEADING_WORDS_MAX || /\d[.,]\d{2}/u.test(seen.rest))
      return false
    const around = this.#around(at)
    const above = around.before
    // A line that an unfinished one stands over goes on with it.
    if (above && !seen.line.gapBefore && !above.tail && endsOpen(above.rest)) return false
    const languages = this.headings.at(-1)
    if (above && languages?.includes(above) && !seen.line.gapBefore) {
      const language = languageOf(seen.rest)
      if (language !== undefined && language !== 'es' && wordCount(seen.rest) <= 4) return true
    }
    return headingScore(seen, around) >= HEADING_FROM
  }

  /** A name whose price had no room in its line. */
  #isOverPrice(seen: Seen, { before, after }: { before: Seen | undefined; after: Seen | undefined }): boolean {
    if (!after?.tail || hasName(after) || after.line.gapBefore || isSmaller(seen, this.#habits)) return false
    return seen.line.size !== undefined || before?.tail !== undefined
  }

  /** A name that is too long for its line, and goes on in the next one with its price. */
  #goesOn(seen: Seen, after: Seen | undefined): boolean {
    if (!after?.tail || !hasName(after) || after.line.gapBefore || describes(seen.rest)) return false
    if (/[.;]\s*$/u.test(seen.rest)) return false
    if (endsOpen(seen.rest)) return true
    const isLower = startsLower(after.rest) && !this.#habits.areLower
    return isLower && !startsLower(seen.rest) && isAllCaps(seen.rest) === isAllCaps(after.rest)
  }

  #describes(seen: Seen, at: number): boolean {
    const { before } = this.#around(at)
    if (before && this.#dish?.below.includes(before) && !seen.line.gapBefore && this.#dish.priced)
      return descriptionScore(seen, this.#around(at)) >= 0
    return descriptionScore(seen, this.#around(at)) >= 1
  }

  /** Name, description, price: each in lines of its own. */
  #inBlock(seen: Seen): void {
    if (seen.line.gapBefore && this.#dish?.priced && this.#waiting.length === 0) this.#dish = undefined
    this.#waiting.push(seen)
  }

  /** What waited for a price has none. */
  #settle(): void {
    const [name, ...below] = this.#waiting
    this.#waiting = []
    if (!name) return
    this.#open([name], undefined)
    this.#dish?.below.push(...below)
  }
}

/** Headings, dishes and what stands under them, in the order of the source. */
export function groupLines(lines: readonly Seen[], habits: Habits): Grouped {
  const { headings, dishes, stray } = new Grouping(lines, habits)
  return { headings, dishes, stray }
}
