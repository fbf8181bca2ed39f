import type { Locale } from '#shared/locale.ts'

/** The 14 allergens that the law requires, in its order (S1 §3). */
export const ALLERGEN_IDS = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soybeans',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const
export type AllergenId = (typeof ALLERGEN_IDS)[number]

export const ALLERGEN_NAMES: Record<AllergenId, Record<Locale, string>> = {
  gluten: { es: 'Gluten', en: 'Gluten', pt: 'Glúten' },
  crustaceans: { es: 'Crustáceos', en: 'Crustaceans', pt: 'Crustáceos' },
  eggs: { es: 'Huevos', en: 'Eggs', pt: 'Ovos' },
  fish: { es: 'Pescado', en: 'Fish', pt: 'Peixe' },
  peanuts: { es: 'Cacahuetes', en: 'Peanuts', pt: 'Amendoins' },
  soybeans: { es: 'Soja', en: 'Soybeans', pt: 'Soja' },
  milk: { es: 'Lácteos', en: 'Milk', pt: 'Leite' },
  nuts: { es: 'Frutos de cáscara', en: 'Nuts', pt: 'Frutos de casca rija' },
  celery: { es: 'Apio', en: 'Celery', pt: 'Aipo' },
  mustard: { es: 'Mostaza', en: 'Mustard', pt: 'Mostarda' },
  sesame: { es: 'Sésamo', en: 'Sesame', pt: 'Sésamo' },
  sulphites: { es: 'Sulfitos', en: 'Sulphites', pt: 'Sulfitos' },
  lupin: { es: 'Altramuces', en: 'Lupin', pt: 'Tremoços' },
  molluscs: { es: 'Moluscos', en: 'Molluscs', pt: 'Moluscos' },
}

export const isAllergenId = (value: unknown): value is AllergenId => ALLERGEN_IDS.includes(value as AllergenId)

/** Removes unknown ids and duplicates; answers the order of the 14 (3-decisions §6). */
export const normalizeAllergens = (values: readonly string[]): AllergenId[] =>
  ALLERGEN_IDS.filter(id => values.includes(id))
