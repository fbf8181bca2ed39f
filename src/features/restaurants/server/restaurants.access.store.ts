import { type Expression, sql } from 'kysely'
import { PLAN_COLUMNS, selectPlans } from '#features/billing/server/index.ts'
import { selectLiveUser, selectMemberships } from '#features/identity/server/index.ts'
import type { Right } from '#features/identity/rights.rules.ts'
import type { Db } from '#platform/db/database.ts'

type AskedBy = Parameters<typeof selectLiveUser>[1]

/** A restaurant by its id, or by a subquery for the restaurant of something else. */
export type RestaurantId = string | Expression<string>

/** With `lock`, neither the session nor the membership can end before the commit. */
export type Wanted = { id: RestaurantId; lock: boolean }

/** Restaurant, owner, plan and languages, together with the user of a live session. */
const selectWithPlan = (db: Db, asked: AskedBy, { id, lock }: Wanted) =>
  db
    .selectFrom(selectLiveUser(db, asked, lock).as('person'))
    .innerJoin('restaurants', join => join.on('restaurants.id', '=', id).on('restaurants.deleted_at', 'is', null))
    .innerJoin('users as owners', 'owners.id', 'restaurants.owner_id')
    .leftJoin(selectPlans(db).as('plan'), 'plan.plan_owner_id', 'restaurants.owner_id')
    .select([
      'restaurants.id as restaurantId',
      'restaurants.status',
      'restaurants.inactive_since as inactiveSince',
      'restaurants.default_locale as defaultLocale',
      'restaurants.supported_locales as supportedLocales',
      'restaurants.timezone',
      'owners.id as ownerId',
      'owners.role as ownerRole',
    ])
    .select(PLAN_COLUMNS)

/**
 * What decides an admin's access to any restaurant; undefined when it does not exist, or the actor is no admin (any
 * more).
 */
export function findForAdmin(db: Db, asked: AskedBy, wanted: Wanted) {
  return selectWithPlan(db, asked, wanted)
    .select(sql<'admin'>`'admin'`.as('role'))
    .select(sql<Right[]>`ARRAY[]::text[]`.as('rights'))
    .where('person.user_role', '=', 'admin')
    .executeTakeFirst()
}

/** Like `findForAdmin`, for a member of the restaurant. */
export function findForMember(db: Db, asked: AskedBy, wanted: Wanted) {
  const query = selectWithPlan(db, asked, wanted)
    .innerJoin(selectMemberships(db).as('membership'), join =>
      join.onRef('membership.user_id', '=', 'person.user_id').onRef('membership.restaurant_id', '=', 'restaurants.id'),
    )
    .select(sql<'owner' | 'worker'>`CASE WHEN person.is_partner THEN 'owner' ELSE membership.role END`.as('role'))
    .select('membership.rights')
  return (wanted.lock ? query.forShare('membership') : query).executeTakeFirst()
}
