import type { Log } from '#platform/log/log.ts'
import { isAllergenId } from '#features/menu/allergens.ts'
import type { StoredMenu } from './public-menu.store.ts'

const REMEMBERED_MAX = 1000

/** Answers a function that logs each unknown allergen id of a menu once; the page shows its raw text (3-decisions §6). */
export function createUnknownAllergenLog(log: Log): (stored: StoredMenu) => void {
  const known = new Set<string>()
  return ({ id: restaurantId, menu }) => {
    for (const allergen of new Set(menu.dishes.flatMap(dish => dish.allergens))) {
      if (isAllergenId(allergen) || known.has(allergen) || known.size >= REMEMBERED_MAX) continue
      known.add(allergen)
      log.warn({ restaurantId, allergen }, 'menu: unknown allergen')
    }
  }
}
