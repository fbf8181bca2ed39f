import { type AllergenId, normalizeAllergens } from '#features/allergens/allergens.ts'
import type { KeyEntry } from '../../reading/draft.ts'
import { allergenNamed } from '../../reading/line/allergen-words.ts'

/** What marks of the paper mean: by its key, else by their own words. */
export const proposalsBy = (key: readonly KeyEntry[], marks: readonly string[]): AllergenId[] =>
  normalizeAllergens(
    marks.flatMap(mark => {
      const entry = key.find(each => each.mark.toLowerCase() === mark.toLowerCase())
      return entry?.allergen ?? allergenNamed(mark) ?? []
    }),
  )
