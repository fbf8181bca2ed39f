import { MINUTE_MS } from '#shared/time.ts'
import { utcMinute, zoneClock } from '../hours/zone-clock.rules.ts'
import { houseMinute } from './house-clock.ts'
import { fullEnd, kitchenEnd, noteEnd } from './notices.rules.ts'
import type { Today, TodayBody } from './opening.contract.ts'
import { type Opening, rangesOf } from './opening.rules.ts'

export const TODAY_PARTS = ['hours', 'kitchenClosed', 'full', 'note'] as const

/** Today as it will be with what is not stored yet; ends as the house's clock has them. */
export function withWish(today: Today, body: TodayBody, { opening, now }: { opening: Opening; now: number }): Today {
  const { day: changed = today.day, hours, kitchenClosed, full, note } = body
  const others = today.changes.filter(({ day }) => day !== changed)
  const changes =
    hours === undefined
      ? today.changes
      : hours === null
        ? others
        : [{ day: changed, slots: hours.slots ?? [] }, ...others]
  const rangesOn = rangesOf({ ...opening, dayChanges: changes })
  const minute = houseMinute(now, opening.timezone)
  const clock = zoneClock(opening.timezone, new Date(now).getUTCFullYear())
  const instant = (end: number): string => new Date(utcMinute(clock, end) * MINUTE_MS).toISOString()
  const notice = (sent: TodayBody['full'], before: Today['full'], end: number | null): Today['full'] => {
    if (sent === undefined) return before
    return sent && { until: sent.until ?? instant(end ?? minute) }
  }
  return {
    ...today,
    changes,
    ...(hours !== undefined &&
      changed === today.day && { hours: hours && (hours.slots ? { slots: hours.slots } : { closed: true }) }),
    kitchenClosed: notice(kitchenClosed, today.kitchenClosed, kitchenEnd(rangesOn, minute)),
    full: notice(full, today.full, fullEnd(rangesOn, minute)),
    ...(note !== undefined && { note, noteUntil: note && instant(noteEnd(rangesOn, minute)) }),
  }
}

/** The parts of a change as they were before it, on the same day: a close after midnight has begun the next one. */
export function backOf(before: Today, body: TodayBody): TodayBody {
  const { day = before.day } = body
  const parts = TODAY_PARTS.filter(part => body[part] !== undefined)
  return { day, ...Object.fromEntries(parts.map(part => [part, day === before.day ? before[part] : null])) }
}

/** Two changes that wait: what was said of a day that is over goes with it. */
export const joinWishes = (first: TodayBody, then: TodayBody): TodayBody =>
  then.day === undefined || then.day === first.day ? { ...first, ...then } : then
