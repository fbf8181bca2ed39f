import { AppError, throwIfInvalid, validationError } from '#shared/app-error.ts'
import type { Db } from '#platform/db/database.ts'
import { orNotFound } from '#platform/http/bind.ts'
import { throwIfMoved } from '#platform/http/if-match.ts'
import { v7 } from '#platform/id/id.ts'
import type { Platform } from '#platform/platform.ts'
import { mergeNames, nameErrors } from '#features/prices/names.ts'
import {
  requireWritable,
  type RestaurantAccess,
  type RestaurantCall,
  type RestaurantWrite,
  writeRestaurant,
} from '#features/restaurants/server/index.ts'
import type { AvailabilityBody } from '../../set-menu.shapes.ts'
import {
  type SetMenu,
  type SetMenuBody,
  updateSetMenuAvailability as availabilityCall,
} from '../../set-menus.contract.ts'
import { NEW_SET_MENU_TIMES, timesErrors } from '../../daily/daily-menu.rules.ts'
import { type Carta, changedContent, newContent, publishErrors } from '../../set-menu.rules.ts'
import { setMenuErrors } from '../../set-menus.errors.ts'
import { SET_MENUS_MAX } from '../../set-menus.limits.ts'
import { setMenuTexts as texts } from '../../set-menus.texts.ts'
import { requireAllergenRight } from '../allergen-rights.ts'
import { changedUnavailable } from '../availability.ts'
import { readHouse } from '../daily/daily-house.ts'
import type { SetMenuAccess } from '../set-menus.access.ts'
import { setMenuEntity, setMenuOrderEntity, type SetMenuState } from '../set-menus.changes.ts'
import { lineIdsOf, lineNames, readCarta, writingContext } from '../stored-content.ts'
import { mergedTimes } from '../stored-times.ts'
import { fieldsOf, presentMenu, serviceDayOf, soldOutAtOf } from './present-menu.ts'
import * as store from './set-menus.store.ts'

type CreateCall = RestaurantCall & { body: SetMenuBody }
type MenuCall = RestaurantCall<SetMenuAccess> & { ifMatch?: string | undefined }
async function readMenus(db: Db, restaurantId: string, now: Date): Promise<SetMenu[]> {
  const rows = await store.listRows(db, restaurantId)
  if (rows.length === 0) return []
  const house = await readHouse(db, restaurantId, now)
  const carta = await readCarta(
    db,
    restaurantId,
    rows.map(({ content }) => content),
  )
  return rows.map(row => presentMenu(row, carta, house))
}

/** By order. */
export const listSetMenus = ({ db, clock }: Platform, { access }: RestaurantCall): Promise<SetMenu[]> =>
  readMenus(db, access.restaurantId, clock.now())

/** As it is recorded. */
export const stateOf = (fields: store.SetMenuFields, { locales }: Pick<RestaurantAccess, 'locales'>): SetMenuState => ({
  ...fields.content,
  ...fields.times,
  names: fields.names,
  published: fields.published,
  soldOut: fields.soldOutAt !== null,
  unavailable: lineNames(fields.content, fields.unavailable, locales.defaultLocale),
})

type Changing = { before: store.SetMenuFields; body: SetMenuBody; carta: Carta; access: RestaurantAccess }

/** The menu with the sent fields. Throws 400; a published one needs a price and a dish. */
function changedFields({ before, body, carta, access }: Changing): store.SetMenuFields {
  const { defaultLocale } = access.locales
  const names = mergeNames(before.names, body.names ?? {})
  const times = mergedTimes(before.times, body)
  const { content, errors } = changedContent(before.content, body, writingContext(carta, defaultLocale))
  const published = body.published ?? before.published
  throwIfInvalid({
    ...nameErrors(names, defaultLocale),
    ...timesErrors(times),
    ...errors,
    ...(published && publishErrors(content)),
  })
  const ids = lineIdsOf(content)
  return { ...before, names, times, content, published, unavailable: before.unavailable.filter(id => ids.includes(id)) }
}

const newMenu = (): store.SetMenuFields => ({
  names: {},
  times: NEW_SET_MENU_TIMES,
  content: newContent(v7),
  published: false,
  soldOutDay: null,
  soldOutAt: null,
  unavailable: [],
})

type Write = RestaurantWrite<RestaurantAccess>

const answer = async ({ trx, access, now }: Write, id: string): Promise<SetMenu> =>
  orNotFound((await readMenus(trx, access.restaurantId, now)).find(({ _id }) => _id === id))

/** So that a menu that comes back stands where it stood. */
const recordOrder = ({ record, access }: Pick<Write, 'record' | 'access'>, before: string[], after: string[]): void =>
  record({
    entity: setMenuOrderEntity,
    id: access.restaurantId,
    before: { setMenuIds: before },
    after: { setMenuIds: after },
  })

