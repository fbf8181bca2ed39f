// It imports nothing, because the menu page runs it on the phone (`public-menu/web/inline/opening-status.ts`).

/** Start and end of a slot in minutes from Monday 00:00 of the restaurant's clock; the end may be past the week. */
export type WeekRange = [start: number, end: number]

/** Minutes until it closes or opens next; null when that never happens (always open, or no hours at all). */
export type OpenState = { open: boolean; changesIn: number | null }

/**
 * Minutes from Monday 00:00 on the clock of an IANA time zone, with daylight saving time. Throws RangeError for an
 * unknown zone.
 */
export function minuteOfWeek(now: number, timeZone: string): number {
  const parts: Record<string, string> = {}
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  for (const { type, value } of format.formatToParts(now)) parts[type] = value
  const day = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(parts['weekday'] ?? '')
  return (day * 24 + Number(parts['hour'])) * 60 + Number(parts['minute'])
}

/**
 * A zone's offsets from UTC in minutes, from minutes after 1970 on, in order; known until `until`, also such minutes.
 */
export type ZoneClock = { until: number; offsets: [from: number, offset: number][] }

/**
 * The same as `minuteOfWeek`, without the device's own time zones; undefined at a time that the clock does not know.
 */
export function minuteOfWeekBy({ until, offsets }: ZoneClock, now: number): number | undefined {
  const minute = Math.floor(now / 60_000)
  let known: number | undefined
  for (const [from, offset] of offsets) if (from <= minute) known = offset
  if (known === undefined || minute >= until) return undefined
  // 1970 began on a Thursday.
  return (minute + known + 3 * 1440) % 10_080
}

/**
 * Whether the restaurant is open at a minute of the week, and how long until that changes; slots that touch count as
 * one.
 */
export function openStateAt(ranges: WeekRange[], minute: number): OpenState {
  const week = 10_080
  let end = minute
  for (let grew = true; grew && end - minute < week; ) {
    grew = false
    for (const [from, to] of ranges)
      for (const shift of [-week, 0, week])
        if (from + shift <= end && to + shift > end) {
          end = to + shift
          grew = true
        }
  }
  if (end > minute) return { open: true, changesIn: end - minute < week ? end - minute : null }
  const waits = ranges.map(([from]) => (from - minute + week) % week)
  return { open: false, changesIn: waits.length ? Math.min(...waits) : null }
}
