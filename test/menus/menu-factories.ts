import { bumpMenuVersion } from '#features/restaurants/server/menu-version.ts'
import { v7 } from '#platform/id/id.ts'
import type { Platform } from '#platform/platform.ts'
import type { Locale } from '#shared/locale.ts'
import { WEEKDAYS } from '#shared/weekday.ts'
import { nextNumber } from '../numbers.ts'

export type TestRestaurant = { id: string; ownerId: string; name: string; slug: string }
export type TestCategory = { id: string; restaurantId: string }
export type TestDish = TestCategory & { categoryId: string }

type RestaurantFields = {
  name?: string
  slug?: string
  defaultLocale?: Locale
  supportedLocales?: Locale[]
  style?: 'classic' | 'modern' | 'minimal'
  /** When it became inactive; absent: it is active. */
  inactiveSince?: Date
}
type DishFields = {
  name?: string
  translations?: Partial<Record<Locale, { name: string; description: string }>>
  /** As its column holds it: '12.50'. */
  price?: string
  allergens?: string[]
  available?: boolean
}

const SLOTS = [
  { open: '12:00', close: '16:00' },
  { open: '20:00', close: '23:00' },
]
const STEP = 10

/** Restaurants, categories and dishes; each raises the menu version as a write of the product would. */
export function createMenuFactories(platform: Platform) {
  const now = () => platform.clock.now()

  async function insertRestaurant(ownerId: string, given: RestaurantFields): Promise<TestRestaurant> {
    const number = nextNumber()
    const { name = `Casa ${number}`, slug = `casa-${number}`, inactiveSince = null } = given
    const id = v7()
    await platform.db.transaction().execute(async trx => {
      await trx
        .insertInto('restaurants')
        .values({
          id,
          owner_id: ownerId,
          name,
          default_locale: given.defaultLocale ?? 'es',
          supported_locales: given.supportedLocales ?? [given.defaultLocale ?? 'es'],
          translations: '{}',
          currency: 'EUR',
          timezone: 'Europe/Madrid',
          primary_color: '#c21d03',
          secondary_color: '#ffffff',
          accent_color: '#999999',
          style: given.style ?? 'classic',
          address: JSON.stringify({ street: '', city: '', postalCode: '', country: 'España' }),
          contact: JSON.stringify({ phone: '', email: '' }),
          hours: JSON.stringify(Object.fromEntries(WEEKDAYS.map(day => [day, SLOTS]))),
          status: inactiveSince ? 'inactive' : 'active',
          inactive_since: inactiveSince,
          created_at: now(),
        })
        .execute()
      await trx.insertInto('slugs').values({ slug, restaurant_id: id, is_current: true, created_at: now() }).execute()
      const membership = { user_id: ownerId, restaurant_id: id, role: 'owner' as const, created_at: now() }
      await trx.insertInto('memberships').values(membership).execute()
      await trx
        .updateTable('users')
        .set({ current_restaurant_id: id })
        .where('id', '=', ownerId)
        .where('current_restaurant_id', 'is', null)
        .execute()
    })
    return { id, ownerId, name, slug }
  }

  async function insertCategory(restaurantId: string, name: string): Promise<TestCategory> {
    const id = v7()
    await platform.db.transaction().execute(async trx => {
      await trx
        .insertInto('categories')
        .values({
          id,
          restaurant_id: restaurantId,
          key: name.toLowerCase().replaceAll(' ', '_'),
          translations: JSON.stringify({ es: { name } }),
          sort_order: STEP * nextNumber(),
          created_at: now(),
          updated_at: now(),
        })
        .execute()
      await bumpMenuVersion(trx, restaurantId)
    })
    return { id, restaurantId }
  }

  async function insertDish({ id: categoryId, restaurantId }: TestCategory, given: DishFields): Promise<TestDish> {
    const id = v7()
    const name = given.name ?? `Plato ${nextNumber()}`
    await platform.db.transaction().execute(async trx => {
      await trx
        .insertInto('menu_items')
        .values({
          id,
          restaurant_id: restaurantId,
          category_id: categoryId,
          translations: JSON.stringify(given.translations ?? { es: { name, description: '' } }),
          price: given.price ?? '9.50',
          allergens: given.allergens ?? [],
          allergens_declared: given.allergens !== undefined,
          available: given.available ?? true,
          sort_order: STEP * nextNumber(),
          created_at: now(),
          updated_at: now(),
        })
        .execute()
      await bumpMenuVersion(trx, restaurantId)
    })
    return { id, restaurantId, categoryId }
  }

  return {
    /** A restaurant with the dashboard's defaults, its address and its owner's membership. */
    restaurant: (owner: { id: string }, given: RestaurantFields = {}) => insertRestaurant(owner.id, given),
    /** A category with a Spanish name, after those made before. */
    category: (restaurant: { id: string }, name = `Categoría ${nextNumber()}`) => insertCategory(restaurant.id, name),
    /** A dish of 9,50 € with a Spanish name, after those made before. */
    dish: (category: TestCategory, given: DishFields = {}) => insertDish(category, given),
  }
}
