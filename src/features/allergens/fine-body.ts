import { ALLERGEN_IDS, type AllergenId, isAllergenId } from './allergens.ts'
import { KINDED_ALLERGENS, type Members } from './members.ts'
import type { Without } from './public-allergens.ts'
import type { Locale } from '#shared/locale.ts'

/** They join what is stored: what is not there any more, and what asks for nothing, is taken away. */
export const fineBody = ({ members, without }: { members?: Members; without?: Without }) => ({
  ...(members && { members: Object.fromEntries(KINDED_ALLERGENS.map(id => [id, members[id] ?? null])) }),
  ...(without && { without: Object.fromEntries(ALLERGEN_IDS.map(id => [id, askedFor(without[id])])) }),
})

const askedFor = (names: Without[keyof Without]) =>
  names && Object.values(names).some(name => name.trim() !== '') ? names : null

/**
 * Contained allergens that are said to be left out on request, without what to ask for in the main language: it is
 * asked before saving, because diners would not read it.
 */
export const askingNothing = (allergens: readonly string[], without: Without, main: Locale): AllergenId[] =>
  allergens.filter(isAllergenId).filter(id => without[id] !== undefined && !without[id][main]?.trim())
