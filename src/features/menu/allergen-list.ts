import { ALLERGEN_NAMES, isAllergenId } from '#features/allergens/allergens.ts'
import { formTexts } from './menu-page.texts.ts'

/** 'Gluten, lácteos y huevos'; for no allergen 'Ninguno de los 14'. */
export function allergenList(allergens: readonly string[]): string {
  const names = allergens.map(id => (isAllergenId(id) ? ALLERGEN_NAMES[id].es : id).toLowerCase())
  const last = names.at(-1)
  if (!last) return formTexts.none
  const text = names.length === 1 ? last : `${names.slice(0, -1).join(', ')} y ${last}`
  return text[0]?.toUpperCase() + text.slice(1)
}
