import { changedBy, namesInWords, type Right } from '#features/identity/rights.rules.ts'
import type { Restaurant } from './restaurants.contract.ts'

type WithRights = Pick<Restaurant, 'rights' | 'rightHolders'>

/** Whether the user has a right in this restaurant; what the plan allows is another question. */
export const hasRight = ({ rights }: Pick<Restaurant, 'rights'>, right: Right): boolean => rights.includes(right)

/** Whether the user may change it now: the right, and a plan that allows it. */
export const mayChange = (restaurant: Pick<Restaurant, 'rights' | 'readOnly'>, right: Right): boolean =>
  restaurant.readOnly === null && hasRight(restaurant, right)

const holdersOf = ({ rightHolders }: WithRights, right: Right): string[] => rightHolders[right] ?? []

/** 'Lo cambian Carmen y Rafa', beside what the user only reads; '' where nobody is known. `what`: 'El horario lo'. */
export function whoChanges(restaurant: WithRights, right: Right, what = 'Lo'): string {
  const names = holdersOf(restaurant, right)
  return names.length > 0 ? `${what} ${changedBy(names)}` : ''
}

/** What somebody reads who has lost a right while they wrote (EVERY-DAY §5). */
export function takenRight({ rightsChangedBy: by }: Restaurant, right: Right): { lead: string; text: string } {
  const lead = by ? `${by} ha cambiado tus permisos:` : 'Han cambiado tus permisos:'
  const what = TAKEN[right] ?? 'esto ya no lo cambias tú'
  return { lead, text: `${what}. Lo que has escrito sigue aquí; cópialo si quieres pasárselo.` }
}

const TAKEN: Partial<Record<Right, string>> = {
  texts: 'los textos ya no los cambias tú',
  hours: 'el horario ya no lo cambias tú',
  look: 'los datos y la apariencia ya no los cambias tú',
}

const THINGS: Partial<Record<Right, string>> = {
  prices: 'los precios',
  texts: 'los textos',
  allergens: 'los alérgenos',
  availability: 'los agotados',
}

/** 'Los precios y los textos los cambian Carmen y Rafa.': a sentence for each group of people. */
export function whoChangesWhat(restaurant: WithRights, asked: readonly Right[]): string[] {
  const missing = asked.filter(right => !hasRight(restaurant, right))
  const groups = Map.groupBy(missing, right => holdersOf(restaurant, right).join())
  return [...groups.values()].flatMap(rights => {
    const [first] = rights
    const names = first ? holdersOf(restaurant, first) : []
    if (names.length === 0) return []
    const things = namesInWords(rights.map(right => THINGS[right] ?? right))
    return [`${things.charAt(0).toUpperCase()}${things.slice(1)} los ${changedBy(names)}.`]
  })
}
