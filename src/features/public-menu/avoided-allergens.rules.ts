/** What counts of a dish: the allergens it declares, and whether somebody declared them at all. */
export type DeclaredDish = { allergens: readonly string[]; declared: boolean }

/**
 * How many dishes contain none of the chosen allergens, according to the house. A dish that nobody declared never
 * counts, whatever its list says: an empty list is no promise (3-decisions §6).
 */
export const countAvoiding = (dishes: readonly DeclaredDish[], chosen: ReadonlySet<string>): number =>
  dishes.filter(({ allergens, declared }) => declared && !allergens.some(id => chosen.has(id))).length

/** 'gluten, huevos ni lácteos': the names with `nor` (' ni ') before the last one. */
export const joinNames = (names: readonly string[], nor: string): string =>
  names.length < 2 ? names.join('') : names.slice(0, -1).join(', ') + nor + names.at(-1)

/** The texts of the result in one language, with `{x}`, `{count}`, `{n}` and `{total}`. */
export type ResultTexts = {
  avoidsOne: string
  avoidsMany: string
  ofOneDish: string
  ofManyDishes: string
  nor: string
}

/**
 * 'No llevan gluten ni lácteos, según la casa: 21 de 38 platos', in the parts before, of and after the count. The verb
 * follows the number of dishes found, the noun the number of all dishes; none is many in the three languages.
 */
export function resultOf(
  texts: ResultTexts,
  names: readonly string[],
  { found, total }: { found: number; total: number },
): [before: string, count: string, after: string] {
  const claim = (found === 1 ? texts.avoidsOne : texts.avoidsMany).replace('{x}', joinNames(names, texts.nor))
  const [before = '', after = ''] = claim.split('{count}')
  const count = total === 1 ? texts.ofOneDish : texts.ofManyDishes
  return [before, count.replace('{n}', String(found)).replace('{total}', String(total)), after]
}
