import type { Trx } from '#platform/db/database.ts'
import { saveSubscription } from '#features/billing/server/subscriptions.store.ts'
import { updateCurrentRestaurant } from '#features/identity/server/people.ts'
import { sortOrderAt } from '#features/menu/menu.rules.ts'
import { DEMO_EMAIL } from '#features/restaurants/demo.rules.ts'
import { mergeProfile } from '#features/restaurants/profile/profile.rules.ts'
import { restaurantChange } from '#features/restaurants/restaurants.contract.ts'
import { defaultProfile, type Profile } from '#features/restaurants/profile/profile.fields.ts'
import { updateHoursChecked, updateQrPrinted } from '#features/restaurants/server/restaurants.store.ts'
import { v7 } from '#platform/id/id.ts'
import { centsToDecimal } from '#shared/money.ts'
import { buildCategory, buildDish, buildOwner, buildRestaurant } from './builders.ts'
import { type DemoPicture, insertWaiting } from './demo-pictures.store.ts'
import type { DemoCategory, DemoDish } from './demo-menu.ts'
import { elRincon, elRinconMenu } from './el-rincon.data.ts'

const OWNER_NAME = 'Marta Iglesias'
const LOGO = 'rincon.svg'

/** Validated like the body of a call. */
function demoProfile(): Profile {
  const { name, slug: _slug, ...profile } = restaurantChange.parse(elRincon)
  return mergeProfile(defaultProfile(name ?? elRincon.name), profile)
}

export type DemoRows = {
  trx: Trx
  /** Undefined: the owner does not exist yet. */
  ownerId: string | undefined
  passwordHash: string | null
  now: Date
}
type Menu = DemoRows & { restaurantId: string }

/**
 * Writes owner, plan (premium, without an end), restaurant and menu in the caller's transaction, and which pictures are
 * to be drawn: all or nothing. Answers false when `el-rincon` belongs to another restaurant; the caller then rolls
 * back.
 */
export async function insertDemo(rows: DemoRows): Promise<boolean> {
  const { trx, passwordHash, now } = rows
  const subscription = { tier: 'premium', status: 'active', trialEndsAt: null, subscriptionEndsAt: null } as const
  const ownerId = rows.ownerId ?? v7()
  if (rows.ownerId) await saveSubscription(trx, ownerId, subscription, now)
  else await buildOwner(trx, { id: ownerId, name: OWNER_NAME, email: DEMO_EMAIL, passwordHash, subscription, now })
  const restaurantId = await buildRestaurant(trx, { ownerId, slug: elRincon.slug, profile: demoProfile(), now })
  if (restaurantId === undefined) return false
  await updateCurrentRestaurant(trx, ownerId, restaurantId)
  await updateQrPrinted(trx, restaurantId, now)
  await updateHoursChecked(trx, restaurantId, now)
  const pictures: DemoPicture[] = [{ restaurantId, file: LOGO, dishId: null }]
  for (const [index, category] of elRinconMenu.entries())
    pictures.push(...(await insertDemoCategory({ ...rows, restaurantId }, category, index)))
  await insertWaiting(trx, pictures)
  return true
}

/** Answers the pictures of its dishes. */
async function insertDemoCategory(menu: Menu, category: DemoCategory, index: number): Promise<DemoPicture[]> {
  const { trx, restaurantId, now } = menu
  const { key, translations, dishes } = category
  const categoryId = await buildCategory(trx, restaurantId, {
    key,
    translations,
    sortOrder: sortOrderAt(index),
    now,
  })
  const pictures: DemoPicture[] = []
  for (const [place, dish] of dishes.entries()) {
    const dishId = await insertDemoDish(menu, dish, { categoryId, place })
    if (dish.picture) pictures.push({ restaurantId, file: `dishes/${dish.picture}.svg`, dishId })
  }
  return pictures
}

async function insertDemoDish(menu: Menu, dish: DemoDish, at: { categoryId: string; place: number }): Promise<string> {
  const { trx, restaurantId, now } = menu
  const { translations, price, allergens } = dish
  const fields = {
    categoryId: at.categoryId,
    translations,
    price: centsToDecimal(Math.round(price * 100)),
    imageId: null,
    allergens,
    allergensDeclared: true,
    sortOrder: sortOrderAt(at.place),
  }
  return buildDish(trx, { restaurantId, now }, fields)
}
