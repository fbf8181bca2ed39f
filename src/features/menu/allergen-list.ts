import { ALLERGEN_NAMES, isAllergenId } from '#features/allergens/allergens.ts'
import { formTexts, rowTexts } from './menu-page.texts.ts'

/** 'Gluten, lácteos y huevos'; for no allergen 'Ninguno de los 14'. */
export function allergenList(allergens: readonly string[]): string {
  const names = allergens.map(id => (isAllergenId(id) ? ALLERGEN_NAMES[id].es : id).toLowerCase())
  const last = names.at(-1)
  if (!last) return formTexts.none
  const text = names.length === 1 ? last : `${names.slice(0, -1).join(', ')} y ${last}`
  return text[0]?.toUpperCase() + text.slice(1)
}

type Said = { allergens: readonly string[]; traces: readonly string[]; allergensDeclared: boolean }

/** 'Gluten y lácteos · puede contener sésamo'; what nobody has declared says so. */
export function saidList(dish: Said | null): string {
  const { allergens = [], traces = [], allergensDeclared = false } = dish ?? {}
  const may = traces.filter(id => !allergens.includes(id))
  const none = allergensDeclared && may.length === 0
  const contained = allergens.length > 0 || none ? allergenList(allergens) : ''
  const perhaps = may.length > 0 ? rowTexts.mayContain(allergenList(may).toLowerCase()) : ''
  const said = [contained, perhaps].filter(Boolean).join(' · ')
  return said ? said.charAt(0).toUpperCase() + said.slice(1) : rowTexts.undeclared
}
