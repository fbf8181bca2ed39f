import type { Trx } from '#platform/db/database.ts'
import { saveSubscription } from '#features/billing/server/subscriptions.store.ts'
import { updateCurrentRestaurant } from '#features/identity/server/index.ts'
import { isDeclared, sortOrderAt } from '#features/menu/menu.rules.ts'
import { DEMO_EMAIL } from '#features/restaurants/demo.rules.ts'
import { mergeProfile } from '#features/restaurants/profile/profile.rules.ts'
import { restaurantChange } from '#features/restaurants/restaurants.contract.ts'
import { defaultProfile, type Profile } from '#features/restaurants/profile/profile.fields.ts'
import { saveImage, type StoredUpload } from '#features/images/server/index.ts'
import { updateLogo, updateQrPrinted } from '#features/restaurants/server/restaurants.store.ts'
import { v7 } from '#platform/id/id.ts'
import { centsToDecimal } from '#shared/money.ts'
import { buildCategory, buildDish, buildOwner, buildRestaurant } from './builders.ts'
import type { DemoCategory, DemoDish } from './demo-menu.ts'
import { elRincon, elRinconMenu } from './el-rincon.data.ts'

const OWNER_NAME = 'Marta Iglesias'
const LOGO = 'rincon.svg'

const pictureFile = (dish: DemoDish): string | null => dish.picture && `dishes/${dish.picture}.svg`

/** Every drawing that the demo uses, once. */
export const pictureFiles = (): string[] => [
  ...new Set([LOGO, ...elRinconMenu.flatMap(category => category.dishes.flatMap(dish => pictureFile(dish) ?? []))]),
]

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
  uploads: ReadonlyMap<string, StoredUpload>
  now: Date
}
type Menu = DemoRows & { restaurantId: string; images: ReadonlyMap<string, string> }

/**
 * Writes owner, plan (premium, without an end), restaurant and menu in the caller's transaction: all or nothing.
 * Answers false when `el-rincon` belongs to another restaurant; the caller then rolls back.
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
  const images = new Map<string, string>()
  for (const [file, upload] of rows.uploads) images.set(file, await saveImage(trx, { restaurantId, upload, now }))
  await updateLogo(trx, restaurantId, images.get(LOGO) ?? null)
  await updateQrPrinted(trx, restaurantId, now)
  const menu = { ...rows, restaurantId, images }
  for (const [index, category] of elRinconMenu.entries()) await insertDemoCategory(menu, category, index)
  return true
}

async function insertDemoCategory(menu: Menu, category: DemoCategory, index: number): Promise<void> {
  const { trx, restaurantId, now } = menu
  const { key, translations, dishes } = category
  const categoryId = await buildCategory(trx, restaurantId, {
    key,
    translations,
    sortOrder: sortOrderAt(index),
    now,
  })
  for (const [place, dish] of dishes.entries()) await insertDemoDish(menu, dish, { categoryId, place })
}

async function insertDemoDish(menu: Menu, dish: DemoDish, at: { categoryId: string; place: number }): Promise<void> {
  const { trx, restaurantId, images, now } = menu
  const { translations, price, allergens } = dish
  const file = pictureFile(dish)
  const fields = {
    categoryId: at.categoryId,
    translations,
    price: centsToDecimal(Math.round(price * 100)),
    imageId: (file && images.get(file)) ?? null,
    allergens,
    allergensDeclared: isDeclared({ allergens: [], allergensDeclared: false }, allergens, true),
    sortOrder: sortOrderAt(at.place),
  }
  await buildDish(trx, { restaurantId, now }, fields)
}
