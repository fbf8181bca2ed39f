import type { Locale } from '#shared/locale.ts'
import { formatPrice, parsePrice } from '#shared/money.ts'
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
}
export type LineValues = {
  id: string
  text: string
  /** '' or '2,00'. */
  supplement: string
  known: Known | null
  /** Somebody said that the changed text contains the same. */
  confirmed: boolean
  available: boolean
}
export type CourseValues = { id: string; name: string; lines: LineValues[] }
export type DayValues = { price: string; includes: Includes; note: Names; courses: CourseValues[] }

type Content = { price: number; includes: Includes; note: Names; courses: readonly Course[] }

/** '13,50', without '€'; '' for none. */
export const typedAmount = (amount: number): string =>
  amount === 0 ? '' : formatPrice(amount, 'EUR').replace(/[^\d.,]/g, '')

const lineOf = (item: SetMenuItem, locale: Locale): LineValues => {
  const { text } = nameIn(item.names, locale, locale)
  const { names, dishId, allergens, allergensDeclared } = item
  return {
    id: item._id,
    text,
    supplement: typedAmount(item.supplement),
    known: { text: item.toConfirm ? '' : text, names, dishId, allergens, allergensDeclared },
    confirmed: false,
    available: item.available,
  }
}

export const newLine = (text = '', known: Known | null = null): LineValues => ({
  id: crypto.randomUUID(),
  text,
  supplement: '',
  known,
  confirmed: false,
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
  const hadSome = allergens.length > 0 || allergensDeclared
  return {
    allergens,
    allergensDeclared,
    toConfirm: known !== null && hadSome && !confirmed && !isSaid(known, line),
    dishId: known && isSaid(known, line) ? known.dishId : null,
  }
}

/** Diners read 'not declared' of it. */
export const isUndeclared = (line: LineValues): boolean => {
  const { allergens, allergensDeclared, toConfirm } = contentsOf(line)
  return toConfirm || (!allergensDeclared && allergens.length === 0)
}

/** A line of which somebody says what it contains. */
export const declaredLine = (line: LineValues, allergens: readonly string[], locale: Locale): LineValues => ({
  ...line,
  confirmed: true,
  known: {
    text: line.text,
    names: { [locale]: line.text.trim() },
    dishId: null,
    allergens,
    allergensDeclared: true,
  },
})

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
  const { allergens, allergensDeclared, toConfirm } = contentsOf(line)
  const text = line.text.trim()
  const names = known && isSaid(known, line) ? { ...known.names, [locale]: text } : { [locale]: text }
  return {
    _id: line.id,
    dishId: known?.dishId ?? null,
    names,
    supplement: amountOf(line.supplement),
    allergens: [...allergens],
    allergensDeclared,
    toConfirm,
  }
}
