import { DAY_MS } from '#shared/time.ts'
import { endedReason, isEntitled, type SubscriptionState } from '#features/billing/billing.rules.ts'
import type { READ_ONLY_REASONS } from '../restaurants.contract.ts'

export type Status = 'active' | 'inactive'
export type ReadOnlyReason = (typeof READ_ONLY_REASONS)[number]
type WithStatus = { id: string; status: Status }

/**
 * Which of an owner's restaurants, sorted oldest first, must change so that the oldest `allowed` are active and the
 * others inactive; `null` allows all (3-decisions §4). Empty lists when nothing must change.
 */
export function statusChanges(
  oldestFirst: readonly WithStatus[],
  allowed: number | null,
): { activate: string[]; deactivate: string[] } {
  const isAllowed = (index: number) => allowed === null || index < allowed
  const ids = (status: Status, mayBeActive: boolean) =>
    oldestFirst.flatMap((one, index) => (one.status === status && isAllowed(index) === mayBeActive ? [one.id] : []))
  return { activate: ids('inactive', true), deactivate: ids('active', false) }
}

/** Since when a restaurant was active, and inactive before that; null: it never was. */
export type StatusPast = { activeSince: Date | null; inactiveBefore: Date | null }

/**
 * Since when a restaurant counts as inactive that becomes so now. A visit of less than a day to a larger plan does not
 * begin anew the days on which its menu stays visible (3-decisions §4).
 */
export const inactiveSinceAt = ({ activeSince, inactiveBefore }: StatusPast, now: Date): Date =>
  activeSince && inactiveBefore && now.getTime() - activeSince.getTime() < DAY_MS ? inactiveBefore : now

/** Why its people may only read a restaurant; the plan's reason comes first (3-decisions §3). Null: they may write. */
export function readOnlyReason(
  status: Status,
  subscription: SubscriptionState | undefined,
  now: Date,
): ReadOnlyReason | null {
  if (!isEntitled(subscription, now)) return endedReason(subscription)
  return status === 'inactive' ? 'inactive' : null
}
