import { useState } from 'react'
import type { Right } from '#features/identity/rights.rules.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { hasRight, whoChanges } from '#features/restaurants/rights.rules.ts'
import { RETURN_ORDER } from '../../screen/compared.rules.ts'
import type { GroupCounts, HistoryGroup } from '../../history.groups.ts'

/** Without it a group cannot go back; what else its fields need the server asks. */
const RIGHT_OF: Partial<Record<HistoryGroup, Right>> = {
  prices: 'prices',
  texts: 'texts',
  new: 'texts',
  deleted: 'texts',
  order: 'texts',
  allergens: 'allergens',
}

export type Ticks = {
  isTicked: (group: HistoryGroup) => boolean
  set: (group: HistoryGroup, isTicked: boolean) => void
  /** Who may put the group back, where the user may not; '' where nobody is known. */
  lockOf: (group: HistoryGroup) => string | undefined
  /** Those that go back, in their order. */
  chosen: (counts: GroupCounts) => HistoryGroup[]
}

/** Which groups go back: all but the allergens, which never do unasked (4-beyond §6). */
export function useTicks(restaurant: Restaurant): Ticks {
  const [changed, setChanged] = useState<Partial<Record<HistoryGroup, boolean>>>({})
  const lockOf = (group: HistoryGroup) => {
    const right = RIGHT_OF[group]
    return right === undefined || hasRight(restaurant, right) ? undefined : whoChanges(restaurant, right)
  }
  const isTicked = (group: HistoryGroup) => lockOf(group) === undefined && (changed[group] ?? group !== 'allergens')
  return {
    isTicked,
    lockOf,
    set: (group, ticked) => setChanged({ ...changed, [group]: ticked }),
    chosen: counts => RETURN_ORDER.filter(group => counts[group] > 0 && isTicked(group)),
  }
}
