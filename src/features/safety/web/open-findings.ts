import type { Dish } from '#features/menu/menu.contract.ts'
import type { Finding } from '../check.contract.ts'

type ById = ReadonlyMap<string, Dish>

/** Mended on this screen, also while it waits for the connection: what the server has not heard of yet. */
function isMended({ rule, dishIds, values }: Finding, dishes: ById): boolean {
  const [id = ''] = dishIds
  const dish = dishes.get(id)
  if (rule === 'unticked_word')
    return values.allergen !== undefined && (dish?.allergens.includes(values.allergen) ?? true)
  if (rule === 'long_sold_out') return dishIds.every(each => dishes.get(each)?.available !== false)
  if (rule !== 'odd_price') return false
  return !dish?.prices.some(({ label, amount }) => label === (values.label ?? null) && amount === values.amount)
}

/** The findings that are still to be mended. */
export function openFindings(findings: readonly Finding[], dishes: readonly Dish[]): Finding[] {
  const byId: ById = new Map(dishes.map(dish => [dish._id, dish]))
  return findings.filter(finding => !isMended(finding, byId))
}
