import { Temporal } from 'temporal-polyfill'
import { DAY_MINUTES, MINUTE_MS } from '#shared/time.ts'
import type { DayRange } from '../../opening/open-state.rules.ts'

const NANOSECONDS_OF_A_MINUTE = 6e10

/**
 * The first instant after `after` at which the clock of a house shows a minute, counted from 1970 on that clock, or has
 * passed it, in milliseconds since 1970: of an hour that comes twice the one that is still ahead, of an hour that is
 * left out the moment of the change.
 */
export function instantOf(minute: number, timeZone: string, after: number): number {
  const shown = Temporal.Instant.fromEpochMilliseconds(minute * MINUTE_MS)
    .toZonedDateTimeISO('UTC')
    .toPlainDateTime()
  const [earlier, later] = (['earlier', 'later'] as const).map(disambiguation =>
    shown.toZonedDateTime(timeZone, { disambiguation }),
  )
  if (!earlier || !later) return after
  if (!earlier.toPlainDateTime().equals(shown))
    return earlier.getTimeZoneTransition('next')?.epochMilliseconds ?? later.epochMilliseconds
  return earlier.epochMilliseconds > after ? earlier.epochMilliseconds : later.epochMilliseconds
}

const offsetAt = (at: number, timeZone: string): number =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone).offsetNanoseconds / NANOSECONDS_OF_A_MINUTE

/**
 * The instants at which the clock of a house shows a minute of a range, both counted from 1970 on that clock: two
 * ranges where the clock is set back inside it, none where all of it is left out. In milliseconds since 1970, by time.
 */
export function instantRanges([from, to]: DayRange, timeZone: string): [start: number, end: number][] {
  const [early, late] = [(from - DAY_MINUTES) * MINUTE_MS, (to + DAY_MINUTES) * MINUTE_MS]
  const offset = offsetAt(early, timeZone)
  if (offset === offsetAt(late, timeZone)) return [[(from - offset) * MINUTE_MS, (to - offset) * MINUTE_MS]]
  const ranges: [number, number][] = []
  let part: Temporal.ZonedDateTime | null = Temporal.Instant.fromEpochMilliseconds(early).toZonedDateTimeISO(timeZone)
  while (part && part.epochMilliseconds < late) {
    const next: Temporal.ZonedDateTime | null = part.getTimeZoneTransition('next')
    const minutes = part.offsetNanoseconds / NANOSECONDS_OF_A_MINUTE
    const start = Math.max(part.epochMilliseconds, (from - minutes) * MINUTE_MS)
    const end = Math.min(next?.epochMilliseconds ?? late, (to - minutes) * MINUTE_MS)
    const last = ranges.at(-1)
    if (start < end && last?.[1] === start) last[1] = end
    else if (start < end) ranges.push([start, end])
    part = next
  }
  return ranges
}
