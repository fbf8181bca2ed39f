import type { Locale } from '#shared/locale.ts'
import { dinerTime, timeRange } from '#shared/time-of-day.ts'
import { DAY_MS } from '#shared/time.ts'
import type { HoursSlot } from '../../hours/hours.rules.ts'

const LOCALE_TAGS: Record<Locale, string> = { es: 'es-ES', en: 'en-GB', pt: 'pt-PT' }

/** Dates in the language of a page. */
export function words(locale: Locale) {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(LOCALE_TAGS[locale], { timeZone: 'UTC', ...options })
    return (day: number): string => formatter.format(day * DAY_MS)
  }
  const month = format({ month: 'short' })
  return {
    date: format({ day: 'numeric', month: 'long' }),
    weekday: format({ weekday: 'long' }),
    short: (day: number): string => `${new Date(day * DAY_MS).getUTCDate()} ${month(day).replace('.', '')}`,
  }
}

/** '8:00–12:00'. */
export const dinerRange = ({ open, close }: HoursSlot): string => timeRange(dinerTime(open), dinerTime(close))

export const shortSlots = (slots: readonly HoursSlot[]): string => slots.map(dinerRange).join(', ')
