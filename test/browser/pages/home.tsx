import { sampleCategory, sampleDish, sampleRestaurant, sampleToday, sampleUser } from '../data.ts'
import { showSignedIn } from '../render.tsx'
import { answer } from '../server.ts'
import type { ActivityEntry } from '#features/activity/activity.contract.ts'
import { HomePage } from '#features/home/web/home-page.tsx'
import type { Dish } from '#features/menu/menu.contract.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { RestaurantScopeContext } from '#features/restaurants/web/index.ts'
import type { Finding } from '#features/safety/check.contract.ts'

type Shown = {
  restaurant?: Restaurant
  dishes?: Dish[]
  activity?: ActivityEntry[]
  findings?: Finding[]
  editions?: object[]
  failing?: string
}
/** One edition on paper. */
const PRINTED = [{ n: 1 }]

/** Home; every call is answered but the one that fails. */
export async function openHome({
  restaurant = sampleRestaurant(),
  dishes = [],
  activity = [],
  findings = [],
  editions = PRINTED,
  failing,
}: Shown = {}): Promise<void> {
  await answer('GET /restaurants/*', { data: restaurant })
  await answer('GET /restaurants/*/categories', { data: dishes.length > 0 ? [sampleCategory('c1')] : [] })
  await answer('GET /restaurants/*/items', { data: dishes })
  await answer('GET /restaurants/*/activity', { data: activity })
  await answer('GET /restaurants/*/today', { data: sampleToday() })
  await answer('GET /restaurants/*/special-days', { data: [] })
  await answer('GET /restaurants/*/check', { data: { checkedAt: '', findings, ignored: [], weeklyMail: false } })
  await answer('GET /restaurants/*/paper/editions', { data: editions })
  if (failing) await answer(failing, { status: 400 })
  await showSignedIn(
    <RestaurantScopeContext value={{ restaurant, restaurants: [restaurant] }}>
      <HomePage />
    </RestaurantScopeContext>,
    { user: sampleUser({ name: 'Carmen Velasco' }) },
  )
}
export const dishesNamed = (...names: string[]) => names.map(name => ({ ...sampleDish(name), allergensDeclared: true }))
/** All that the first day asks for. */
export const DONE = { logoUrl: '/uploads/aa/320.webp', qrPrinted: true, hoursChecked: true }
