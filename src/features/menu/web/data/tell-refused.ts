import type { QueryClient } from '@tanstack/react-query'
import { isNotFound, messageOf } from '#ui/client/api-error.ts'
import { offlineTexts } from '#ui/offline/offline.texts.ts'
import { dayOf, momentOf } from '#ui/offline/whose-moment.ts'
import { toast } from '#ui/toast/toast.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { Dish } from '../../menu.contract.ts'
import { dashboardName } from '../../menu.rules.ts'
import { menuTexts } from '../../menu.texts.ts'
import { askForDeleted } from './deleted-asked.ts'
import { deletedOf } from './deleted-list.ts'
import { dishesOf } from './menu.queries.ts'

type Refused = { dish: Dish; restaurant: Restaurant; queryClient: QueryClient; at: number }

/**
 * Tells why a change of a dish that waited since `at` is not stored. Of a dish that is gone: when it was deleted, and
 * where it comes back from (EVERY-DAY §8.21).
 */
export async function tellRefused(error: unknown, { dish, restaurant, queryClient, at }: Refused): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: dishesOf(restaurant._id).queryKey })
  const id = 'menu-dish'
  const name = dashboardName(dish.translations, restaurant.defaultLocale)
  if (!isNotFound(error)) {
    toast.error(messageOf(error, menuTexts.dishSaveFailed), { id, about: name })
    return
  }
  const deleted = await queryClient.fetchQuery(deletedOf(restaurant._id)).catch(() => [])
  const found = deleted.find(({ _id }) => _id === dish._id)
  const now = new Date()
  const when = found ? momentOf(new Date(found.deletedAt), now) : null
  const action = found && { label: menuTexts.seeDeleted, onClick: askForDeleted }
  toast.error(offlineTexts.rejected(dayOf(new Date(at), now), name, when), { id, ...(action && { action }) })
}
