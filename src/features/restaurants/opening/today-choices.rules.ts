import { DAY_MINUTES } from '#shared/time.ts'
import { isStep } from '#shared/time-of-day.ts'
import { type HoursSlot, slotRange } from '../hours/hours.rules.ts'
import { timeOfMinute } from './days.ts'
import { openAt, type RangesOn } from './open-state.rules.ts'
import type { OpeningState } from './opening.rules.ts'

/** What the sheet 'Cambiar hoy' offers (EVERY-DAY §4.1). */

const HALF_HOUR = 30
const STEPS = [1, 2, 3, 4]

type Day = Pick<OpeningState, 'now' | 'day' | 'slots' | 'isOpen'>

/** Minutes since the midnight of the service day. */
const nowOf = ({ now, day }: Day): number => now - day * DAY_MINUTES

const minutesIn = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** The last slot that is not over. */
function lastSlot(state: Day): { slot: HoursSlot; start: number; end: number } | undefined {
  const slot = state.slots.at(-1)
  if (!slot) return undefined
  const { start, end } = slotRange(slot)
  return end > nowOf(state) ? { slot, start, end } : undefined
}

/** The next slot that has not begun. */
function nextSlot(state: Day): { index: number; start: number; end: number } | undefined {
  const index = state.slots.findIndex(slot => slotRange(slot).start > nowOf(state))
  const slot = state.slots[index]
  return slot && { index, ...slotRange(slot) }
}

/** 'Hoy hasta las…': four times of whole or half hours before the last close that lie ahead, and in the slot. */
export function earlierCloses(state: Day): string[] {
  const last = lastSlot(state)
  if (!last) return []
  const earliest = Math.max(nowOf(state), last.start)
  const times = STEPS.map(step => (Math.ceil(last.end / HALF_HOUR) - step) * HALF_HOUR).filter(time => time > earliest)
  return times.toReversed().map(timeOfMinute)
}

/** 'Hoy abrimos más tarde': four times of whole or half hours after the next opening, before its close. */
export function laterOpens(state: Day): string[] {
  const next = nextSlot(state)
  if (!next) return []
  return STEPS.map(step => (Math.floor(next.start / HALF_HOUR) + step) * HALF_HOUR)
    .filter(time => time < next.end)
    .map(timeOfMinute)
}

/** When it opens next today: '20:00'. */
export const nextOpening = (state: Day): string | undefined => state.slots[nextSlot(state)?.index ?? -1]?.open

/** The slots of today with another last close. */
export const closingAt = ({ slots }: Day, close: string): HoursSlot[] => [
  ...slots.slice(0, -1),
  ...slots.slice(-1).map(({ open }) => ({ open, close })),
]

/** The slots of today with another next opening. */
export function openingFrom(state: Day, open: string): HoursSlot[] {
  const next = nextSlot(state)
  return state.slots.map((slot, index) => (index === next?.index ? { ...slot, open } : slot))
}

/** 'Cerramos ya': the present slot ends now, later ones stay. */
export function closingNow(state: Day): HoursSlot[] {
  const now = nowOf(state)
  return state.slots.flatMap(slot => {
    const { start, end } = slotRange(slot)
    if (start > now || end <= now) return [slot]
    return start === now ? [] : [{ open: slot.open, close: timeOfMinute(now) }]
  })
}

export type TypedProblem = 'step' | 'past' | 'outside'

/** What is wrong with a typed close or opening of today: it lies ahead, in the slot, at a five-minute step. */
export function typedProblem(state: Day, time: string, kind: 'close' | 'open'): TypedProblem | undefined {
  const slot = kind === 'close' ? lastSlot(state) : nextSlot(state)
  if (!slot) return 'outside'
  const typed = minutesIn(time)
  const minute = slot.end > DAY_MINUTES && typed <= slot.end - DAY_MINUTES ? typed + DAY_MINUTES : typed
  if (minute <= nowOf(state)) return 'past'
  if (minute <= slot.start || minute >= slot.end) return 'outside'
  return isStep(time) ? undefined : 'step'
}

/** What is wrong with hours that a day of rest gets; they may have begun, but not be over. */
export function typedSlotProblem(state: Day, slot: HoursSlot): TypedProblem | undefined {
  if (slotRange(slot).end <= nowOf(state)) return 'past'
  return isStep(slot.open) && isStep(slot.close) ? undefined : 'step'
}

/** On a day of rest: the nearest open weekday's slots, by the days before and after. */
export function nearestOpenSlots(
  slotsOn: (day: number) => readonly HoursSlot[],
  day: number,
): { day: number; slots: readonly HoursSlot[] } | undefined {
  for (const distance of [1, 2, 3])
    for (const other of [day + distance, day - distance]) {
      const slots = slotsOn(other)
      if (slots.length > 0) return { day: other, slots }
    }
  return undefined
}

/** The change of this weekday last week; `isThird`: three weeks in a row were the same, for the first time. */
export function lastTime(
  changes: readonly { day: string; slots: readonly HoursSlot[] }[],
  isoOf: (ago: number) => string,
): { slots: readonly HoursSlot[]; isThird: boolean } | undefined {
  const of = (weeks: number) => changes.find(({ day }) => day === isoOf(7 * weeks))?.slots
  const last = of(1)
  if (!last) return undefined
  const isSame = (weeks: number): boolean => JSON.stringify(of(weeks)) === JSON.stringify(last)
  return { slots: last, isThird: isSame(2) && isSame(3) && !isSame(4) }
}

/** '22:00' where a day only closes at another time than planned: 'Hasta las 22:00'. */
export function otherClose(slots: readonly HoursSlot[], planned: readonly HoursSlot[]): string | undefined {
  const isSame = (index: number): boolean =>
    slots[index]?.open === planned[index]?.open &&
    (index === planned.length - 1 || slots[index]?.close === planned[index]?.close)
  const onlyCloses = slots.length > 0 && slots.length === planned.length && slots.every((_, index) => isSame(index))
  return onlyCloses ? slots.at(-1)?.close : undefined
}

/** When it opens next, if it does not open any more today: a minute of the house's clock; null: never. */
export const opensAfterToday = (rangesOn: RangesOn, { now, day }: Day): number | null =>
  openAt(each => (each === day ? [] : rangesOn(each)), Math.max(now, (day + 1) * DAY_MINUTES - 1)).until
