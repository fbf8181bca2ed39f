import type { Locale } from '#shared/locale.ts'
import { formatPrice, parsePrice } from '#shared/money.ts'
import { normalizeDiets } from '#features/allergens/diets.ts'
import { fineBody } from '#features/allergens/fine-body.ts'
import type { Members } from '#features/allergens/members.ts'
import type { Without } from '#features/allergens/public-allergens.ts'
import { type Safety, safetyOf, saysContents } from '#features/allergens/safety.rules.ts'
import { type Said, saidOf } from '#features/allergens/said.rules.ts'
import { comparable, nameIn, type Names } from '#features/prices/names.ts'
import type { Course, Includes, SetMenuItem } from '../set-menu.shapes.ts'
import { SUPPLEMENT_MAX_CENTS } from '../set-menus.limits.ts'
import { PRESET_COURSES } from '../course-names.ts'

/** What is known of a line: of the carta, of an earlier menu, or what somebody said of it. */
export type Known = {
  text: string
  names: Names
  dishId: string | null
  allergens: readonly string[]
  allergensDeclared: boolean
} & Safety
/** What somebody says of a line in its sheet. */
export type LineSaid = Said & { members: Members; without: Without; diets: readonly string[] }
export type LineValues = {
  id: string
  text: string
  /** '' or '2,00'. */
  supplement: string
  known: Known | null
  /** The changed text of which somebody said that it contains the same; of another one it is asked again. */
  confirmed: string | null
  /** It was said in its sheet what it contains: what is not there any more is taken away. */
  marked: boolean
  available: boolean
}
export type CourseValues = { id: string; name: string; lines: LineValues[] }
export type DayValues = { price: string; includes: Includes; note: Names; courses: CourseValues[] }

type Content = { price: number; includes: Includes; note: Names; courses: readonly Course[] }

/** '13,50', without '€'; '' for none. */
export const typedAmount = (amount: number): string =>
  amount === 0 ? '' : formatPrice(amount, 'EUR').replace(/[^\d.,]/g, '')

type Told = Pick<Known, 'names' | 'dishId' | 'allergens' | 'allergensDeclared'> & Safety

/** What is known of a dish of an earlier menu, or of a line that is loaded. */
export const knownOf = ({ names, dishId, allergens, allergensDeclared, ...said }: Told, locale: Locale): Known => ({
  text: nameIn(names, locale, locale).text,
  names,
  dishId,
  allergens,
  allergensDeclared,
  ...safetyOf(said),
})

const lineOf = (item: SetMenuItem, locale: Locale): LineValues => {
  const { text } = nameIn(item.names, locale, locale)
  return {
    id: item._id,
    text,
    supplement: typedAmount(item.supplement),
    known: { ...knownOf(item, locale), text: item.toConfirm ? '' : text },
    confirmed: null,
    marked: false,
    available: item.available,
  }
}

export const newLine = (text = '', known: Known | null = null): LineValues => ({
  id: crypto.randomUUID(),
  text,
  supplement: '',
  known,
  confirmed: null,
  marked: false,
  available: true,
})

/** The form of a day; an empty one has the three courses of every menu. */
export function dayValues({ price, includes, note, courses }: Content, locale: Locale): DayValues {
  return {
    price: typedAmount(price),
    includes,
    note,
    courses:
      courses.length > 0
        ? courses.map(({ _id: id, names, items }) => ({
            id,
            name: nameIn(names, locale, locale).text,
            lines: items.map(item => lineOf(item, locale)),
          }))
        : PRESET_COURSES.map(preset => ({ id: crypto.randomUUID(), name: preset[locale], lines: [] })),
  }
}

const isSaid = ({ text }: Known, line: LineValues): boolean => comparable(text) === comparable(line.text)

/** What a line says of allergens; `toConfirm`: its text was changed, and nobody said yet what it contains. */
export function contentsOf(line: LineValues) {
  const { known, confirmed } = line
  const allergens = known?.allergens ?? []
  const allergensDeclared = known?.allergensDeclared ?? false
  const traces = known?.traces ?? []
  const isSame = confirmed !== null && comparable(confirmed) === comparable(line.text)
  return {
    allergens,
    allergensDeclared,
    traces,
    toConfirm: known !== null && saysContents(known) && !isSame && !isSaid(known, line),
    dishId: known && isSaid(known, line) ? known.dishId : null,
  }
}

