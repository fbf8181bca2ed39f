import type { ZoneClock } from '#features/restaurants/hours/week-clock.rules.ts'

/**
 * What the clock of a house shows, in minutes since 1970 of that clock; undefined at a time that the page does not know.
 */
export function minuteOfHouse({ offsets, until }: ZoneClock, instant: number): number | undefined {
  const now = Math.floor(instant / 60_000)
  let offset: number | undefined
  for (const [from, minutes] of offsets) if (from <= now) offset = minutes
  return offset === undefined || now >= until ? undefined : now + offset
}
