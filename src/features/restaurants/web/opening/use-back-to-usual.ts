import { isoOfDay } from '#features/restaurants/opening/days.ts'
import { todayTexts as texts } from '#features/restaurants/opening/opening-screen.texts.ts'
import { openingAt } from '#features/restaurants/opening/opening.rules.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { useOpening } from './opening.queries.ts'

/** The day after a change: 'Ayer cerrasteis a las 22:00. Hoy, el horario de siempre' (EVERY-DAY §4.2). */
export function useBackToUsual(restaurant: Restaurant): string | undefined {
  const { known } = useOpening(restaurant)
  if (!known || known.today.hours !== null) return undefined
  const { day } = openingAt(known.opening, Date.now())
  const yesterday = known.today.changes.find(change => change.day === isoOfDay(day - 1))
  if (!yesterday) return undefined
  const last = yesterday.slots.at(-1)
  return last ? texts.backToUsual(last.close) : texts.wasClosed
}
