import { AppError } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import { isPlanEnded, OWNER_PLAN_ENDED, RESTAURANT_INACTIVE } from '#shared/plan-codes.ts'
import type { Platform } from '#platform/platform.ts'
import { recordChanges } from '#platform/events/changes.ts'
import { memberships } from '#features/identity/server/people.ts'
import { menuErrors } from '#features/menu/menu.errors.ts'
import { findRestaurant, restaurantAccess } from '#features/restaurants/server/index.ts'
import type { FailedReason } from '../scheduled.kinds.ts'
import { ENDED_MAX } from '../scheduled.limits.ts'
import { type Growth, runBulk } from './run-bulk.ts'
import { runReturn } from './run-return.ts'
import { scheduledEntity } from './scheduled.changes.ts'
import * as store from './scheduled.store.ts'
import type { ScheduledOutcome } from './scheduled.tables.ts'
import { enqueueRun } from './scheduled.service.ts'
import { entryOf, mailOutcome } from './tell.ts'

type Due = { restaurantId: string; id: string }

const PLAN_CODES: readonly string[] = [OWNER_PLAN_ENDED, RESTAURANT_INACTIVE]
const RIGHT_CODES: readonly string[] = [commonErrors.noRight.code, commonErrors.forbidden.code]
/** What will be so another time, too; anything else is tried again by the queue. */
const FINAL: readonly number[] = [400, 401, 403, 404, 409, 412]

/** Why nothing is done; undefined: it may be done in a moment. */
function reasonOf(error: unknown): FailedReason | undefined {
  if (!(error instanceof AppError) || !FINAL.includes(error.status)) return undefined
  if (isPlanEnded(error.code) || PLAN_CODES.includes(error.code)) return 'plan'
  if (RIGHT_CODES.includes(error.code)) return 'rights'
  if (error.code === menuErrors.dishLimit.code) return 'limit'
  return error.status === 404 || error.status === 401 ? 'author' : 'refused'
}

const isLimit = (error: unknown): boolean => error instanceof AppError && error.code === menuErrors.dishLimit.code

/** First all that fits, then without what makes the carta larger. */
const GROWTHS: readonly Growth[] = ['all', 'room', 'none']

/**
 * Does the work in the author's name, as far as it still fits: account, membership, plan and rights are asked again.
 * Throws as the change itself would.
 */
async function run(platform: Platform, row: store.ScheduledRow): Promise<void> {
  const actor = row.user_id === null ? undefined : await memberships.absentActor(platform.db, row.user_id)
  if (!actor) throw new AppError(commonErrors.unauthenticated)
  const call = { actor, access: await restaurantAccess(platform, actor, row.restaurant_id) }
  if (row.kind === 'return') return runReturn(platform, call, row.id)
  for (const growth of GROWTHS) {
    try {
      return await runBulk(platform, call, { id: row.id, growth })
    } catch (error) {
      if (!isLimit(error) || growth === GROWTHS.at(-1)) throw error
    }
  }
}

/** Ends a change that was not carried out, and tells owner and author why. */
async function fail(platform: Platform, row: store.ScheduledRow, failed: FailedReason): Promise<void> {
  const { id, restaurant_id: restaurantId } = row
  const now = platform.clock.now()
  await platform.db.transaction().execute(async trx => {
    const outcome: ScheduledOutcome = { failed, left: [], leftCount: 0 }
    if (!(await store.endScheduled(trx, { restaurantId, id, now }, { state: 'failed', outcome }))) return
    await store.deleteOldestEnded(trx, restaurantId, ENDED_MAX)
    const house = await findRestaurant(trx, restaurantId)
    // Of a house that is deleted nobody is told anything.
    if (!house) return
    const { kind, at, plan, user_id: authorId } = row
    const { owner_id: ownerId, timezone, name } = house
    const told = { kind, at, counts: plan.counts }
    const after = entryOf({ ...told, state: 'failed', outcome }, timezone)
    const before = entryOf({ ...told, state: 'waiting' }, timezone)
    await recordChanges(platform, trx, {
      actor: authorId === null ? null : { userId: authorId },
      ownerId,
      restaurantId,
      at: now,
      changes: [{ entity: scheduledEntity, id, before, after }],
    })
    await mailOutcome(platform, trx, { name, ownerId, authorId }, after)
  })
}

/**
 * Carries a change out whose moment has come: once, because it ends in the transaction that writes it. One that is over
 * is left alone; one whose moment is yet to come is looked at again then. Throws what may pass by itself, so that the
 * queue tries again (4-beyond §6).
 */
export async function carryOut(platform: Platform, { restaurantId, id }: Due): Promise<void> {
  const row = await store.findScheduled(platform.db, restaurantId, id)
  if (row?.state !== 'waiting') return
  const now = platform.clock.now()
  // The clock of the queue is another one than ours, and the moment may have been moved.
  if (row.at > now)
    return platform.db.transaction().execute(trx => enqueueRun(platform, trx, { restaurantId, id, at: row.at, now }))
  try {
    await run(platform, row)
  } catch (error) {
    const reason = reasonOf(error)
    if (!reason) throw error
    await fail(platform, row, reason)
  }
}
