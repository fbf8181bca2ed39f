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
