import { AppError, type FieldErrors, throwIfInvalid } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import { orNotFound } from '#platform/http/bind.ts'
import { hasChanged, throwIfMoved } from '#platform/http/if-match.ts'
import type { KeepAnswer } from '#platform/http/idempotency/idempotency.ts'
import type { Platform } from '#platform/platform.ts'
import { zonesByName } from '#features/prices/server/index.ts'
import { type RestaurantCall, type RestaurantWrite, writeRestaurant } from '#features/restaurants/server/index.ts'
import type { CodeBody, CodeChange, TableCode } from '../codes.contract.ts'
import { codeErrors } from '../codes.errors.ts'
import { TAKE_BACK_MS } from '../codes.limits.ts'
import { codeFieldTexts as texts } from '../codes.texts.ts'
import type { CodeAccess } from './codes.access.ts'
import { codeEntity } from './codes.changes.ts'
import { presentCode, stateOf } from './codes.presenter.ts'
import { readBoard, throwIfNoZone, throwIfTooMany, throwIfTwice } from './codes.service.ts'
import * as store from './codes.store.ts'

type Keyed = { keepAnswer?: KeepAnswer | undefined }
type CodeCall = RestaurantCall<CodeAccess> & Keyed
type UpdateCall = CodeCall & { body: CodeBody; ifMatch?: string | undefined }
type BulkCall = RestaurantCall & Keyed & { body: { changes: CodeChange[] } }

const zonesOf = (changes: readonly CodeChange[]) =>
  changes.map(({ zoneId }, place) => ({ at: `changes.${place}.zoneId`, id: zoneId }))

/** Throws 400 for a code that is named twice, and for a zone that the restaurant does not have. */
export async function validateChanges({ db }: Platform, { access, body: { changes } }: BulkCall): Promise<void> {
  const seen = new Set<string>()
  const errors: FieldErrors = {}
  changes.forEach(({ _id }, place) => {
    if (seen.has(_id)) errors[`changes.${place}._id`] = texts.twice
    seen.add(_id)
  })
  throwIfInvalid(errors)
  await throwIfNoZone(db, access.restaurantId, zonesOf(changes))
}

/** Throws 400 for a zone that the restaurant does not have. */
export const validateUpdate = ({ db }: Platform, { access, body }: UpdateCall): Promise<void> =>
  throwIfNoZone(db, access.restaurantId, [{ at: 'zoneId', id: body.zoneId }])

/** A code as it is from now on. Throws 409 `code_kept` for taking back what may be on paper already. */
function changed(row: store.CodeRow, change: Omit<CodeChange, '_id' | 'updatedAt'>, now: Date): store.ChangedCode {
  const { name = row.name, zoneId = row.zone_id, retired = row.retired_at !== null, deleted } = change
  if (deleted && now.getTime() - row.created_at.getTime() > TAKE_BACK_MS) throw new AppError(codeErrors.codeKept)
  return {
    id: row.id,
    name,
    zoneId,
    retiredAt: retired ? (row.retired_at ?? now) : null,
    deletedAt: deleted ? now : null,
  }
}

const isLiving = ({ retiredAt, deletedAt }: Pick<store.ChangedCode, 'retiredAt' | 'deletedAt'>): boolean =>
  retiredAt === null && deletedAt === null

type Wanted = { row: store.CodeRow; after: store.ChangedCode }

/** Writes codes as they are from now on. Throws 409 `code_exists` and `code_limit`, judged on the whole board. */
async function writeCodes(write: RestaurantWrite, rows: readonly store.CodeRow[], wanted: readonly Wanted[]) {
  const { trx, access, actor, now } = write
  const { restaurantId } = access
  const touched = new Set(wanted.map(({ row }) => row.id))
  const others = rows.filter(row => row.retired_at === null && !touched.has(row.id))
  const living = wanted.filter(({ after }) => isLiving(after))
  throwIfTwice([...others.map(({ name }) => name), ...living.map(({ after }) => after.name)])
  const before = rows.filter(row => row.retired_at === null).length
  throwIfTooMany(before, Math.max(0, others.length + living.length - before))
  const changes = wanted.filter(({ row, after }) => !isSame(row, after))
  await store.updateCodes(
    trx,
    { restaurantId, now, by: actor.userId },
    changes.map(({ after }) => after),
  )
  for (const { row, after } of changes) {
    const state = { name: after.name, key: row.key, zoneId: after.zoneId, retired: after.retiredAt !== null }
    write.record({ entity: codeEntity, id: row.id, before: stateOf(row), after: after.deletedAt ? null : state })
  }
}

