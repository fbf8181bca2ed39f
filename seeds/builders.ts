import type { SubscriptionState } from '#features/billing/billing.rules.ts'
import { saveSubscription } from '#features/billing/server/subscriptions.store.ts'
import { findUserById } from '#features/identity/server/index.ts'
import type { Grant } from '#features/identity/rights.rules.ts'
import { memberships, insertUser, updateCurrentRestaurant } from '#features/identity/server/people.ts'
import { type NewUser } from '#features/identity/server/users.store.ts'
import { insertCategories, type NewCategoryRow } from '#features/menu/server/categories/categories.store.ts'
import type { DishState } from '#features/menu/dish.fields.ts'
import { newDishState } from '#features/menu/dish.rules.ts'
import { insertDishes } from '#features/menu/server/dishes/dishes.store.ts'
import type { Profile } from '#features/restaurants/profile/profile.fields.ts'
import { insertRestaurant } from '#features/restaurants/server/restaurants.store.ts'
import { insertSlug } from '#features/restaurants/server/slugs/slugs.store.ts'
import type { Trx } from '#platform/db/database.ts'
import { v7 } from '#platform/id/id.ts'

// Owners, restaurants and menus for the demo and for tests, written with the product's own stores. No right is checked,
// no limit counted, no event emitted.

type Person = Omit<NewUser, 'role'>
type BuiltOwner = Person & { subscription: SubscriptionState }

/** An owner with that subscription. */
export async function buildOwner(trx: Trx, { subscription, ...person }: BuiltOwner): Promise<void> {
  await insertUser(trx, { ...person, role: 'owner' })
  await saveSubscription(trx, person.id, subscription, person.now)
}

/** A worker who is a member of each of these restaurants, with the usual rights unless others are given. */
export async function buildWorker(
  trx: Trx,
  person: Person,
  restaurants: readonly { id: string }[],
  grant?: Grant,
): Promise<void> {
  await insertUser(trx, { ...person, role: 'worker' })
  for (const { id: restaurantId } of restaurants)
    await memberships.add(trx, { userId: person.id, restaurantId, role: 'worker', grant, now: person.now })
}

type BuiltRestaurant = { ownerId: string; slug: string; profile: Profile; now: Date }

/**
 * An active restaurant with its slug and its owner's membership; the first one becomes the owner's current one. Answers
 * its id, or undefined when the slug belongs to another restaurant: the caller then rolls back.
 */
export async function buildRestaurant(
  trx: Trx,
  { ownerId, slug, profile, now }: BuiltRestaurant,
): Promise<string | undefined> {
  const id = v7()
  await insertRestaurant(trx, { id, ownerId, profile, now })
  if (!(await insertSlug(trx, { restaurantId: id, slug, now }))) return undefined
  await memberships.add(trx, { userId: ownerId, restaurantId: id, role: 'owner', now })
  const owner = await findUserById(trx, ownerId)
  if (owner?.current_restaurant_id === null) await updateCurrentRestaurant(trx, ownerId, id)
  return id
}

/** A category; answers its id. */
export async function buildCategory(
  trx: Trx,
  restaurantId: string,
  category: Omit<NewCategoryRow, 'id'>,
): Promise<string> {
  const id = v7()
  await insertCategories(trx, restaurantId, [{ id, ...category }])
  return id
}

/** A dish with these fields; answers its id. */
export async function buildDish(
  trx: Trx,
  { restaurantId, now }: { restaurantId: string; now: Date },
  dish: Partial<DishState> & Pick<DishState, 'categoryId' | 'translations' | 'sortOrder'>,
): Promise<string> {
  const id = v7()
  await insertDishes(trx, { restaurantId, now }, [{ id, ...newDishState(), ...dish }])
  return id
}
