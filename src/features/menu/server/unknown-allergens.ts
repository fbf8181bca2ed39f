import type { Log } from '#platform/log/log.ts'
import { defineService } from '#platform/process/services.ts'
import { isAllergenId } from '#features/allergens/allergens.ts'

const REMEMBERED_MAX = 1000

/** Logs each id once that is none of the 14; it is answered unchanged (3-decisions §6). */
export type ReportUnknownAllergens = (dish: { id: string; allergens: readonly string[] }) => void
export const unknownAllergens = defineService<ReportUnknownAllergens>('menu.unknown-allergens')

export function createUnknownAllergens(log: Log): ReportUnknownAllergens {
  const reported = new Set<string>()
  return dish => {
    for (const allergen of dish.allergens) {
      if (isAllergenId(allergen) || reported.has(allergen) || reported.size >= REMEMBERED_MAX) continue
      reported.add(allergen)
      log.warn({ allergen, dish: dish.id }, 'menu: a stored allergen is unknown')
    }
  }
}
