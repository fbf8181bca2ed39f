import type { ZoneClock } from '#features/restaurants/hours/week-clock.rules.ts'

/** Minutes since 1970 on the clock of a house; undefined at a time that the page does not know. */
export function minuteOfHouse({ offsets, until }: ZoneClock, instant: number): number | undefined {
  const now = Math.floor(instant / 60_000)
  let offset: number | undefined
  for (const [from, minutes] of offsets) if (from <= now) offset = minutes
  return offset === undefined || now >= until ? undefined : now + offset
}
