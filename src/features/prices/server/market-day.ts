import { Temporal } from 'temporal-polyfill'

const NEW_DAY = { hour: 5, minute: 0 }

/** When a market price that is said now ends: the next 05:00 by the restaurant's clock, as ISO text (4-beyond §2). */
export function marketDayEnd(now: Date, timeZone: string): string {
  const here = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone)
  const today = here.toPlainDate().toZonedDateTime({ timeZone, plainTime: NEW_DAY })
  const end =
    Temporal.ZonedDateTime.compare(here, today) < 0
      ? today
      : here.toPlainDate().add({ days: 1 }).toZonedDateTime({ timeZone, plainTime: NEW_DAY })
  return new Date(end.epochMilliseconds).toISOString()
}
