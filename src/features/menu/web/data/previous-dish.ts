import type { Dish } from '../../menu.contract.ts'
import { byOrder } from '../../menu.rules.ts'

/**
 * The declared dish that stands nearest before this one in its category; for a new dish the last one there. Its
 * allergens are offered as 'Igual que el anterior'.
 */
export function previousDeclared(
  dishes: readonly Dish[],
  { dishId, categoryId }: { dishId: string | undefined; categoryId: string },
): Dish | undefined {
  const list = dishes.filter(dish => dish.categoryId === categoryId).toSorted(byOrder)
  const place = list.findIndex(dish => dish._id === dishId)
  return list.slice(0, place < 0 ? list.length : place).findLast(dish => dish.allergensDeclared)
}
