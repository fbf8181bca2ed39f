import type { PublicHouseSafety, PublicSafety } from '#features/allergens/public-allergens.ts'
import { safetyOf } from '#features/allergens/safety.rules.ts'

/** What diners are told of a dish beside its list of allergens, and when it came to the carta. */
export type SaidOfDish = PublicSafety & { createdAt?: string | undefined }

/** What is contained is no trace; what is not contained needs no other way of making it. */
export const saidOf = (dish: SaidOfDish & { allergens: readonly string[] }): SaidOfDish => {
  const { reported, allergensReviewed, createdAt, allergens } = dish
  const without = Object.entries(dish.without ?? {}).filter(([id]) => allergens.includes(id))
  return {
    ...safetyOf({
      ...dish,
      traces: dish.traces?.filter(id => !allergens.includes(id)),
      without: Object.fromEntries(without),
    }),
    ...(reported && { reported }),
    ...(allergensReviewed && { allergensReviewed }),
    ...(createdAt && { createdAt }),
  }
}

/** The house has said of some diet that all its dishes are marked. */
export const offersDiets = ({ dietsComplete }: PublicHouseSafety): boolean =>
  Object.keys(dietsComplete ?? {}).length > 0

/**
 * What the script compares a profile with, beside the list of a dish and whether it is declared: ids, no texts;
 * undefined for nothing. The moment of a dish counts only in a house that offers diets.
 */
export function comparedOf(said: SaidOfDish, house: PublicHouseSafety): string | undefined {
  const { traces, tracesDeclared, without, diets, reported, allergensReviewed, createdAt } = said
  const compared = {
    traces,
    tracesDeclared,
    without: without && Object.fromEntries(Object.keys(without).map(id => [id, 1])),
    diets,
    reported,
    reviewed: allergensReviewed,
    createdAt: offersDiets(house) ? createdAt : undefined,
  }
  const text = JSON.stringify(compared)
  return text === '{}' ? undefined : text
}
