import { type Body, type Contested, isSame, type Merged } from '#shared/fields/three-way.ts'
import { MINUTE_MS } from '#shared/time.ts'
import { slotsInWords, untilText } from './day-words.ts'
import { timeOfMinute } from './days.ts'
import { utcMinute, zoneClock } from '../hours/zone-clock.rules.ts'
import { houseMinute } from './house-clock.ts'
import { fullEnd, kitchenEnd, noteEnd } from './notices.rules.ts'
import type { Today, TodayBody } from './opening.contract.ts'
import { type Opening, rangesOf } from './opening.rules.ts'
import { todayTexts as texts } from './opening-screen.texts.ts'

const PARTS = ['hours', 'kitchenClosed', 'full', 'note'] as const
type Part = (typeof PARTS)[number]

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
    ...(hours !== undefined && changed === today.day && { hours: hours && (hours.slots ? { slots: hours.slots } : { closed: true }) }),
    kitchenClosed: notice(kitchenClosed, today.kitchenClosed, kitchenEnd(rangesOn, minute)),
    full: notice(full, today.full, fullEnd(rangesOn, minute)),
    ...(note !== undefined && { note, noteUntil: note && instant(noteEnd(rangesOn, minute)) }),
  }
}

/** The parts of a change as they were before it, on the same day: a close after midnight has begun the next one. */
export function backOf(before: Today, body: TodayBody): TodayBody {
  const { day = before.day } = body
  const parts = PARTS.filter(part => body[part] !== undefined)
  return { day, ...Object.fromEntries(parts.map(part => [part, day === before.day ? before[part] : null])) }
}

/** Two changes that wait: what was said of a day that is over goes with it. */
export const joinWishes = (first: TodayBody, then: TodayBody): TodayBody =>
  then.day === undefined || then.day === first.day ? { ...first, ...then } : then

type Seen = { timezone: string; locale: keyof NonNullable<Today['note']> }

/** What becomes of a change of today when somebody else was faster: the same part is asked about (EVERY-DAY §4.8). */
export function mergeToday(
  { base, theirs, wish, sent }: { base: Today; theirs: Today; wish: TodayBody; sent: Body | null },
  seen: Seen,
): Merged {
  const free: Body = {}
  const day = wish.day === undefined ? {} : { day: wish.day }
  const contested: Contested[] = []
  for (const part of PARTS) {
    const wanted = wish[part]
    if (wanted === undefined || isThere(wanted, theirs[part])) continue
    if (isSame(theirs[part], base[part]) || sent?.[part] !== undefined) Object.assign(free, day, { [part]: wanted })
    else {
      const [label, phrase] = texts.parts[part]
      const said = (value: TodayBody[Part] | Today[Part]): string => partSaid(part, value, seen)
      const body = { ...day, [part]: wanted }
      contested.push({ key: part, label, phrase, theirs: said(theirs[part]), mine: said(wanted), preset: 'mine', body })
    }
  }
  return { free, contested }
}

/** A notice without a chosen end is there where it is set. */
const isThere = (wanted: unknown, is: unknown): boolean => isSame(wanted, is) || (isSame(wanted, {}) && is !== null)

/** A part of today in words, as the question 'whose change holds' has it. */
function partSaid(part: Part, value: unknown, { timezone, locale }: Seen): string {
  if (value === null) return part === 'hours' ? texts.asPlanned : texts.nothing
  if (part === 'note') return texts.noteSaid((value as NonNullable<Today['note']>)[locale] ?? '')
  if (part === 'hours') {
    const { slots = [] } = value as { slots?: { open: string; close: string }[] }
    return slots.length > 0 ? slotsInWords(slots) : texts.closedToday.toLowerCase()
  }
  const { until } = value as { until?: string }
  return until === undefined ? texts.setNow : untilText(timeOfMinute(houseMinute(Date.parse(until), timezone)))
}
