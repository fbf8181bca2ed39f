import { thumbnailOf, useLoadedMenu } from '#features/menu/web/index.ts'
import { dashboardName } from '#features/menu/menu.rules.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { ComparedItem } from '../../history.contract.ts'
import type { HistoryGroup } from '../../history.groups.ts'

/** The name and the picture of a dish; of a deleted one the name that the comparison has. Undefined: not known yet. */
export function useDishOf(
  restaurant: Restaurant,
  dishId: string | undefined,
  compared: { groups: Record<HistoryGroup, ComparedItem[]> } | undefined,
): { name: string; image: string } | undefined {
  const { dishes } = useLoadedMenu(restaurant._id)
  if (dishId === undefined) return undefined
  const dish = dishes?.find(({ _id }) => _id === dishId)
  if (dish) return { name: dashboardName(dish.translations, restaurant.defaultLocale), image: thumbnailOf(dish) }
  const item =
    compared &&
    Object.values(compared.groups)
      .flat()
      .find(one => one.dishId === dishId)
  return item && { name: item.name, image: '' }
}
