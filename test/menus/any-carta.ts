import { ALLERGEN_IDS } from '#features/allergens/allergens.ts'
import type { Profile, SafetyFacts } from '#features/allergens/answer-for.ts'
import { type Diet, DIETS } from '#features/allergens/diets.ts'

const SINCE = '2026-02-01T00:00:00.000Z'

/** Numbers from 0 to 1 that look like random ones and are the same each time. */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

/** What dishes say of allergens and diets, somebody who reads them, and what the house says: any, of such a number. */
export type AnyCarta = {
  dishes: (SafetyFacts & { diets: Diet[] })[]
  profile: Profile
  house: { dietsComplete?: Partial<Record<Diet, string>> }
}

export function anyCarta(seed: number): AnyCarta {
  const next = numbersFrom(seed)
  const some = <Id>(ids: readonly Id[]): Id[] => {
    const share = next() / 2
    return ids.filter(() => next() < share)
  }
  const dishes = Array.from({ length: 1 + Math.floor(next() * 8) }, () => ({
    allergens: some(ALLERGEN_IDS),
    allergensDeclared: next() < 0.8,
    traces: some(ALLERGEN_IDS),
    tracesDeclared: next() < 0.5,
    without: Object.fromEntries(some(ALLERGEN_IDS).map(id => [id, { es: 'Pídelo sin' }])),
    diets: some(DIETS),
    reported: next() < 0.2,
    createdAt: next() < 0.5 ? '2026-01-01T00:00:00.000Z' : '2026-03-01T00:00:00.000Z',
  }))
  const profile = { allergens: some(ALLERGEN_IDS), severe: next() < 0.5, diets: next() < 0.3 ? some(DIETS) : [] }
  return { dishes, profile, house: next() < 0.5 ? {} : { dietsComplete: { vegan: SINCE, halal: SINCE } } }
}
