import type { Platform } from '#platform/platform.ts'
import type { MenuWrite } from '#features/menu/server/whole/index.ts'
import { findRestaurant } from '#features/restaurants/server/index.ts'
import { distinctLeft, type LeftThing } from '../left-names.ts'
import { ENDED_MAX, NAMED_LEFT_MAX } from '../scheduled.limits.ts'
import { scheduledEntity } from './scheduled.changes.ts'
import * as store from './scheduled.store.ts'
import type { ScheduledOutcome } from './scheduled.tables.ts'
import { entryOf, mailOutcome } from './tell.ts'

/** What a run has written, and what it has left out. */
type Run = { isChanged: boolean; left: readonly LeftThing[] }

/** The change whose moment has come, locked; undefined: another process was faster, or it waits again. */
export async function takeDue({ trx, access, now }: MenuWrite, id: string): Promise<store.ScheduledRow | undefined> {
  const row = await store.lockScheduled(trx, access.restaurantId, id)
  return row?.state === 'waiting' && row.at <= now ? row : undefined
}

function outcomeOf({ isChanged, left: things }: Run): ScheduledOutcome {
  const left = distinctLeft(things)
  const failed = isChanged ? null : left.length > 0 ? 'gone' : 'nothing'
  return { failed, left: left.slice(0, NAMED_LEFT_MAX), leftCount: left.length }
}

/** Ends a change inside the write that has carried it out; owner and author are told by mail what was left out. */
export async function endRun(platform: Platform, write: MenuWrite, row: store.ScheduledRow, run: Run): Promise<void> {
  const { trx, access, now, changeId } = write
  const { restaurantId, timezone, ownerId } = access
  const outcome = outcomeOf(run)
  const state = run.isChanged ? ('done' as const) : ('failed' as const)
  const ended = { state, outcome, changeId: run.isChanged ? changeId : null }
  await store.endScheduled(trx, { restaurantId, id: row.id, now }, ended)
  await store.deleteOldestEnded(trx, restaurantId, ENDED_MAX)
  const told = { kind: row.kind, at: row.at, counts: row.plan.counts }
  const after = entryOf({ ...told, state, outcome }, timezone)
  write.record({ entity: scheduledEntity, id: row.id, before: entryOf({ ...told, state: 'waiting' }, timezone), after })
  if (run.left.length === 0) return
  const name = (await findRestaurant(trx, restaurantId))?.name ?? ''
  await mailOutcome(platform, trx, { name, ownerId, authorId: row.user_id }, after)
}
