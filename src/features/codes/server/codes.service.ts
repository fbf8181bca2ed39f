import { AppError, throwIfInvalid } from '#shared/app-error.ts'
import type { Db } from '#platform/db/database.ts'
import { v7 } from '#platform/id/id.ts'
import type { Platform } from '#platform/platform.ts'
import { zonesByName } from '#features/prices/server/index.ts'
import { type RestaurantCall, type RestaurantWrite, writeRestaurant } from '#features/restaurants/server/index.ts'
import type { NewCodes, TableCode } from '../codes.contract.ts'
import { codeErrors, codeLimitText } from '../codes.errors.ts'
import { CODES_EVER_MAX, CODES_MAX, CODES_WITH_RETIRED_MAX } from '../codes.limits.ts'
import { inBoardOrder, nameKey, namesOfSeries, newCodesErrors } from '../codes.rules.ts'
import { codeFieldTexts as texts } from '../codes.texts.ts'
import { newKeys } from './code-keys.ts'
import { codeEntity } from './codes.changes.ts'
import { presentCode } from './codes.presenter.ts'
import * as store from './codes.store.ts'

type CreateCall = RestaurantCall & { body: NewCodes }

/** Those in use in the order of the board, then the retired ones as they were made. */
export async function listCodes({ db }: Pick<Platform, 'db'>, { access }: RestaurantCall): Promise<TableCode[]> {
  return readBoard(db, access.restaurantId)
}

/** The whole board of a restaurant. */
export async function readBoard(db: Db, restaurantId: string): Promise<TableCode[]> {
  const [rows, zoneIds] = [await store.listCodeRows(db, restaurantId), await zonesByName.idsOf(db, restaurantId)]
  const codes = rows.map(row => presentCode(row, zoneIds))
  return [
    ...inBoardOrder(codes.filter(({ retiredAt }) => retiredAt === null)),
    ...codes.filter(({ retiredAt }) => retiredAt !== null),
  ]
}

/** Throws 400 for a zone that the restaurant does not have; `at` is its path in the body. */
export async function throwIfNoZone(
  db: Db,
  restaurantId: string,
  zones: readonly { at: string; id: string | null | undefined }[],
): Promise<void> {
  const asked = zones.filter(({ id }) => typeof id === 'string')
  if (asked.length === 0) return
  const known = await zonesByName.idsOf(db, restaurantId)
  const wrong = asked.filter(({ id }) => !known.has(id ?? ''))
  throwIfInvalid(Object.fromEntries(wrong.map(({ at }) => [at, texts.zone])))
}

/** Throws 400. */
export async function validateNewCodes({ db }: Platform, { access, body }: CreateCall): Promise<void> {
  throwIfInvalid(newCodesErrors(body))
  await throwIfNoZone(db, access.restaurantId, [{ at: 'zoneId', id: body.zoneId }])
}

/** Throws 409 `code_exists` where two of the names are taken for the same. */
export function throwIfTwice(names: readonly string[]): void {
  if (new Set(names.map(nameKey)).size < names.length) throw new AppError(codeErrors.codeExists)
}

/** Throws 409 `code_limit` when more than 200 would be in use, with what is left. */
export function throwIfTooMany(before: number, more: number): void {
  if (before + more > CODES_MAX)
    throw new AppError(codeErrors.codeLimit, { message: codeLimitText(Math.max(0, CODES_MAX - before)) })
}

/** Names of the new codes; existing ones of a series are skipped. */
function wantedNames({ names, prefix, from, to }: NewCodes, living: readonly string[]) {
  if (names) return { names, skipped: 0 }
  return namesOfSeries({ prefix: prefix ?? '', from: from ?? 1, to: to ?? 0 }, living)
}

/** New keys, while there may be more. Throws 409 `code_limit`. */
async function freshKeys({ trx, access }: RestaurantWrite, count: number): Promise<string[]> {
  const had = new Set(await store.listCodeKeys(trx, access.restaurantId))
  if (had.size + count > CODES_EVER_MAX) throw new AppError(codeErrors.everLimit)
  return newKeys(count, had)
}

/** Throws 400, 409 `code_exists`, 409 `code_limit` at 200 in use, 400 with the retired ones, 1000 ever. */
export function createCodes(platform: Platform, call: CreateCall): Promise<{ codes: TableCode[]; skipped: number }> {
  const { body } = call
  return writeRestaurant(platform, { ...call, isUnseen: !body.zoneId }, async write => {
    const { trx, access, now } = write
    const { restaurantId } = access
    const zoneId = body.zoneId ?? null
    await throwIfNoZone(trx, restaurantId, [{ at: 'zoneId', id: zoneId }])
    const rows = await store.listCodeRows(trx, restaurantId)
    const living = rows.filter(row => row.retired_at === null).map(({ name }) => name)
    const { names, skipped } = wantedNames(body, living)
    throwIfTwice([...living, ...names])
    throwIfTooMany(living.length, names.length)
    if (rows.length + names.length > CODES_WITH_RETIRED_MAX) throw new AppError(codeErrors.retiredLimit)
    const keys = await freshKeys(write, names.length)
    const made = names.map((name, place) => ({ id: v7(), key: keys[place] ?? '', name, zoneId }))
    await store.insertCodes(trx, { restaurantId, now }, made)
    for (const { id, ...code } of made)
      write.record({ entity: codeEntity, id, before: null, after: { ...code, retired: false } })
    const ids = new Set(made.map(({ id }) => id))
    return { codes: (await readBoard(trx, restaurantId)).filter(({ _id }) => ids.has(_id)), skipped }
  })
}
