import { AppError, throwIfInvalid, validationError } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import { fieldErrors, spanishFallback } from '#shared/fields/field-errors.ts'
import { isUuid } from '#shared/id.ts'
import { DAY_MS, SECOND_MS } from '#shared/time.ts'
import type { Trx } from '#platform/db/database.ts'
import { notFound, orNotFound } from '#platform/http/bind.ts'
import { throwIfMoved } from '#platform/http/if-match.ts'
import type { KeepAnswer } from '#platform/http/idempotency/idempotency.ts'
import { v7 } from '#platform/id/id.ts'
import { defineJob } from '#platform/jobs/jobs.ts'
import type { Platform } from '#platform/platform.ts'
import type { Actor } from '#features/identity/server/index.ts'
import type { BulkBody } from '#features/menu/bulk.contract.ts'
import { type MenuWrite, writeMenu } from '#features/menu/server/whole/index.ts'
import { type RestaurantAccess, restaurantAccess, type RestaurantCall } from '#features/restaurants/server/index.ts'
import {
  type NewScheduledChange,
  SCHEDULED_BODIES,
  type ScheduledChange,
  type ScheduledDetails,
  type ScheduledReturn,
} from '../scheduled.contract.ts'
import type { ScheduledKind } from '../scheduled.kinds.ts'
import { scheduledErrors as errors } from '../scheduled.errors.ts'
import { ENDED_DAYS, ENDED_MAX, SCHEDULED_MAX } from '../scheduled.limits.ts'
import { sentRow } from '../scheduled.rules.ts'
import { isSchedulable } from '../scheduled-when.ts'
import type { ScheduledPlan } from '../scheduled-items.rules.ts'
import { scheduledTexts as texts } from '../scheduled.texts.ts'
import { mayChange, presentScheduled } from './present-scheduled.ts'
import { scheduledEntity } from './scheduled.changes.ts'
import * as store from './scheduled.store.ts'
import { entryOf } from './tell.ts'
import { tryBulk } from './try-change.ts'
import { tryReturn } from './try-return.ts'

export type ScheduledAccess = RestaurantAccess & { scheduledId: string }
type CreateCall = RestaurantCall & { body: NewScheduledChange; keepAnswer?: KeepAnswer | undefined }
type ScheduledCall = RestaurantCall<ScheduledAccess> & {
  ifMatch?: string | undefined
  keepAnswer?: KeepAnswer | undefined
}
type UpdateCall = ScheduledCall & { body: { at?: string | undefined; body?: object | undefined } }

/** Carries a change out; one for each moment that it was given. */
export const carryOutJob = defineJob<{ restaurantId: string; id: string }>('scheduled.carry-out', {
  // A process that died in the middle has written nothing: another one begins again.
  expireInSeconds: 60,
})

/** Access to a scheduled change: the people of its restaurant; for all others it does not exist (404). */
export async function scheduledAccess(platform: Platform, actor: Actor, id: string): Promise<ScheduledAccess> {
  if (!isUuid(id)) throw notFound()
  const access = await restaurantAccess(platform, actor, store.selectRestaurantOfScheduled(platform.db, id))
  return { ...access, scheduledId: id.toLowerCase() }
}

/** Those that wait, the next one first, then those of the last 30 days. */
export async function listScheduled({ db, clock }: Platform, call: RestaurantCall): Promise<ScheduledChange[]> {
  const since = new Date(clock.now().getTime() - ENDED_DAYS * DAY_MS)
  return presentScheduled(db, call, await store.listHeads(db, call.access.restaurantId, { since, endedMax: ENDED_MAX }))
}

/** One with what it will do. Throws 404. */
export async function getScheduled({ db }: Platform, call: ScheduledCall): Promise<ScheduledDetails> {
  const { restaurantId, scheduledId: id } = call.access
  const row = orNotFound(await store.findScheduled(db, restaurantId, id))
  const { counts, items, count, returnsTo = null } = row.plan
  const [head] = await presentScheduled(db, call, [{ ...row, counts, returns_to: returnsTo }])
  const body = row.kind === 'return' ? (row.body as ScheduledReturn | null) : null
  return { ...orNotFound(head), items, count, body }
}

/** Throws 400 for a moment that is too near or too far. */
const throwIfNotAhead = (at: Date, now: Date): void =>
  throwIfInvalid(isSchedulable(at, now) ? {} : { at: texts.outOfRange })

/** Throws 400. */
export const validateNewScheduled = ({ clock }: Platform, { body }: CreateCall): void =>
  throwIfNotAhead(new Date(body.at), clock.now())

type Body = { kind: 'bulk'; body: BulkBody } | { kind: 'return'; body: ScheduledReturn }
/** A body as it waits, and what it will do. */
type Tried = { body: object; plan: ScheduledPlan }

/**
 * Tries a change with the rights and the carta of this moment. Throws what the change itself would throw, 409
 * `scheduled_nothing` where it would change nothing.
 */
async function tryBody(platform: Platform, write: MenuWrite, sent: Body): Promise<Tried> {
  const tried =
    sent.kind === 'bulk'
      ? { body: { items: sent.body.items.map(sentRow) }, plan: await tryBulk(platform, write, sent.body.items) }
      : { body: sent.body, plan: await tryReturn(platform, write, sent.body) }
  if (tried.plan.count === 0) throw new AppError(errors.nothing)
  return tried
}

