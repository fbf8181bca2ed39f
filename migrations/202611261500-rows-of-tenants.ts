import type { Kysely } from 'kysely'
import { protectRows } from '#platform/db/row-security.ts'

/**
 * The database itself refuses to change a row for a tenant whose row it is not (decision 0236). Binds only who is not
 * the tables' owner: the release before works beside this one as it did.
 */
export async function up(db: Kysely<never>): Promise<void> {
  // Who is told of a restaurant by its id alone may change it, but a new one belongs to the owner that is named.
  const ofRestaurant = ['id', 'owner_id']
  await protectRows(db, 'restaurants', { inserts: ['owner_id'], updates: ofRestaurant, deletes: ofRestaurant })
  // A person may leave a restaurant, and nobody joins one by being a person.
  const ofTeam = ['restaurant_id']
  await protectRows(db, 'memberships', { inserts: ofTeam, updates: ofTeam, deletes: [...ofTeam, 'user_id'] })
  await protectRows(db, 'users', ['id', 'team_owner_id'])
  for (const table of ['slugs', 'images', 'categories', 'menu_items', 'activity', 'published_pages', 'demo_pictures'])
    await protectRows(db, table, ['restaurant_id'])
  for (const table of ['subscriptions', 'invitations', 'checkouts', 'billing_notices', 'payment_customers'])
    await protectRows(db, table, ['owner_id'])
  await protectRows(db, 'payment_closings', ['owner_id'])
}
