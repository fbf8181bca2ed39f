import { isDeepStrictEqual } from 'node:util'
import type { Trx } from '#platform/db/database.ts'
import { v7 } from '#platform/id/id.ts'
import { defineEvent, type Events } from './events.ts'

/** A kind of thing that people change, such as a dish; the type parameter is its state. */
export type Entity<State extends object> = { readonly name: string; readonly state?: State }
export const defineEntity = <State extends object>(name: string): Entity<State> => ({ name })

/**
 * One thing before and after a change: created when there is no `before`, deleted when there is no `after`. States are
 * plain JSON.
 */
export type Change<State extends object = object> = {
  readonly entity: Entity<State>
  readonly id: string
  readonly before: State | null
  readonly after: State | null
}

/** All changes of one write, in order: one undo reverts all of them. */
export type ChangeSet = {
  /** Of this write, and of no other. */
  readonly id: string
  /** Null: the product itself, for example when a plan has ended. */
  readonly actor: { readonly userId: string } | null
  /** The owner whose account it happened in. */
  readonly ownerId: string
  /** Null: in the account, not in one of its restaurants. */
  readonly restaurantId: string | null
  readonly at: Date
  readonly changes: readonly Change[]
}

/** Emitted inside the transaction of every write; an error in a subscriber rolls the write back. */
export const changed = defineEvent<ChangeSet>('platform.changed')

/** True for a change of that kind; for subscribers that read the states. */
export const isChangeOf = <State extends object>(change: Change, entity: Entity<State>): change is Change<State> =>
  change.entity.name === entity.name

/**
 * The one function with which features say who changed what. If before and after are equal, it is no change; without
 * changes nothing is emitted.
 */
export async function recordChanges(
  { events }: { events: Events },
  trx: Trx,
  { id = v7(), ...set }: Omit<ChangeSet, 'id'> & { id?: string },
): Promise<void> {
  const changes = set.changes.filter(({ before, after }) => !isDeepStrictEqual(before, after))
  if (changes.length > 0) await events.emit(trx, changed, { ...set, id, changes })
}
