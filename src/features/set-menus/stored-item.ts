import type { AllergenId } from '#features/allergens/allergens.ts'
import type { Safety } from '#features/allergens/safety.rules.ts'
import type { Names } from '#features/prices/names.ts'

/** What a line says of its allergens; of a dish of the carta the last known copy. */
export type Contents = Safety & { names: Names; allergens: AllergenId[]; allergensDeclared: boolean }
/** The dish from which a line was written, as it was then. */
type Source = Contents & { dishId: string }

export type StoredItem = Contents & {
  id: string
  /** It lives with this dish while the carta has it; names and allergens are then only a copy. */
  dishId: string | null
  /** Cents. */
  supplement: number
  toConfirm: boolean
  source: Source | null
}
