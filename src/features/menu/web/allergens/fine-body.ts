import { ALLERGEN_IDS } from '#features/allergens/allergens.ts'
import { KINDED_ALLERGENS, type Members } from '#features/allergens/members.ts'
import type { Without } from '#features/allergens/public-allergens.ts'

/** They join what is stored: what is not there any more, and what asks for nothing, is taken away. */
export const fineBody = ({ members, without }: { members?: Members; without?: Without }) => ({
  ...(members && { members: Object.fromEntries(KINDED_ALLERGENS.map(id => [id, members[id] ?? null])) }),
  ...(without && { without: Object.fromEntries(ALLERGEN_IDS.map(id => [id, askedFor(without[id])])) }),
})

const askedFor = (names: Without[keyof Without]) =>
  names && Object.values(names).some(name => name.trim() !== '') ? names : null
