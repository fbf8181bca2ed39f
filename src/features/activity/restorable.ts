import { DAY_MS } from '#shared/time.ts'
import { RESTORABLE_DAYS } from '#features/menu/menu.limits.ts'
import type { ActivityEntry } from './activity.contract.ts'

const isDeletion = ({ action }: ActivityEntry): boolean => action === 'dish.deleted' || action === 'category.deleted'
const isRestore = ({ action }: ActivityEntry): boolean => action === 'dish.restored' || action === 'category.restored'

/**
 * For how many more days what an entry deleted can be restored; 0: not any more, or it is there again. `newer`: the
 * entries before it in the list (3-decisions §6).
 */
export function restorableDays(entry: ActivityEntry, newer: readonly ActivityEntry[], now: Date): number {
  const [item] = entry.items
  if (!isDeletion(entry) || entry.count !== 1 || !item) return 0
  const isBack = newer.some(other => isRestore(other) && other.items.some(({ id }) => id === item.id))
  const left = RESTORABLE_DAYS - Math.floor((now.getTime() - new Date(entry.at).getTime()) / DAY_MS)
  return isBack ? 0 : Math.max(0, left)
}
