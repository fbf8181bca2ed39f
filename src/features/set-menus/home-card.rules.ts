import { DAY_MINUTES } from '#shared/time.ts'
import { slotRange } from '#features/restaurants/hours/hours.rules.ts'
import { dayOfIso, isoOfDay } from '#features/restaurants/opening/days.ts'
import type { DailyMenu, DailyRules } from './daily/daily-menu.contract.ts'
import { goingNight } from './daily/daily-menu.rules.ts'

const BEFORE_MINUTES = 3 * 60

/**
 * The day whose card stands on home: from three hours before its start until its end, also past midnight, in houses
 * that have written a menu lately (TABLE §5 8). `minute`: of the house's clock.
 */
export function cardDay(
  { rules, days }: { rules: Pick<DailyRules, 'slots'>; days: readonly DailyMenu[] },
  minute: number,
): DailyMenu | undefined {
  const night = goingNight(days, rules, minute)
  if (night) return night
  const today = Math.floor(minute / DAY_MINUTES)
  if (days.every(({ date, state }) => state === 'empty' || dayOfIso(date) > today)) return undefined
  const day = days.find(({ date }) => date === isoOfDay(today))
  if (!day || day.notServed !== null || day.state === 'ended') return undefined
  const ranges = rules.slots.map(slotRange)
  const since = minute - today * DAY_MINUTES
  const isNear =
    since >= Math.min(...ranges.map(({ start }) => start)) - BEFORE_MINUTES &&
    since < Math.max(...ranges.map(({ end }) => end))
  return isNear ? day : undefined
}
