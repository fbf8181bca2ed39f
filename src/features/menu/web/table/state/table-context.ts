import type { QueryClient } from '@tanstack/react-query'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { dashboardName } from '#features/menu/menu.rules.ts'
import type { Dish } from '#features/menu/menu.contract.ts'
import type { CellWords } from '#features/menu/table/cell-text.rules.ts'
import { headOf } from '#features/menu/table/table.texts.ts'
import type { FieldColumn } from '#features/menu/table/columns.rules.ts'
import { dishesOf } from '../../data/menu.queries.ts'
import type { TableStore } from './table-store.ts'

/** What everything that saves in a table works with; the same object while it is open. */
export type TableMenu = {
  queryClient: QueryClient
  restaurant: Restaurant
  store: TableStore
  /** The words of this moment. */
  words: () => CellWords
}

/** The dish as the server has stored it last; undefined: it is gone. */
export const storedOf = ({ queryClient, restaurant }: TableMenu, dishId: string): Dish | undefined =>
  queryClient.getQueryData(dishesOf(restaurant._id).queryKey)?.find(({ _id }) => _id === dishId)

/** What a person calls a cell: 'Precio', 'Tortilla de patatas'. */
export function namesOf(menu: TableMenu, { dishId, column }: { dishId: string; column: FieldColumn }) {
  const { defaultLocale } = menu.restaurant
  const dish = storedOf(menu, dishId)
  return { column: headOf(column, defaultLocale), dish: dashboardName(dish?.translations ?? {}, defaultLocale) }
}
