import { type PaidTier, PLANS } from '../../plans.ts'

/** What the tab says about the things of later features; the dashboard hands it in. */
export type PlanUse = {
  /** All restaurants of the account, oldest first. */
  restaurants: readonly { name: string; status: 'active' | 'inactive'; menuVisibleUntil: string | null }[]
  /** People with access, the owner included; null: not known. */
  people: number | null
}

/** The names of the active restaurants that a plan has no room for: the newest ones (3-decisions §4). */
export const restaurantsThatStop = ({ restaurants }: PlanUse, tier: PaidTier): string[] =>
  restaurants
    .slice(PLANS[tier].restaurants ?? restaurants.length)
    .filter(one => one.status === 'active')
    .map(one => one.name)
