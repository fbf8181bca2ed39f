import { AppError } from '#shared/app-error.ts'
import type { Trx } from '#platform/db/database.ts'
import { type Change, type ChangeSet, isChangeOf } from '#platform/events/changes.ts'
import { findRestaurant, restaurantEntities } from '#features/restaurants/server/index.ts'
import { profileOf } from '#features/restaurants/server/presented.ts'
import { newDishState } from '../../dish.rules.ts'
import { menuErrors } from '../../menu.errors.ts'
import { MENU_BYTES_MAX } from '../../menu.limits.ts'
import { categoryEntity, dishEntity } from '../menu.changes.ts'
import { presentedDish } from './presented.ts'
import { sumMenu } from './menu-size.store.ts'

const UUID = '0190a000-0000-7000-8000-000000000000'
const NOW = '2026-01-01T00:00:00.000Z'

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))

/** What the row of an answer takes beside what `sumMenu` counts, with the comma behind it. */
const CATEGORY_FRAME =
  bytesOf({ _id: UUID, restaurantId: UUID, key: '', translations: {}, sortOrder: 0, updatedAt: NOW }) +
  1 -
  '""{}0'.length
const DISH_FRAME = presentedDish(newDishState(), null) + 1 - '{}[]00'.length
/** What an image adds to it: its URL and sizes. */
const IMAGE = presentedDish(newDishState(), [320, 640, 960, 1600]) - presentedDish(newDishState(), null)
/** Envelopes of the three answers; id, slug and logo of the restaurant. */
const ANSWERS = 400
/** More than the longest profile takes: a menu that has so much room left needs no second statement. */
const RESTAURANT_MAX = 50_000

async function dishesBytes(trx: Trx, restaurantId: string): Promise<number> {
  const { categories, categoryBytes, dishes, dishBytes, images } = await sumMenu(trx, restaurantId)
  return categoryBytes + categories * CATEGORY_FRAME + dishBytes + dishes * DISH_FRAME + images * IMAGE
}

async function restaurantBytes(trx: Trx, restaurantId: string): Promise<number> {
  const restaurant = await findRestaurant(trx, restaurantId)
  return ANSWERS + (restaurant ? bytesOf(profileOf(restaurant)) : 0)
}

/**
 * Bytes of a whole menu as the public calls answer it, in all its languages (3-decisions §6): restaurant, categories,
 * dishes. Within a thousandth of what they send.
 */
export const menuBytes = async (trx: Trx, restaurantId: string): Promise<number> =>
  (await dishesBytes(trx, restaurantId)) + (await restaurantBytes(trx, restaurantId))

/**
 * By how much a change makes what is counted larger: texts and images. Never price, order, what a dish contains,
 * 'Agotado'; but what to ask for so that it is made without is a text.
 */
function growthOf(change: Change): number {
  if (isChangeOf(change, dishEntity))
    return difference(change, dish => bytesOf([dish.translations, dish.without]) + imageOf(dish))
  if (isChangeOf(change, categoryEntity))
    return difference(change, ({ key, translations }) => bytesOf([key, translations]))
  // A new restaurant has no dishes yet; its other fields have bounds of their own, and a telephone number is no carta.
  if (isChangeOf(change, restaurantEntities.profile) && change.before)
    return difference(change, each => bytesOf(each.translations))
  return 0
}

const imageOf = ({ imageId }: { imageId: string | null }): number => (imageId === null ? 0 : IMAGE)

function difference<State extends object>({ before, after }: Change<State>, of: (state: State) => number): number {
  return (after ? of(after) : 0) - (before ? of(before) : 0)
}

/**
 * Refuses a write that makes a menu larger than 1 000 000 bytes, whichever call made it: it hears each write in its
 * transaction, under the restaurant's lock. Only a write that adds is counted, so that what is too heavy from before
 * can be changed, shortened and deleted. Throws 409 `menu_limit` (3-decisions §6).
 */
export async function throwIfTooHeavy(trx: Trx, { restaurantId, changes }: ChangeSet): Promise<void> {
  if (restaurantId === null) return
  const grown = changes.reduce((sum, change) => sum + growthOf(change), 0)
  if (grown <= 0) return
  const dishes = await dishesBytes(trx, restaurantId)
  if (dishes + RESTAURANT_MAX <= MENU_BYTES_MAX) return
  if (dishes + (await restaurantBytes(trx, restaurantId)) > MENU_BYTES_MAX) throw new AppError(menuErrors.tooHeavy)
}
