import { DAY_MS, MINUTE_MS } from '#shared/time.ts'
import type { ZoneClock } from './week-clock.rules.ts'

/** No zone changes its clock twice in a week. */
const STEP_MS = 7 * DAY_MS

type OffsetAt = (at: number) => number

/** Minutes from UTC to the zone's clock, of 'GMT+02:00' or 'GMT'. */
function offsetIn(timeZone: string): OffsetAt {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  return at => {
    const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
    const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d+):(\d+)/.exec(name) ?? []
    return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
  }
}

/** The first minute with the offset of `to`, which is another than that of `from`; milliseconds. */
function changeBetween(from: number, to: number, offsetAt: OffsetAt): number {
  let [before, after] = [from, to]
  while (after - before > MINUTE_MS) {
    const middle = before + Math.floor((after - before) / 2 / MINUTE_MS) * MINUTE_MS
    if (offsetAt(middle) === offsetAt(to)) after = middle
    else before = middle
  }
  return after
}

function clockOf(timeZone: string, year: number): ZoneClock {
  const offsetAt = offsetIn(timeZone)
  const start = Date.UTC(year, 0, 1) - DAY_MS
  const end = Date.UTC(year + 2, 0, 1)
  const offsets: ZoneClock['offsets'] = [[start / MINUTE_MS, offsetAt(start)]]
  for (let from = start; from < end; from += STEP_MS) {
    const to = Math.min(from + STEP_MS, end)
    const offset = offsetAt(to)
    if (offset !== offsetAt(from)) offsets.push([changeBetween(from, to, offsetAt) / MINUTE_MS, offset])
  }
  return { until: end / MINUTE_MS, offsets }
}

/** A page without this clock asks the phone. */
const UNKNOWN: ZoneClock = { until: 0, offsets: [] }

const isKnown = (timeZone: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }))
  } catch {
    return false
  }
}

const known = new Map<string, ZoneClock>()

/**
 * How far the clock of an IANA time zone is from UTC during a year and the next one, so that a phone need not load its
 * own time zones before the first paint (25 ms of a laptop's processor, four times as much of a phone's). Computed once
 * for the process. Knows nothing of an unknown zone.
 */
export function zoneClock(timeZone: string, year: number): ZoneClock {
  const key = `${timeZone} ${year}`
  const clock = known.get(key) ?? (isKnown(timeZone) ? clockOf(timeZone, year) : UNKNOWN)
  known.set(key, clock)
  return clock
}

/**
 * The first minute after 1970 at which the clock of a zone shows a minute, counted from 1970 on that clock, or has
 * passed it.
 */
export function utcMinute({ offsets }: ZoneClock, minute: number): number {
  const starts = offsets.map(([from, offset]) => Math.max(from, minute - offset))
  return starts.find((start, index) => start < (offsets[index + 1]?.[0] ?? Infinity)) ?? minute
}
