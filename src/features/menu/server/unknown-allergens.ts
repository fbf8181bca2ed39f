import type { Log } from '#platform/log/log.ts'
import { isAllergenId } from '../allergens.ts'

const REMEMBERED_MAX = 1000
const reported = new Set<string>()

/** A stored id that is none of the 14 is answered unchanged, and logged once (3-decisions §6). */
export function reportUnknownAllergens(log: Log, dish: { id: string; allergens: readonly string[] }): void {
  for (const allergen of dish.allergens) {
    if (isAllergenId(allergen) || reported.has(allergen) || reported.size >= REMEMBERED_MAX) continue
    reported.add(allergen)
    log.warn({ allergen, dish: dish.id }, 'menu: a stored allergen is unknown')
  }
}
