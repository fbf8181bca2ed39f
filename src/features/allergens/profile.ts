import { ALLERGEN_IDS } from './allergens.ts'
import type { Profile } from './answer-for.ts'
import { normalizeDiets } from './diets.ts'

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : []

/** A profile that was kept on a device, in the order of the lists; what is no allergen and no diet is left out. */
export function profileOf(kept: unknown): Profile {
  const { allergens, severe, diets } = (typeof kept === 'object' && kept !== null ? kept : {}) as Record<
    string,
    unknown
  >
  const ids = textsOf(allergens)
  return {
    allergens: ALLERGEN_IDS.filter(id => ids.includes(id)),
    severe: severe === true,
    diets: normalizeDiets(textsOf(diets)),
  }
}
