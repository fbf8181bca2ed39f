import type { Locale } from '#shared/locale.ts'
import { formatPrice } from '#shared/money.ts'
import { type Body, type FieldRule, joinBodies, mergeFields, type Merged } from '#shared/fields/three-way.ts'
import { nameIn } from '#features/prices/names.ts'
import type { DailyMenu } from './daily-menu.contract.ts'
import { dayBody, dayValues, type SentDay } from '../form/day-form.ts'
import { dailyTexts as texts } from './daily-menu.texts.ts'

type Said = { currency: string; defaultLocale: Locale }

/** A day as a body would send it. */
const asBody = (day: DailyMenu, locale: Locale): Body =>
  day.courses.length === 0
    ? { price: day.price, includes: day.includes, note: day.note, courses: [] }
    : { ...dayBody(dayValues(day, locale), locale), price: day.price }

const dishesIn = (courses: SentDay['courses'], locale: Locale): string =>
  courses.flatMap(({ items }) => items.map(({ names }) => nameIn(names, locale, locale).text)).join(', ')

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
      shown: courses => dishesIn(courses as SentDay['courses'], defaultLocale),
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
