import type { Locale } from '#shared/locale.ts'

/** What a dish may be declared to be; never inferred from its allergens or its text (4-beyond §5). */
export const DIETS = ['vegan', 'vegetarian', 'halal', 'noPork', 'noAlcohol'] as const
export type Diet = (typeof DIETS)[number]

export const DIET_NAMES: Record<Diet, Record<Locale, string>> = {
  vegan: { es: 'Vegano', en: 'Vegan', pt: 'Vegano' },
  vegetarian: { es: 'Vegetariano', en: 'Vegetarian', pt: 'Vegetariano' },
  halal: { es: 'Halal', en: 'Halal', pt: 'Halal' },
  noPork: { es: 'Sin cerdo', en: 'No pork', pt: 'Sem porco' },
  noAlcohol: { es: 'Sin alcohol', en: 'No alcohol', pt: 'Sem álcool' },
}

/** In the order of the list, each once; vegan implies vegetarian. */
export const normalizeDiets = (values: readonly string[]): Diet[] =>
  DIETS.filter(diet => values.includes(diet) || (diet === 'vegetarian' && values.includes('vegan')))
