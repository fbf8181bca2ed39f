import { AppError, validationError } from '#shared/app-error.ts'
import type { Db } from '#platform/db/database.ts'
import { orNotFound } from '#platform/http/bind.ts'
import { throwIfMoved } from '#platform/http/if-match.ts'
import { v7 } from '#platform/id/id.ts'
import type { Platform } from '#platform/platform.ts'
import { type RestaurantAccess, type RestaurantCall, writeRestaurant } from '#features/restaurants/server/index.ts'
import { comparable, mergeNames, nameErrors, nameIn, type Names } from '../../names.ts'
import { LABEL_NAMES } from '../../price-words.ts'
import type { LabelBody, OwnLabel } from '../../prices.contract.ts'
import { labelExistsText, priceErrors } from '../../prices.errors.ts'
import { OWN_LABELS_MAX } from '../../prices.limits.ts'
import { labelDeleting, labelEntity } from '../prices.changes.ts'
import type { LabelAccess } from '../prices.access.ts'
import * as store from './labels.store.ts'

type CreateCall = RestaurantCall & { body: LabelBody }
type LabelCall = RestaurantCall<LabelAccess> & { ifMatch?: string | undefined }
type UpdateCall = LabelCall & { body: LabelBody }

const presentLabel = (row: store.LabelRow): OwnLabel => ({
  _id: row.id,
  restaurantId: row.restaurant_id,
  names: row.names,
  updatedAt: row.updated_at.toISOString(),
})

/** Oldest first. */
export async function listLabels({ db }: Platform, { access }: RestaurantCall): Promise<OwnLabel[]> {
  return (await store.listLabels(db, access.restaurantId)).map(presentLabel)
}

/** Throws 400 without a name in the main language. */
function throwIfUnnamed({ locales }: RestaurantAccess, names: Names): void {
  const errors = nameErrors(names, locales.defaultLocale)
  if (Object.keys(errors).length > 0) throw validationError(errors)
}

/** Throws 400 without a name. */
export const validateNewLabel = ({ access, body }: CreateCall): void =>
  throwIfUnnamed(access, mergeNames({}, body.names ?? {}))

/** Throws 409 `label_exists` where the main language has the same name already: one text could mean both. */
function throwIfTaken({ locales }: RestaurantAccess, names: Names, others: readonly Names[]): void {
  const { defaultLocale } = locales
  const { name } = nameIn(names, defaultLocale, defaultLocale)
  const taken = [...Object.values(LABEL_NAMES), ...others].some(
    each => comparable(nameIn(each, defaultLocale, defaultLocale).name) === comparable(name),
  )
  if (taken) throw new AppError(priceErrors.labelExists, { message: labelExistsText(name) })
}

/** Throws 400 without a name, 409 `label_exists`, 409 `label_limit` at 30. */
export function createLabel(platform: Platform, call: CreateCall): Promise<OwnLabel> {
  return writeRestaurant(platform, call, async ({ trx, access, now, record }) => {
    const { restaurantId } = access
    validateNewLabel({ ...call, access })
    const names = mergeNames({}, call.body.names ?? {})
    const others = await store.listLabels(trx, restaurantId)
    throwIfTaken(
      access,
      names,
      others.map(other => other.names),
    )
    if (others.length >= OWN_LABELS_MAX) throw new AppError(priceErrors.labelLimit)
    const id = v7()
    await store.insertLabel(trx, { restaurantId, id, now }, names)
    record({ entity: labelEntity, id, before: null, after: { names } })
    return presentLabel(orNotFound(await store.findLabel(trx, restaurantId, id)))
  })
}

/** Throws 400, 404, 409 `label_exists`, 412 for another `ifMatch`. */
export function updateLabel(platform: Platform, call: UpdateCall): Promise<OwnLabel> {
  return writeRestaurant(platform, call, async ({ trx, access, actor, now, record, changerOf }) => {
    const { restaurantId, labelId: id } = access
    const row = orNotFound(await store.findLabel(trx, restaurantId, id))
    await throwIfMoved(call.ifMatch, row.updated_at, async () => ({
      current: presentLabel(row),
      changedBy: await changerOf(row.updated_by),
    }))
    const names = mergeNames(row.names, call.body.names ?? {})
    throwIfUnnamed(access, names)
    const others = (await store.listLabels(trx, restaurantId)).filter(other => other.id !== id)
    throwIfTaken(
      access,
      names,
      others.map(other => other.names),
    )
    await store.updateLabel(trx, { restaurantId, id, now, by: actor.userId }, names)
    record({ entity: labelEntity, id, before: { names: row.names }, after: { names } })
    return presentLabel(orNotFound(await store.findLabel(trx, restaurantId, id)))
  })
}

/** Throws 404, 409 `label_used`, 412 for another `ifMatch`. */
export function deleteLabel(platform: Platform, call: LabelCall): Promise<null> {
  return writeRestaurant(platform, call, async ({ trx, access, record, changerOf }) => {
    const { restaurantId, labelId: id } = access
    const row = orNotFound(await store.findLabel(trx, restaurantId, id))
    await throwIfMoved(call.ifMatch, row.updated_at, async () => ({
      current: presentLabel(row),
      changedBy: await changerOf(row.updated_by),
    }))
    await platform.events.emit(trx, labelDeleting, { restaurantId, labelId: id })
    await store.deleteLabelRow(trx, restaurantId, id)
    record({ entity: labelEntity, id, before: { names: row.names }, after: null })
    return null
  })
}

/** The names of the labels of a house by id, for everything that writes a price. */
export async function listLabelNames(db: Db, restaurantId: string): Promise<Map<string, Names>> {
  return new Map((await store.listLabels(db, restaurantId)).map(({ id, names }) => [id, names]))
}
