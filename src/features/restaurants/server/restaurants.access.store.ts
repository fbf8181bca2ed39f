import { type Expression, sql } from 'kysely'
import { PLAN_COLUMNS } from '#features/billing/server/index.ts'
import { type AskedBy, selectLiveUser, selectLockedUser } from '#features/identity/server/index.ts'
import type { Db } from '#platform/db/database.ts'

/** A restaurant by its id, or by a subquery for the one that something else belongs to. */
export type RestaurantId = string | Expression<string>

/** With `lock` nobody ends the session, or takes the place in the restaurant away, before the commit. */
export type Wanted = { id: RestaurantId; lock: boolean }

/** Restaurant, owner, plan and languages, beside the person of a session that has not ended. */
const selectWithPlan = (db: Db, asked: AskedBy, { id, lock }: Wanted) =>
  db
    .selectFrom((lock ? selectLockedUser(db, asked) : selectLiveUser(db, asked)).as('person'))
    .innerJoin('restaurants', join => join.on('restaurants.id', '=', id).on('restaurants.deleted_at', 'is', null))
    .innerJoin('users as owners', 'owners.id', 'restaurants.owner_id')
    .leftJoin('subscriptions', 'subscriptions.owner_id', 'restaurants.owner_id')
    .select([
      'restaurants.id as restaurantId',
      'restaurants.status',
      'restaurants.default_locale as defaultLocale',
      'restaurants.supported_locales as supportedLocales',
      'owners.id as ownerId',
      'owners.role as ownerRole',
    ])
    .select(PLAN_COLUMNS)

/** What an admin may know of any restaurant; undefined when there is none, or they are no admin (any more). */
export function findForAdmin(db: Db, asked: AskedBy, wanted: Wanted) {
  return selectWithPlan(db, asked, wanted)
    .select(sql<'admin'>`'admin'`.as('role'))
    .where('person.user_role', '=', 'admin')
    .executeTakeFirst()
}

/** As `findForAdmin`, for a member of the restaurant. */
export function findForMember(db: Db, asked: AskedBy, wanted: Wanted) {
  const query = selectWithPlan(db, asked, wanted)
    .innerJoin('memberships', join =>
      join
        .onRef('memberships.user_id', '=', 'person.user_id')
        .onRef('memberships.restaurant_id', '=', 'restaurants.id'),
    )
    .select('memberships.role')
  return (wanted.lock ? query.forShare('memberships') : query).executeTakeFirst()
}
