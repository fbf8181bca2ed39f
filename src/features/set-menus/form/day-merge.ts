import type { Locale } from '#shared/locale.ts'
import { formatPrice } from '#shared/money.ts'
import { type Body, type FieldRule, isSame, joinBodies, mergeFields, type Merged } from '#shared/fields/three-way.ts'
import { nameIn } from '#features/prices/names.ts'
import type { DailyMenu } from '../daily/daily-menu.contract.ts'
import { dayBody, type DayValues, dayValues, type SentDay } from './day-form.ts'
import { dailyTexts as texts } from '../daily/daily-menu.texts.ts'

type Said = { currency: string; defaultLocale: Locale }

/** A day as a body would send it. */
const asBody = (day: DailyMenu, locale: Locale): Body =>
  day.courses.length === 0
    ? { price: day.price, includes: day.includes, note: day.note, courses: [] }
    : { ...dayBody(dayValues(day, locale), locale), price: day.price }

const dishNames = ({ courses }: Pick<DailyMenu, 'courses'> | Pick<SentDay, 'courses'>, locale: Locale): string[] =>
  courses.flatMap(({ items }) => items.map(({ names }) => nameIn(names, locale, locale).text))

/** Joins what was written on a day that was seen as `base` with what somebody else wrote there (3-decisions §1). */
export function mergeDay(
  { base, theirs, wish, sent }: { base: DailyMenu; theirs: DailyMenu; wish: Body; sent: Body | null },
  { currency, defaultLocale }: Said,
): Merged {
  const seen = asBody(base, defaultLocale)
  const rules: Record<string, FieldRule> = {
    price: {
      joins: 'ask',
      label: texts.price,
      phrase: texts.pricePhrase,
      shown: price => formatPrice(Number(price), currency),
    },
    includes: { joins: 'ask', label: texts.includes, phrase: texts.includesPhrase, shown: () => texts.includes },
    note: { joins: 'ask', label: texts.note, phrase: texts.notePhrase, shown: String },
    courses: {
      joins: 'ask',
      label: texts.courses,
      phrase: texts.coursesPhrase,
      shown: courses => dishNames({ courses: courses as SentDay['courses'] }, defaultLocale).join(', '),
    },
  }
  return mergeFields(
    {
      base: seen,
      mine: joinBodies(seen, wish),
      theirs: asBody(theirs, defaultLocale),
      sent: sent && joinBodies(seen, sent),
      wish,
    },
    ([key]) => rules[key ?? ''] ?? { joins: 'mine' },
  )
}

type Form = { values: DayValues; base: DailyMenu }

const FIELDS = ['price', 'includes', 'note', 'courses'] as const

/**
 * The form over another version of its day: fields that it has as they were seen (`base`) become those of `now`.
 * `both`: somebody else has changed one that is changed here too, so the next save must ask.
 */
export function rebased({ values, base }: Form, now: DailyMenu, locale: Locale): { values: DayValues; both: boolean } {
  const [form, was, is] = [dayBody(values, locale) as Body, asBody(base, locale), asBody(now, locale)]
  const fresh = dayValues(now, locale)
  const isOwn = (field: (typeof FIELDS)[number]): boolean => !isSame(form[field], was[field])
  const isMoved = (field: (typeof FIELDS)[number]): boolean => !isSame(is[field], was[field])
  const taken = FIELDS.filter(field => isMoved(field) && !isOwn(field))
  return {
    values: { ...values, ...Object.fromEntries(taken.map(field => [field, fresh[field]])) },
    both: FIELDS.some(field => isMoved(field) && isOwn(field) && !isSame(form[field], is[field])),
  }
}

const quoted = (names: readonly string[]): string =>
  names.length < 2
    ? names.map(name => `«${name}»`).join('')
    : `${names
        .slice(0, -1)
        .map(name => `«${name}»`)
        .join(', ')} y «${names.at(-1)}»`

/** So many dishes are named. */
const NAMED_MAX = 3

const dishes = (verb: string, names: readonly string[]): string[] =>
  names.length === 0 ? [] : [names.length > NAMED_MAX ? `${verb} ${names.length} platos` : `${verb} ${quoted(names)}`]

/** 'quitó «Huevos rotos con jamón» y puso 14,00 €': what somebody made of a day (TABLE §5 11). */
export function whatChanged(base: DailyMenu, theirs: DailyMenu, { currency, defaultLocale: locale }: Said): string {
  const [before, after] = [dishNames(base, locale), dishNames(theirs, locale)]
  const [removed, added] = [before.filter(name => !after.includes(name)), after.filter(name => !before.includes(name))]
  const isMoved =
    removed.length + added.length === 0 && !isSame(asBody(base, locale)['courses'], asBody(theirs, locale)['courses'])
  const parts = [
    ...dishes(texts.theyRemoved, removed),
    ...dishes(texts.theyAdded, added),
    ...(isMoved ? [texts.theyChanged(texts.coursesPhrase)] : []),
    ...(base.price === theirs.price ? [] : [texts.theyPriced(formatPrice(theirs.price, currency))]),
    ...(isSame(base.includes, theirs.includes) ? [] : [texts.theyChanged(texts.includesPhrase)]),
    ...(isSame(base.note, theirs.note) ? [] : [texts.theyChanged(texts.notePhrase)]),
  ]
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} y ${parts.at(-1)}`
}
