import type { Locale } from '#shared/locale.ts'
import { daysView, type House } from './day-view.ts'

type Draft = NonNullable<House['specialDays']>[number]

/** What diners will read on a special day that is not saved yet; `others` decide when the house opens next. */
export function specialDaySays(house: Omit<House, 'today' | 'dayChanges'>, draft: Draft, locale: Locale): string {
  const year = Number(draft.from.slice(0, 4))
  const { hours, timezone, defaultLocale, specialDays = [] } = house
  const days = [draft, ...specialDays]
  const view = daysView({ hours, timezone, defaultLocale, specialDays: days }, locale, year)
  if (draft.slots.length > 0) return view?.facts[0]?.text ?? ''
  const [closing] = view?.closings ?? []
  return closing ? [closing.strong, closing.rest].filter(Boolean).join(' ') : ''
}
