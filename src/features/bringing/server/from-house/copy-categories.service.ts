import { AppError, throwIfInvalid } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import { nameTenant } from '#platform/db/name-tenant.ts'
import type { KeepAnswer } from '#platform/http/idempotency/idempotency.ts'
import { orNotFound } from '#platform/http/bind.ts'
import type { Platform } from '#platform/platform.ts'
import { storedImages } from '#features/images/server/index.ts'
import type { DishState } from '#features/menu/dish.fields.ts'
import { newDishState } from '#features/menu/dish.rules.ts'
import { menuErrors } from '#features/menu/menu.errors.ts'
import { DISHES_MAX } from '#features/menu/menu.limits.ts'
import { dashboardName, nextSortOrder } from '#features/menu/menu.rules.ts'
import { dishEntity } from '#features/menu/server/index.ts'
import {
  addCategories,
  addWholeDishes,
  countDishes,
  dishStateOf,
  listCategories,
  listDishes,
  type MenuWrite,
  writeMenu,
} from '#features/menu/server/whole/index.ts'
import { comparable } from '#features/prices/names.ts'
import { OWN_LABELS_MAX } from '#features/prices/prices.limits.ts'
import { addLabels, listLabelNames } from '#features/prices/server/index.ts'
import { withinRights } from '#features/restaurants/change-rights.rules.ts'
import {
  findRestaurant,
  restaurantAccess,
  type RestaurantAccess,
  type RestaurantCall,
} from '#features/restaurants/server/index.ts'
import type { Copied, CopyBody } from '../../from-house.contract.ts'
import { fromHouseTexts as texts } from '../../from-house.texts.ts'
import { plainName } from '../../plain-name.ts'
import { importEntity } from '../drafts/import.changes.ts'
import { type Along, type Between, copiedDish, labelsIn, namesFor, textsFor } from './copied.rules.ts'

type CopyCall = RestaurantCall & { body: CopyBody; keepAnswer?: KeepAnswer | undefined }
/** One copy, while it is written. */
type Copying = { write: MenuWrite; from: RestaurantAccess; between: Between; body: CopyBody }
type OtherCategory = Awaited<ReturnType<typeof listCategories>>[number]

/** Throws 404 where this person has no such restaurant, or it is of another owner; 400 for the restaurant itself. */
async function otherHouse(platform: Platform, { actor, access, body }: CopyCall): Promise<RestaurantAccess> {
  const from = await restaurantAccess(platform, actor, body.from)
  if (from.restaurantId === access.restaurantId) throwIfInvalid({ from: texts.sameHouse })
  if (from.ownerId !== access.ownerId) throw new AppError(commonErrors.notFound)
  return from
}

/** The chosen categories in their order. Throws 400 for one that is not there (any more). */
async function chosenOf({ write, from, body }: Copying): Promise<OtherCategory[]> {
  const wanted = new Set(body.categoryIds.map(id => id.toLowerCase()))
  const all = await listCategories(write.trx, from.restaurantId)
  const known = new Set(all.map(({ id }) => id))
  if (![...wanted].every(id => known.has(id))) throwIfInvalid({ categoryIds: texts.unknownCategory })
  return all.filter(({ id }) => wanted.has(id))
}

/** Where the dishes of each category go: to the one of the same name, else to a new one at the end. */
async function placesFor({ write, between }: Copying, chosen: readonly OtherCategory[]) {
  const { trx, access } = write
  const own = await listCategories(trx, access.restaurantId)
  const named = (translations: OtherCategory['translations']) => plainName(dashboardName(translations, between.to))
  const places = new Map(own.map(({ id, translations }) => [named(translations), id]))
  let last = own.reduce<number | undefined>((most, { sort_order: at }) => Math.max(most ?? at, at), undefined)
  // Two categories of one name are one here.
  const missing = new Map(
    chosen.flatMap(({ translations }) =>
      places.has(named(translations)) ? [] : [[named(translations), translations]],
    ),
  )
  const bodies = [...missing.values()].map(translations => {
    last = nextSortOrder(last)
    return { translations: textsFor(translations, between, true), sortOrder: last }
  })
  const made = await addCategories(write, bodies)
  for (const [at, name] of [...missing.keys()].entries()) places.set(name, orNotFound(made[at])._id)
  const placeOf = ({ translations }: OtherCategory) => orNotFound(places.get(named(translations)))
  return { made: made.length, places: new Map(chosen.map(category => [category.id, placeOf(category)])) }
}