/** Has a change carried out at its moment. */
export async function enqueueRun(
  platform: Platform,
  trx: Trx,
  due: { restaurantId: string; id: string; at: Date; now: Date },
): Promise<void> {
  const { restaurantId, id, at, now } = due
  const afterSeconds = Math.max(0, Math.ceil((at.getTime() - now.getTime()) / SECOND_MS))
  await platform.jobs.enqueue(trx, carryOutJob, { restaurantId, id }, { afterSeconds })
}

async function presentOne({ trx, ...call }: MenuWrite, id: string): Promise<ScheduledChange> {
  const row = orNotFound(await store.findHead(trx, call.access.restaurantId, id))
  return orNotFound((await presentScheduled(trx, call, [row]))[0])
}

/**
 * Schedules a change in the name of the asker: it is tried now, and asked again for everything when its moment comes.
 * Throws 400, 403, 409 `scheduled_limit`, `scheduled_nothing`, `menu_limit`, 412 (4-beyond §6).
 */
export function createScheduled(platform: Platform, call: CreateCall): Promise<ScheduledChange> {
  return writeMenu(platform, { ...call, isUnseen: true }, async write => {
    const { trx, access, actor, now } = write
    const { restaurantId } = access
    const at = new Date(call.body.at)
    throwIfNotAhead(at, now)
    if ((await store.countWaiting(trx, restaurantId)) >= SCHEDULED_MAX) throw new AppError(errors.limit)
    const { kind } = call.body
    const tried = await tryBody(platform, write, call.body)
    const id = v7()
    await store.insertScheduled(trx, { restaurantId, id, now }, { userId: actor.userId, at, kind, ...tried })
    await enqueueRun(platform, trx, { restaurantId, id, at, now })
    const after = entryOf({ kind, at, counts: tried.plan.counts, state: 'waiting' }, access.timezone)
    write.record({ entity: scheduledEntity, id, before: null, after })
    return presentOne(write, id)
  })
}

/** The change that waits, locked. Throws 404, 403 for whoever may not change it, 412, 409 `scheduled_ended`. */
async function lockWaiting(
  write: MenuWrite<ScheduledAccess>,
  ifMatch: string | undefined,
): Promise<store.ScheduledRow> {
  const { trx, access, changerOf } = write
  const row = orNotFound(await store.lockScheduled(trx, access.restaurantId, access.scheduledId))
  if (!mayChange(write, row.user_id)) throw new AppError(commonErrors.forbidden)
  if (row.state !== 'waiting') throw new AppError(errors.ended)
  await throwIfMoved(ifMatch, row.updated_at, async () => ({
    current: await presentOne(write, row.id),
    changedBy: await changerOf(row.updated_by ?? row.user_id),
  }))
  return row
}

/** A body of the kind that a change has. Throws 400 under `body`. */
function bodyOf(kind: ScheduledKind, sent: object): Body {
  const read = SCHEDULED_BODIES[kind].safeParse(sent, spanishFallback)
  if (read.success) return { kind, body: read.data } as Body
  const errors = Object.entries(fieldErrors(read.error)).map(([path, text]) => [`body.${path}`, text])
  throw validationError(Object.fromEntries(errors) as Record<string, string>)
}

/**
 * Gives a change another moment, which keeps its author, or another body, whose author is the asker. Throws 400, 403,
 * 404, 409 as `createScheduled` and `scheduled_ended`, 412.
 */
export function updateScheduled(platform: Platform, call: UpdateCall): Promise<ScheduledChange> {
  return writeMenu(platform, { ...call, isUnseen: true }, async write => {
    const { trx, access, actor, now } = write
    const { restaurantId, scheduledId: id } = access
    const row = await lockWaiting(write, call.ifMatch)
    const at = call.body.at === undefined ? row.at : new Date(call.body.at)
    if (call.body.at !== undefined) throwIfNotAhead(at, now)
    const tried = call.body.body && (await tryBody(platform, write, bodyOf(row.kind, call.body.body)))
    const order = { restaurantId, id, now, by: actor.userId }
    await store.updateScheduled(trx, order, { at, ...(tried && { ...tried, userId: actor.userId }) })
    if (call.body.at !== undefined) await enqueueRun(platform, trx, { restaurantId, id, at, now })
    const told = { kind: row.kind, state: row.state }
    const before = entryOf({ ...told, at: row.at, counts: row.plan.counts }, access.timezone)
    const after = entryOf({ ...told, at, counts: (tried ?? row).plan.counts }, access.timezone)
    write.record({ entity: scheduledEntity, id, before, after })
    return presentOne(write, id)
  })
}

/** Anybody who may change it may cancel it, also when the plan has ended. */
const alwaysMay = (): void => {}

/** Cancels a change that waits. Throws 403, 404, 409 `scheduled_ended`, 412. */
export function cancelScheduled(platform: Platform, call: ScheduledCall): Promise<null> {
  return writeMenu(platform, { ...call, isUnseen: true, requireRight: alwaysMay }, async write => {
    const { trx, access, actor, now } = write
    const { restaurantId, scheduledId: id, timezone } = access
    const { kind, at, plan } = await lockWaiting(write, call.ifMatch)
    await store.endScheduled(trx, { restaurantId, id, now }, { state: 'cancelled', outcome: null, by: actor.userId })
    await store.deleteOldestEnded(trx, restaurantId, ENDED_MAX)
    const told = { kind, at, counts: plan.counts }
    const [before, after] = [
      entryOf({ ...told, state: 'waiting' }, timezone),
      entryOf({ ...told, state: 'cancelled' }, timezone),
    ]
    write.record({ entity: scheduledEntity, id, before, after })
    return null
  })
}
