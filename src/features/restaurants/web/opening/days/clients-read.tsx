import { LOCALES } from '#shared/locale.ts'
import { TIME_OF_DAY } from '#shared/time-of-day.ts'
import { specialDaySays } from '#features/restaurants/opening/diners/special-day-says.ts'
import type { SpecialDay } from '#features/restaurants/opening/opening.contract.ts'
import { takenBy } from '#features/restaurants/opening/special-days.rules.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { ReadByDiners } from '../read-by-diners.tsx'
import type { SpecialDayFormState } from './use-special-day-form.ts'

type ClientsReadProps = {
  restaurant: Restaurant
  others: readonly SpecialDay[]
  /** The one that is edited. */
  day: SpecialDay | undefined
  fields: SpecialDayFormState['fields']
  days: { from: string; to: string }
}

/** 'Tus clientes leerán': the sentence in each language of the menu, before it is saved. */
export function ClientsRead({ restaurant, others, day, fields, days }: ClientsReadProps) {
  const { isClosed, slots, reason, label } = fields
  const isTyped = isClosed || slots.every(({ open, close }) => TIME_OF_DAY.test(open) && TIME_OF_DAY.test(close))
  if (!isTyped) return null
  const specialDays = others.filter(({ _id, asUsual }) => _id !== day?._id && !asUsual)
  const house = { ...restaurant, specialDays: specialDays.filter(other => !takenBy(days, [other])) }
  const draft = { ...days, closed: isClosed, slots: isClosed ? [] : slots, reason, label }
  const { defaultLocale, supportedLocales } = restaurant
  const locales = LOCALES.filter(locale => supportedLocales.includes(locale) || locale === defaultLocale)
  return <ReadByDiners said={locales.map(locale => ({ locale, text: specialDaySays(house, draft, locale) }))} />
}
