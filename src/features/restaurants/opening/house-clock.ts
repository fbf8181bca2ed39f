import { MINUTE_MS } from '#shared/time.ts'

/**
 * What the clock on the wall of a house shows at an instant: minutes since 1970-01-01 00:00 of that clock. Throws
 * RangeError for an unknown zone.
 */
export function houseMinute(instant: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const parts: Record<string, number> = {}
  for (const { type, value } of format.formatToParts(instant)) parts[type] = Number(value)
  const { year = 1970, month = 1, day = 1, hour = 0, minute = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute) / MINUTE_MS
}
