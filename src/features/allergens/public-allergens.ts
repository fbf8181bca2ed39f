import { z } from 'zod'
import { namesAnswer } from '#features/prices/names.ts'
import { ALLERGEN_IDS } from './allergens.ts'
import { DIETS } from './diets.ts'
import { KINDED_ALLERGENS } from './members.ts'

/** By allergen, the ids of its kinds. */
export const membersAnswer = z.partialRecord(z.enum(KINDED_ALLERGENS), z.array(z.string()))
/** By allergen, what to ask for so that it is made without, in languages. */
export const withoutAnswer = z.partialRecord(z.enum(ALLERGEN_IDS), namesAnswer)
export type Without = z.infer<typeof withoutAnswer>

/**
 * What diners are told of a dish, or of a line of a set menu, beside `allergens` and `allergensDeclared`. Each is
 * absent where the house said nothing (4-beyond §1): absent never promises anything.
 */
export const publicSafety = {
  /** Of the 14, 'may contain'; one that it contains, too, is contained. */
  traces: z.array(z.string()).optional(),
  /** Somebody looked at its traces, too; without it a dish that names none may still have some. */
  tracesDeclared: z.boolean().optional(),
  members: membersAnswer.optional(),
  without: withoutAnswer.optional(),
  diets: z.array(z.enum(DIETS)).optional(),
  /** The day on which the house last looked at its allergens, as it was there: '2026-11-12'. */
  allergensReviewed: z.string().optional(),
  /** A guest has reported it and the house has not answered yet: ask. */
  reported: z.boolean().optional(),
}
const { allergensReviewed: _day, reported: _reported, ...saidSafety } = publicSafety
/** What somebody said of a line of an earlier set menu. */
export { saidSafety }
export type PublicSafety = z.infer<z.ZodObject<typeof publicSafety>>

/** What diners are told of the whole house; absent where it said nothing. */
export const publicHouseSafety = {
  /** A sentence of the kitchen, read beside the allergens of each dish; it changes no dish's answer. */
  allergenNotice: namesAnswer.optional(),
  /**
   * By diet, since when (ISO 8601) all dishes that have it are marked; one that is not here is not
   * offered as a filter.
   */
  dietsComplete: z.partialRecord(z.enum(DIETS), z.string()).optional(),
}
export type PublicHouseSafety = z.infer<z.ZodObject<typeof publicHouseSafety>>
