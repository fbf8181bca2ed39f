import { capitalized } from '#shared/names/capitalized.ts'
import type { ActivityEntry } from './activity.contract.ts'
import { activityTexts as texts } from './activity-tab.texts.ts'

/** What happened on one day of the restaurant. */
export type Day = { key: string; title: string; entries: ActivityEntry[] }

/** `2026-11-22`, in this time zone; sorts and compares as text. */
const dayKey = (at: Date, timeZone: string): string => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(at)

function dayTitle(at: Date, now: Date, timeZone: string): string {
  const day = dayKey(at, timeZone)
  if (day === dayKey(now, timeZone)) return texts.today
  const noon = new Date(`${dayKey(now, timeZone)}T12:00:00Z`)
  noon.setUTCDate(noon.getUTCDate() - 1)
  if (day === noon.toISOString().slice(0, 10)) return texts.yesterday
  const isThisYear = day.slice(0, 4) === dayKey(now, timeZone).slice(0, 4)
  const format = new Intl.DateTimeFormat('es-ES', {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  })
  return capitalized(format.format(at))
}

/** Entries by day in the restaurant's time zone, in the order in which they come (DAILY-WORK §3). */
export function groupByDay(entries: readonly ActivityEntry[], now: Date, timeZone: string): Day[] {
  const days = Map.groupBy(entries, ({ at }) => dayKey(new Date(at), timeZone))
  return [...days].map(([key, ofDay]) => ({
    key,
    title: dayTitle(new Date(ofDay[0]?.at ?? now), now, timeZone),
    entries: ofDay,
  }))
}

/** `14:08`, in the restaurant's time zone. */
export const timeOfDay = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat('es-ES', { timeZone, hour: '2-digit', minute: '2-digit' }).format(new Date(at))
