import { type Weekday, WEEKDAYS } from '#shared/weekday.ts'
import type { Hours, HoursSlot } from './hours.rules.ts'

/** Lunch and dinner every day. Dinner ends at 23:00 in the dashboard, at 23:30 in onboarding (S2 §3). */
export function lunchAndDinner(dinnerUntil: '23:00' | '23:30'): Hours {
  const slots = (): HoursSlot[] => [
    { open: '12:00', close: '16:00' },
    { open: '20:00', close: dinnerUntil },
  ]
  return Object.fromEntries(WEEKDAYS.map(day => [day, slots()])) as Record<Weekday, HoursSlot[]>
}
