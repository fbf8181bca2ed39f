import { sql } from 'kysely'
import type { Locale } from '#shared/locale.ts'
import { isEntitled, planOf } from '#features/billing/billing.rules.ts'
import { PLAN_COLUMNS, selectPlans } from '#features/billing/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { isSuspended } from '../suspension/suspension.store.ts'

/** A menu that search engines are told about. */
export type ListedMenu = { id: string; slug: string; defaultLocale: Locale; supportedLocales: Locale[] }
/** The restaurants from this id on, without it when `exclusive`. */
export type ListedFrom = { id: string; exclusive: boolean; limit: number }

/** Restaurants that their owner's plan allows, at most an hour ago (the hourly verification). */
const selectActive = (db: Db) =>
  db.selectFrom('restaurants').where('restaurants.deleted_at', 'is', null).where('restaurants.status', '=', 'active')

/** `last`: the id to continue after; undefined at the end. */
export type ListedPage = { menus: ListedMenu[]; last: string | undefined }

/** The first of each `size` active restaurants by id: where the parts of a list of all of them begin. */
export async function listPartStarts(db: Db, size: number): Promise<string[]> {
  const numbered = selectActive(db).select(['id', sql<number>`row_number() OVER (ORDER BY id)`.as('position')])
  const rows = await db
    .selectFrom(numbered.as('numbered'))
    .select('id')
    .where(sql<boolean>`(position - 1) % ${size} = 0`)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * At most `limit` active restaurants by id; `menus` are those of them that diners may see because their
 * owner is entitled now (3-decisions §4).
 */
export async function listListedMenus(db: Db, { id, exclusive, limit }: ListedFrom, now: Date): Promise<ListedPage> {
  const rows = await selectActive(db)
    .innerJoin('slugs', join =>
      join.onRef('slugs.restaurant_id', '=', 'restaurants.id').on('slugs.is_current', '=', true),
    )
    .innerJoin('users as owners', 'owners.id', 'restaurants.owner_id')
    .leftJoin(selectPlans(db).as('plan'), 'plan.plan_owner_id', 'restaurants.owner_id')
    .select(['restaurants.id', 'slugs.slug', 'owners.role as ownerRole'])
    .select(['restaurants.default_locale as defaultLocale', 'restaurants.supported_locales as supportedLocales'])
    .select(PLAN_COLUMNS)
    .where(eb => eb.not(isSuspended))
    .where('restaurants.id', exclusive ? '>' : '>=', id)
    .orderBy('restaurants.id')
    .limit(limit)
    .execute()
  const menus = rows.filter(row => row.ownerRole === 'admin' || isEntitled(planOf(row), now))
  return { menus, last: rows.length < limit ? undefined : rows.at(-1)?.id }
}