const isSame = (row: store.CodeRow, after: store.ChangedCode): boolean =>
  row.name === after.name &&
  row.zone_id === after.zoneId &&
  (row.retired_at === null) === (after.retiredAt === null) &&
  after.deletedAt === null

type One = { change: Omit<CodeChange, '_id' | 'updatedAt'>; ifMatch?: string | undefined }

/** One code, changed. Throws 404, 409, 412 for another `ifMatch`. */
function changeOne(platform: Platform, call: CodeCall, { change, ifMatch }: One): Promise<TableCode> {
  return writeRestaurant(platform, { ...call, isUnseen: change.zoneId === undefined }, async write => {
    const { trx, access, now, changerOf } = write
    const { restaurantId, codeId } = access
    await throwIfNoZone(trx, restaurantId, [{ at: 'zoneId', id: change.zoneId }])
    const rows = await store.listCodeRows(trx, restaurantId)
    const row = orNotFound(rows.find(({ id }) => id === codeId))
    await throwIfMoved(ifMatch, row.updated_at, async () => ({
      current: presentCode(row, await zonesByName.idsOf(trx, restaurantId)),
      changedBy: await changerOf(row.updated_by),
    }))
    await writeCodes(write, rows, [{ row, after: changed(row, change, now) }])
    return orNotFound((await readBoard(trx, restaurantId)).find(({ _id }) => _id === codeId))
  })
}

/** Changes the sent fields; its key stays. Throws 400, 404, 409 `code_exists`, 412 for another `ifMatch`. */
export const updateCode = (platform: Platform, call: UpdateCall): Promise<TableCode> =>
  changeOne(platform, call, { change: call.body, ifMatch: call.ifMatch })

/** Takes a code off the board; what is printed opens the carta all the same. Throws 404. */
export const retireCode = (platform: Platform, call: CodeCall): Promise<TableCode> =>
  changeOne(platform, call, { change: { retired: true } })

/** Brings a code back to the board. Throws 404, 409 `code_exists` where its name was given again, 409 `code_limit`. */
export const restoreCode = (platform: Platform, call: CodeCall): Promise<TableCode> =>
  changeOne(platform, call, { change: { retired: false } })

/**
 * Changes several codes, all or none; answers the whole board. Throws 400 for codes and zones of others, 409
 * `code_exists`, `code_limit`, `code_kept`, 412 when one has moved since the screen showed it.
 */
export function changeCodes(platform: Platform, call: BulkCall): Promise<TableCode[]> {
  const { changes } = call.body
  const isUnseen = changes.every(({ zoneId }) => zoneId === undefined)
  return writeRestaurant(platform, { ...call, isUnseen }, async write => {
    const { trx, access, now } = write
    const { restaurantId } = access
    await throwIfNoZone(trx, restaurantId, zonesOf(changes))
    const rows = await store.listCodeRows(trx, restaurantId)
    const byId = new Map(rows.map(row => [row.id, row]))
    const unknown = changes.flatMap(({ _id }, place) =>
      byId.has(_id) ? [] : [[`changes.${place}._id`, texts.unknown]],
    )
    throwIfInvalid(Object.fromEntries(unknown) as FieldErrors)
    const wanted = changes.flatMap(change => {
      const row = byId.get(change._id)
      if (!row) return []
      if (hasChanged(change.updatedAt, row.updated_at)) throw new AppError(commonErrors.changedMeanwhile)
      return [{ row, after: changed(row, change, now) }]
    })
    await writeCodes(write, rows, wanted)
    return readBoard(trx, restaurantId)
  })
}
