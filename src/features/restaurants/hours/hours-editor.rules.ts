import { TIME_OF_DAY } from '#shared/time-of-day.ts'
import { DAY_MINUTES } from '#shared/time.ts'
import { type HoursSlot, minutesOf, overlappingSlot, slotRange } from './hours.rules.ts'

const USUAL: readonly HoursSlot[] = [
  { open: '12:00', close: '16:00' },
  { open: '20:00', close: '23:00' },
]

/** True when both times can be parsed; while one is being typed they cannot. */
const isComplete = (slot: HoursSlot): boolean => TIME_OF_DAY.test(slot.open) && TIME_OF_DAY.test(slot.close)

/** How a slot ends: on the same day, on the next day, at midnight, or after 24 hours (3-decisions §5). */
export function slotEnd(slot: HoursSlot): 'same-day' | 'next-day' | 'midnight' | 'all-day' {
  if (!isComplete(slot)) return 'same-day'
  if (slot.open === slot.close) return 'all-day'
  if (slot.close === '00:00') return 'midnight'
  return minutesOf(slot.close) < minutesOf(slot.open) ? 'next-day' : 'same-day'
}

const hour = (of: number): string => `${String(of % 24).padStart(2, '0')}:00`
const HOURS: readonly HoursSlot[] = Array.from({ length: 24 }, (_, of) => ({ open: hour(of), close: hour(of + 1) }))

/** A slot to add: lunch, else dinner, else the first free hour from noon on. */
export function proposedSlot(slots: readonly HoursSlot[]): HoursSlot {
  const complete = slots.filter(isComplete)
  const candidates = [...USUAL, ...HOURS.slice(12), ...HOURS.slice(0, 12)]
  const free = candidates.find(candidate => overlappingSlot([...complete, candidate]) < 0)
  return { ...(free ?? USUAL[0]!) }
}

/** The slots of a day that is opened again and had none before. */
export const usualSlots = (): HoursSlot[] => USUAL.map(slot => ({ ...slot }))

/** A piece of the 24 h bar, in percent; `late` is yesterday's slot that continues after midnight. */
export type BarPart = { kind: 'own' | 'late'; left: number; width: number }

/** The pieces of a day's 24 h bar (DESIGN §6). */
export function barParts(slots: readonly HoursSlot[], yesterday: readonly HoursSlot[]): BarPart[] {
  const percent = (minutes: number) => (minutes / DAY_MINUTES) * 100
  const own = slots
    .filter(isComplete)
    .map(slotRange)
    .map(({ start, end }) => ({ kind: 'own' as const, from: start, to: Math.min(end, DAY_MINUTES) }))
  const late = yesterday
    .filter(isComplete)
    .map(slotRange)
    .filter(({ end }) => end > DAY_MINUTES)
    .map(({ end }) => ({ kind: 'late' as const, from: 0, to: end - DAY_MINUTES }))
  return [...late, ...own].map(({ kind, from, to }) => ({ kind, left: percent(from), width: percent(to - from) }))
}