/** The own labels of the other house as those of this one, by name; new ones as far as there is room. */
async function labelsFor({ write, from, between }: Copying, states: readonly DishState[]) {
  const used = labelsIn(states)
  const found = new Map<string, string>()
  if (used.length === 0) return found
  const [theirs, ours] = [
    await listLabelNames(write.trx, from.restaurantId),
    await listLabelNames(write.trx, write.access.restaurantId),
  ]
  const mainOf = (names: Record<string, string>) =>
    comparable(namesFor(names, { ...between, from: between.to })[between.to] ?? '')
  const byName = new Map([...ours].map(([id, names]) => [mainOf(names), id]))
  const missing = new Map<string, Record<string, string>>()
  for (const id of used) {
    const names = namesFor(theirs.get(id) ?? {}, between)
    if (names[between.to] && !byName.has(mainOf(names))) missing.set(mainOf(names), names)
  }
  const room = Math.max(0, OWN_LABELS_MAX - ours.size)
  const names = [...missing].slice(0, room)
  const ids = await addLabels(
    write,
    names.map(([, each]) => each),
  )
  for (const [at, [name]] of names.entries()) byName.set(name, ids[at] ?? '')
  for (const id of used) {
    const own = byName.get(mainOf(namesFor(theirs.get(id) ?? {}, between)))
    if (own) found.set(id, own)
  }
  return found
}

/** Throws 409 `menu_limit` with what is there and what to do. */
async function throwIfTooMany({ write }: Copying, more: number): Promise<void> {
  const { trx, access } = write
  const count = await countDishes(trx, access.restaurantId)
  if (count + more <= DISHES_MAX) return
  const { name } = orNotFound(await findRestaurant(trx, access.restaurantId))
  throw new AppError(menuErrors.dishLimit, { message: texts.full(name, count) })
}

/** Without `photos` none; those that are gone meanwhile are not in it. */
async function imagesFor({ write, from, body }: Copying, states: readonly DishState[]): Promise<Map<string, string>> {
  if (body.photos === false) return new Map()
  const ids = [...new Set(states.flatMap(({ imageId }) => imageId ?? []))]
  if (ids.length === 0) return new Map()
  const to = write.access.restaurantId
  // The locks on the images of the other house; nothing else of it is touched.
  await nameTenant(write.trx, { ids: [from.restaurantId] })
  return storedImages.share(write.trx, { from: from.restaurantId, to, ids, now: write.now })
}

async function copyInto(platform: Platform, copying: Copying): Promise<Omit<Copied, 'changeId'>> {
  const { write, from, between, body } = copying
  const { rights } = write.access
  const chosen = await chosenOf(copying)
  const ids = new Set(chosen.map(({ id }) => id))
  const rows = (await listDishes(write.trx, from.restaurantId)).filter(({ category_id: id }) => ids.has(id))
  await throwIfTooMany(copying, rows.length)
  const states = rows.map(dishStateOf)
  const hasPrices = body.prices !== false && rights.includes('prices')
  const { made, places } = await placesFor(copying, chosen)
  const labels = await labelsFor(copying, hasPrices ? states : [])
  const images = await imagesFor(copying, states)
  const along: Along = {
    prices: hasPrices,
    languages: body.languages !== false,
    labelOf: id => labels.get(id),
    imageOf: id => images.get(id),
  }
  const copies = rows.map((row, at) => {
    const state = states[at] ?? newDishState()
    const categoryId = places.get(state.categoryId) ?? ''
    const copy = copiedDish(state, { reported: row.reported, categoryId, between, along })
    return withinRights(dishEntity.name, copy, { initial: newDishState(), rights })
  })
  return { created: (await addWholeDishes(platform, write, copies)).length, categories: made }
}

/**
 * Copies whole categories of another restaurant of the same owner into this one, in one write, which `history/undo`
 * takes back; categories of the same name are joined (EVERY-DAY §8.25, decision 0387). Prices come along with the right
 * of prices only, allergens with that of allergens. Throws 400, 403 `no_right`, 404, 409 `menu_limit`; then nothing is
 * copied.
 */
export async function copyCategories(platform: Platform, call: CopyCall): Promise<Copied> {
  const { body } = call
  const from = await otherHouse(platform, call)
  return writeMenu(platform, call, async write => {
    const { trx, access, changeId, record } = write
    const between = { from: from.locales.defaultLocale, to: access.locales.defaultLocale }
    const { created, categories } = await copyInto(platform, { write, from, between, body })
    if (created + categories === 0) return { created, categories, changeId: null }
    const { name } = orNotFound(await findRestaurant(trx, from.restaurantId))
    const after = { source: 'house' as const, fileName: name, pageCount: body.categoryIds.length, created, updated: 0 }
    record({ entity: importEntity, id: changeId, before: null, after })
    return { created, categories, changeId }
  })
}