/** Diners read 'not declared' of it. */
export const isUndeclared = (line: LineValues): boolean => {
  const { allergensDeclared, toConfirm } = contentsOf(line)
  return toConfirm || !allergensDeclared
}

/** A line of which somebody says what it contains. */
export const declaredLine = (line: LineValues, said: LineSaid, locale: Locale): LineValues => ({
  ...line,
  confirmed: null,
  marked: true,
  known: {
    text: line.text,
    names: { [locale]: line.text.trim() },
    dishId: null,
    allergens: said.allergens,
    allergensDeclared: true,
    ...safetyOf({
      traces: said.traces,
      tracesDeclared: true,
      members: said.members,
      without: said.without,
      diets: normalizeDiets(said.diets),
    }),
  },
})

/**
 * What the sheet of a line shows at first: of another text the allergens and traces of the dish that it was, in sight,
 * to be looked at again; what makes a dish safer is said anew.
 */
export function lineSaid(line: LineValues): LineSaid {
  const { toConfirm, ...contents } = contentsOf(line)
  const { members = {}, without = {}, diets = [] } = (!toConfirm && line.known) || {}
  return { ...saidOf(contents), members, without, diets }
}

const SUPPLEMENT = /\s*\+\s*(\d[\d.,]*)\s*€?\s*$/

/** A line while it is typed: its supplement stands at its end, where it is changed or taken away. */
export const typedLine = (line: LineValues): LineValues =>
  line.supplement === '' ? line : { ...line, text: `${line.text} +${line.supplement}`, supplement: '' }

/** A line when its typing ends: '+2,00' at its end is its supplement (TABLE §5 9). */
export function endedLine(line: LineValues): LineValues {
  const found = SUPPLEMENT.exec(line.text)
  const cents = found ? centsOf(found[1] ?? '') : undefined
  if (!found || cents === undefined || cents > SUPPLEMENT_MAX_CENTS) return line
  return { ...line, text: line.text.slice(0, found.index).trim(), supplement: typedAmount(cents / 100) }
}

/** Of a typed amount; 0 where it is none. */
export const amountOf = (typed: string): number => (centsOf(typed) ?? 0) / 100

/** Of a typed amount; undefined: it is none. */
export const centsOf = (typed: string): number | undefined => {
  const parsed = parsePrice(typed)
  return 'cents' in parsed ? parsed.cents : undefined
}

/** The whole day as a body; empty lines are left out. */
export function dayBody({ price, includes, note, courses }: DayValues, locale: Locale) {
  return {
    ...(centsOf(price) !== undefined && { price: (centsOf(price) ?? 0) / 100 }),
    includes,
    note,
    courses: courses
      .filter(({ name, lines }) => name.trim() !== '' || lines.some(({ text }) => text.trim() !== ''))
      .map(course => ({
        _id: course.id,
        names: { [locale]: course.name.trim() },
        items: course.lines
          .map(endedLine)
          .filter(({ text }) => text.trim() !== '')
          .map(line => itemBody(line, locale)),
      })),
  }
}
export type SentDay = ReturnType<typeof dayBody>

function itemBody(line: LineValues, locale: Locale) {
  const { known } = line
  const { allergens, allergensDeclared, toConfirm, dishId } = contentsOf(line)
  const text = line.text.trim()
  const names = known && isSaid(known, line) ? { ...known.names, [locale]: text } : { [locale]: text }
  return {
    _id: line.id,
    dishId: known?.dishId ?? null,
    names,
    supplement: amountOf(line.supplement),
    allergens: [...allergens],
    allergensDeclared,
    ...(dishId === null && known && safetyBody(known, line.marked)),
    toConfirm,
  }
}

/** All that is known of a line with a text of its own; traces that nobody has looked at stay so. */
function safetyBody({ traces = [], tracesDeclared, members, without, diets }: Known, isMarked: boolean) {
  return {
    traces: [...traces],
    ...(!tracesDeclared && { tracesDeclared: false as const }),
    ...(isMarked
      ? { ...fineBody({ members: members ?? {}, without: without ?? {} }), diets: [...(diets ?? [])] }
      : { ...(members && { members }), ...(without && { without }), ...(diets && { diets: [...diets] }) }),
  }
}
