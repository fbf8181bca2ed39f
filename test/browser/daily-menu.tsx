import { page } from 'vitest/browser'
import { categoriesOf, dishesOf } from '#features/menu/web/index.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { RestaurantScopeContext } from '#features/restaurants/web/index.ts'
import { DailyMenuPage } from '#features/set-menus/web/daily-menu-page.tsx'
import { createQueryClient } from '#ui/client/query-client.ts'
import { sampleRestaurant, sampleUser } from './data.ts'
import { showInPage } from './render.tsx'

/** 'Menú del día' of a house in Madrid without dishes in its carta; on a phone, unless another size is given. */
export async function showDailyMenu(changes: Partial<Restaurant> = {}, [width, height] = [390, 844]) {
  await page.viewport(width, height)
  const queryClient = createQueryClient()
  queryClient.setQueryData(dishesOf('r1').queryKey, [])
  queryClient.setQueryData(categoriesOf('r1').queryKey, [])
  const restaurant = sampleRestaurant({ timezone: 'Europe/Madrid', ...changes })
  return showInPage(
    <RestaurantScopeContext value={{ restaurant, restaurants: [restaurant] }}>
      <DailyMenuPage />
    </RestaurantScopeContext>,
    { user: sampleUser(), queryClient, path: '/dashboard/menu/dia' },
  )
}
