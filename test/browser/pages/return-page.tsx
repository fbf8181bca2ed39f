import { page } from 'vitest/browser'
import { categoriesOf, dishesOf } from '#features/menu/web/index.ts'
import { ReturnPage } from '#features/history/web/return/return-page.tsx'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { RestaurantScopeContext } from '#features/restaurants/web/index.ts'
import { createQueryClient } from '#ui/client/query-client.ts'
import { SchedulerContext, type SchedulerProps } from '#ui/scheduling/scheduling.ts'
import { sampleDish, sampleRestaurant } from '../data.ts'
import { showInPage } from '../render.tsx'
import { answer, sentCalls } from '../server.ts'

/** Friday, 13 November, at 18:00 in Madrid. */
export const LAST_FRIDAY = 'momento=2026-11-13T17:00:00.000Z'

/** In the place of the dialog that asks for the moment: what it would schedule, as it is sent. */
const drawOrder = ({ order: { kind, body, happens } }: SchedulerProps) => (
  <output>{JSON.stringify({ kind, body, happens })}</output>
)

/** 'Volver a este momento' of a house in Madrid with one dish, on a phone. */
export async function showReturnPage(query = LAST_FRIDAY, changes: Partial<Restaurant> = {}) {
  await page.viewport(390, 844)
  const restaurant = sampleRestaurant({ timezone: 'Europe/Madrid', ...changes })
  const queryClient = createQueryClient()
  queryClient.setQueryData(dishesOf('r1').queryKey, [sampleDish('Croquetas de jamón ibérico')])
  queryClient.setQueryData(categoriesOf('r1').queryKey, [])
  return showInPage(
    <RestaurantScopeContext value={{ restaurant, restaurants: [restaurant] }}>
      <SchedulerContext value={drawOrder}>
        <ReturnPage />
      </SchedulerContext>
    </RestaurantScopeContext>,
    { queryClient, path: `/dashboard/restaurant/volver?${query}` },
  )
}
/** What the server says is different. */
export const compared = (data: unknown) => answer('GET /restaurants/r1/history/compare', { data })
export const heading = (name: string) => page.getByRole('heading', { name, exact: true })
export const button = (name: string | RegExp) => page.getByRole('button', { name })
export const sentence = (text: RegExp) => page.getByRole('paragraph').filter({ hasText: text })
export const tick = (name: RegExp) => page.getByRole('checkbox', { name })
/** The bodies of what was sent. */
export const returned = async () =>
  (await sentCalls()).filter(({ method }) => method === 'POST').map(({ body }) => body as Record<string, unknown>)