/** Throws 400, 409 `set_menu_limit` at six. */
export function createSetMenu(platform: Platform, call: CreateCall): Promise<SetMenu> {
  return writeRestaurant(platform, call, async write => {
    const { trx, access, now } = write
    const { restaurantId } = access
    const carta = await readCarta(trx, restaurantId, [], call.body)
    const after = changedFields({ before: newMenu(), body: call.body, carta, access })
    const others = await store.listRows(trx, restaurantId)
    if (others.length >= SET_MENUS_MAX) throw new AppError(setMenuErrors.setMenuLimit)
    await requireAllergenRight(trx, access, after.content, async () => others.map(({ content }) => content))
    const id = v7()
    const sortOrder = Math.max(-1, ...others.map(other => other.sort_order)) + 1
    await store.insertRow(trx, { restaurantId, id, now }, { ...after, sortOrder })
    write.record({ entity: setMenuEntity, id, before: null, after: stateOf(after, access) })
    const before = others.map(other => other.id)
    recordOrder(write, before, [...before, id])
    return answer(write, id)
  })
}

/** The menu as it is, for a write. Throws 404, 412 for another `ifMatch`. */
async function currentRow(
  { trx, access, now, changerOf }: RestaurantWrite<SetMenuAccess>,
  ifMatch: string | undefined,
) {
  const { restaurantId, setMenuId: id } = access
  const row = orNotFound(await store.findRow(trx, restaurantId, id))
  await throwIfMoved(ifMatch, row.updated_at, async () => ({
    current: presentMenu(
      row,
      await readCarta(trx, restaurantId, [row.content]),
      await readHouse(trx, restaurantId, now),
    ),
    changedBy: await changerOf(row.updated_by),
  }))
  return row
}

async function save(write: RestaurantWrite<SetMenuAccess>, row: store.SetMenuRow, after: store.SetMenuFields) {
  const { trx, access, actor, now } = write
  const { restaurantId, setMenuId: id } = access
  await store.updateRow(trx, { restaurantId, id, now, by: actor.userId }, after)
  const before = stateOf(fieldsOf(row), access)
  write.record({ entity: setMenuEntity, id, before, after: stateOf(after, access) })
  return answer(write, id)
}

/** Throws 400, 404, 412 for another `ifMatch`. */
export function updateSetMenu(platform: Platform, call: MenuCall & { body: SetMenuBody }): Promise<SetMenu> {
  return writeRestaurant(platform, call, async write => {
    const { trx, access } = write
    const row = await currentRow(write, call.ifMatch)
    const carta = await readCarta(trx, access.restaurantId, [row.content], call.body)
    const after = changedFields({ before: fieldsOf(row), body: call.body, carta, access })
    await requireAllergenRight(trx, access, after.content, async () => [row.content])
    return save(write, row, after)
  })
}

/** Throws 404, 412 for another `ifMatch`. */
export function deleteSetMenu(platform: Platform, call: MenuCall): Promise<null> {
  return writeRestaurant(platform, call, async write => {
    const { trx, access } = write
    const { restaurantId, setMenuId: id } = access
    const row = await currentRow(write, call.ifMatch)
    const order = (await store.listRows(trx, restaurantId)).map(each => each.id)
    await store.deleteRow(trx, restaurantId, id)
    write.record({ entity: setMenuEntity, id, before: stateOf(fieldsOf(row), access), after: null })
    recordOrder(
      write,
      order,
      order.filter(each => each !== id),
    )
    return null
  })
}

/** Throws 400 for a list that is not complete. */
export function reorderSetMenus(
  platform: Platform,
  call: RestaurantCall & { body: { setMenuIds: string[] } },
): Promise<SetMenu[]> {
  return writeRestaurant(platform, call, async write => {
    const { trx, access, now } = write
    const { restaurantId } = access
    const { setMenuIds } = call.body
    const before = (await store.listRows(trx, restaurantId)).map(({ id }) => id)
    const isComplete = new Set(setMenuIds).size === before.length && before.every(id => setMenuIds.includes(id))
    if (!isComplete || setMenuIds.length !== before.length) throw validationError({ setMenuIds: texts.incompleteOrder })
    await store.saveOrder(trx, restaurantId, setMenuIds)
    recordOrder(write, before, setMenuIds)
    return readMenus(trx, restaurantId, now)
  })
}

/**
 * Says at once what is sold out: the whole until the end of its day, a line until it is said otherwise. Throws 400,
 * 404.
 */
export function updateSetMenuAvailability(
  platform: Platform,
  call: MenuCall & { body: AvailabilityBody },
): Promise<SetMenu> {
  const { soldOut, items = [] } = call.body
  const requireRight = (access: RestaurantAccess, now: Date): void =>
    requireWritable(access, now, { endpoint: availabilityCall, body: call.body, file: undefined })
  return writeRestaurant(platform, { ...call, requireRight }, async write => {
    const { trx, access, now } = write
    const row = await currentRow(write, undefined)
    const before = fieldsOf(row)
    const house = await readHouse(trx, access.restaurantId, now)
    const isSoldOut = soldOut ?? soldOutAtOf(before, house) !== null
    return save(write, row, {
      ...before,
      unavailable: changedUnavailable(row.unavailable, items, lineIdsOf(row.content)),
      soldOutDay: isSoldOut ? serviceDayOf(before, house) : null,
      soldOutAt: isSoldOut ? (soldOutAtOf(before, house) ?? now) : null,
    })
  })
}
