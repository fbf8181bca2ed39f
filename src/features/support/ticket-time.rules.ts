import { DAY_MS } from '#shared/time.ts'
import { timeWithArticle } from '#shared/time-of-day.ts'
import { dayOfYear, longDate, shortTime } from '#shared/long-date.ts'

const NUMBER = new Intl.NumberFormat('es-ES', { useGrouping: 'always' })

/** '1 284', with a thin space, as it is spoken of. */
export const ticketNumber = (number: number): string => NUMBER.format(number).replaceAll('.', '\u202f')

const midnight = (moment: Date): number => new Date(moment).setHours(0, 0, 0, 0)

/** 'hoy', 'ayer', 'mañana', '2 de diciembre', with its year where that is another one; in the browser's time zone. */
export function dayOf(moment: string, now: Date): string {
  const at = new Date(moment)
  const days = Math.round((midnight(at) - midnight(now)) / DAY_MS)
  if (days === 0) return 'hoy'
  if (Math.abs(days) === 1) return days > 0 ? 'mañana' : 'ayer'
  return at.getFullYear() === now.getFullYear() ? dayOfYear(at) : longDate(at)
}

/** 'hoy a las 12:10'. */
export const dayAndTime = (moment: string, now: Date): string =>
  `${dayOf(moment, now)} a ${timeWithArticle(shortTime(moment))}`
