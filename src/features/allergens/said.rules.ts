import { type AllergenId, normalizeAllergens } from './allergens.ts'

/** What a tap on one of the 14 sets (TABLE §7 17). */
export const SAYING_MODES = ['allergens', 'traces'] as const
export type SayingMode = (typeof SAYING_MODES)[number]

/** What somebody says of a dish; `hasNone`: it contains none of the 14. */
export type Said = { allergens: AllergenId[]; traces: AllergenId[]; hasNone: boolean }

export const saidOf = (dish: {
  allergens: readonly string[]
  traces: readonly string[]
  allergensDeclared: boolean
}): Said => {
  const [allergens, traces] = [normalizeAllergens(dish.allergens), normalizeAllergens(dish.traces)]
  return { allergens, traces, hasNone: dish.allergensDeclared && allergens.length + traces.length === 0 }
}

export const NONE_SAID: Said = { allergens: [], traces: [], hasNone: true }

/** After a tap: contains wins, so that nothing becomes a trace of what is contained. */
export function afterTap(said: Said, id: AllergenId, mode: SayingMode): Said {
  if (mode === 'traces' && said.allergens.includes(id)) return said
  const isIn = said[mode].includes(id)
  const list = isIn ? said[mode].filter(one => one !== id) : normalizeAllergens([...said[mode], id])
  const after = { ...said, [mode]: list, hasNone: false }
  return mode === 'allergens' && !isIn ? { ...after, traces: after.traces.filter(one => one !== id) } : after
}

/** It says something: at least one in either list, or that there is none. */
export const saysSomething = ({ allergens, traces, hasNone }: Said): boolean =>
  hasNone || allergens.length + traces.length > 0

export const isSameSaid = (one: Said, other: Said): boolean =>
  one.hasNone === other.hasNone &&
  one.allergens.join() === other.allergens.join() &&
  one.traces.join() === other.traces.join()

/** As a body of a dish: whoever saves both lists has looked at both. */
export const saidBody = (said: Said) => ({
  allergens: said.allergens,
  traces: said.traces,
  allergensDeclared: saysSomething(said),
})
