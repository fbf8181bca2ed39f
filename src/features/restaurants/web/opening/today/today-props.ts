import type { SpecialDay, Today } from '#features/restaurants/opening/opening.contract.ts'
import type { Opening } from '#features/restaurants/opening/opening.rules.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { PutToday } from '../opening.queries.ts'

/** What the parts of today share. */
export type TodayProps = {
  restaurant: Restaurant
  today: Today
  opening: Opening<SpecialDay>
  now: number
  put: PutToday
}
