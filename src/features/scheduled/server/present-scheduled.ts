import type { Db } from '#platform/db/database.ts'
import { firstNameOf } from '#features/identity/first-name.ts'
import { identityTexts } from '#features/identity/identity.texts.ts'
import { listUserNames } from '#features/identity/server/index.ts'
import type { RestaurantCall } from '#features/restaurants/server/index.ts'
import type { ScheduledChange } from '../scheduled.contract.ts'
import type { ScheduledHead } from './scheduled.store.ts'

/** Whoever scheduled a change may change and cancel it, and whoever may do everything in the house. */
export const mayChange = ({ actor, access }: RestaurantCall, userId: string | null): boolean =>
  access.role !== 'worker' || userId === actor.userId

/** As people of the house see them; support is one person for the houses that it helps. */
export async function presentScheduled(
  db: Db,
  call: RestaurantCall,
  rows: readonly ScheduledHead[],
): Promise<ScheduledChange[]> {
  const ids = [...new Set(rows.flatMap(row => row.user_id ?? []))]
  const people = new Map((ids.length === 0 ? [] : await listUserNames(db, ids)).map(user => [user.id, user]))
  const authorOf = (userId: string | null): ScheduledChange['by'] => {
    const person = userId === null ? undefined : people.get(userId)
    if (!person) return null
    const isSupport = person.role === 'admin' && person.id !== call.access.ownerId
    const name = isSupport ? identityTexts.support : firstNameOf(person.name)
    return { id: person.id, name, isSelf: person.id === call.actor.userId }
  }
  return rows.map(row => ({
    _id: row.id,
    restaurantId: row.restaurant_id,
    at: row.at.toISOString(),
    kind: row.kind,
    state: row.state,
    by: authorOf(row.user_id),
    counts: row.counts,
    returnsTo: row.returns_to,
    mayChange: row.state === 'waiting' && mayChange(call, row.user_id),
    endedAt: row.ended_at?.toISOString() ?? null,
    changeId: row.change_id,
    failed: row.outcome?.failed ?? null,
    left: row.outcome?.left ?? [],
    leftCount: row.outcome?.leftCount ?? 0,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }))
}
