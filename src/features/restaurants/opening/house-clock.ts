import { MINUTE_MS } from '#shared/time.ts'

/** A formatter takes a hundred times as long to make as to use, and tens of kilobytes. */
const KEPT_FORMATS = 50
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const kept = formats.get(timeZone)
  if (kept) return kept
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  if (formats.size >= KEPT_FORMATS) formats.clear()
  formats.set(timeZone, format)
  return format
}

/**
 * What the clock on the wall of a house shows at an instant: minutes since 1970-01-01 00:00 of that clock. Throws
 * RangeError for an unknown zone.
 */
export function houseMinute(instant: number, timeZone: string): number {
  const parts: Record<string, number> = {}
  for (const { type, value } of formatOf(timeZone).formatToParts(instant)) parts[type] = Number(value)
  const { year = 1970, month = 1, day = 1, hour = 0, minute = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute) / MINUTE_MS
}
