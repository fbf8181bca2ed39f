import shapes from './allergen-icons.json' with { type: 'json' }
import { ALLERGEN_IDS, type AllergenId } from '#features/allergens/allergens.ts'

/** The drawings of the 14 (`ui/assets/allergens/sprite.svg`), in black, as pictures of their own. */
export const ALLERGEN_ICONS = Object.fromEntries(
  ALLERGEN_IDS.map(id => [id, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${shapes[id]}</svg>`]),
) as Record<AllergenId, string>
