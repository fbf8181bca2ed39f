import type { Locale } from '#shared/locale.ts'
import type { Menu } from '#features/menu/menu-snapshot.ts'
import type { MarketSaid } from '#features/prices/stored-prices.ts'
import type { PreparedMenu } from '#features/set-menus/prepared-menu.ts'
import type { OldPaperFacts } from '#features/paper/changes.rules.ts'
import type { CheckLevel } from '../check.rules.ts'
import type { FindingValues } from './finding-values.ts'

/** A menu as diners see it, with all its languages. */
export type MenuToCheck = Pick<Menu, 'categories' | 'dishes'> & {
  defaultLocale: Locale
  supportedLocales: readonly Locale[]
  now: Date
  /** What guests have reported and nobody has answered; `about`: the dish, or the line of a set menu. */
  reports: readonly OpenReport[]
  /** By dish, since when it is sold out. */
  soldOutSince: Readonly<Record<string, string>>
  /** By dish, when somebody said what the market asks on that day: first, and last. */
  marketSaid: Readonly<Record<string, MarketSaid>>
  /** Set menus of days that go out by themselves, with the lines that say nothing of allergens. */
  prepared: readonly PreparedMenu[]
  /** The edition that the house uses, where it says something else than today. */
  oldPaper: OldPaperFacts | null
}
type OpenReport = {
  id: string
  about: string
  dishId: string | null
  name: string
  createdAt: string
  allergens: readonly string[]
  text: string
}
export type CheckedDish = MenuToCheck['dishes'][number]

/** What a rule finds. */
export type FindingParts = {
  /** Tells it from others of its rule, also later; absent: the rule finds one thing. */
  about?: string
  dishIds: string[]
  /** Where it matters more than its rule says. */
  level?: CheckLevel
  values?: FindingValues
  /** ISO time since which the facts are as they are, at least. */
  since: string
  /** What it rests on: when this changes, whoever has ignored it is asked again. */
  facts: unknown
}

/** Nothing has changed in them since then. */
export const oldestOf = (things: readonly { updatedAt: string }[]): string =>
  things.map(({ updatedAt }) => updatedAt).reduce((oldest, time) => (time < oldest ? time : oldest))

/** One finding for all dishes that have it; none where no dish has. */
export function ofDishes(dishes: readonly CheckedDish[], more: Partial<FindingParts> = {}): FindingParts[] {
  if (dishes.length === 0) return []
  const dishIds = dishes.map(({ _id }) => _id)
  return [{ dishIds, since: oldestOf(dishes), facts: dishIds.toSorted(), ...more }]
}
