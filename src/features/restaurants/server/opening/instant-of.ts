import { Temporal } from 'temporal-polyfill'
import { MINUTE_MS } from '#shared/time.ts'

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
