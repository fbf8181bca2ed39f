import {
  type CompiledQuery,
  DummyDriver,
  type ExpressionBuilder,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely'
import { jsonArrayFrom, jsonBuildObject, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db } from '#platform/db/database.ts'
import type { Database } from '#platform/db/tables.ts'
import { isReported, selectNotice } from '#features/allergens/server/index.ts'
import { selectPublicPrices } from '#features/prices/server/index.ts'
import { isSuspended } from '#features/restaurants/server/index.ts'
import { selectOpening } from '#features/restaurants/server/opening/index.ts'
import { PLAIN_COLUMNS } from '../dishes/dish.columns.ts'
import { DECIMAL_TEXTS, DISH_COLUMNS } from '../dishes/dishes.store.ts'
import { selectSchedules } from '../schedules/schedules.store.ts'
import type { MenuExtra } from './menu-extras.ts'

/** Which menu: by a present or former slug, or by restaurant. */
export type MenuKey = { slug: string } | { id: string }

type OfRestaurant = ExpressionBuilder<Database, 'restaurants'>

const selectLogo = (eb: OfRestaurant) =>
  eb
    .selectFrom('images')
    .select(['images.hash as folder', 'images.width', 'images.height', 'images.widths', 'images.avif_widths'])
    .select(['images.mean_color', 'images.luminance', 'images.alpha'])
    .whereRef('images.restaurant_id', '=', 'restaurants.id')
    .whereRef('images.id', '=', 'restaurants.logo_image_id')

const selectSlugs = (eb: OfRestaurant) =>
  eb.selectFrom('slugs').select(['slug', 'is_current']).whereRef('slugs.restaurant_id', '=', 'restaurants.id')

const selectCategories = (eb: OfRestaurant) =>
  eb
    .selectFrom('categories')
    .select(['categories.id', 'categories.restaurant_id', 'categories.key'])
    .select(['categories.translations', 'categories.sort_order', 'categories.updated_at'])
    .whereRef('categories.restaurant_id', '=', 'restaurants.id')
    .where('categories.deleted_at', 'is', null)
    .orderBy('categories.sort_order')
    .orderBy('categories.created_at')
    .orderBy('categories.id')

const selectDishes = (eb: OfRestaurant) =>
  eb
    .selectFrom('menu_items')
    .innerJoin('categories', join =>
      join
        .onRef('categories.restaurant_id', '=', 'menu_items.restaurant_id')
        .onRef('categories.id', '=', 'menu_items.category_id'),
    )
    .leftJoin('images', join =>
      join
        .onRef('images.restaurant_id', '=', 'menu_items.restaurant_id')
        .onRef('images.id', '=', 'menu_items.image_id'),
    )
    .whereRef('menu_items.restaurant_id', '=', 'restaurants.id')
    .where('menu_items.deleted_at', 'is', null)
    // No diner, sheet or check sees a draft (4-beyond §10).
    .where('menu_items.published', '=', true)
    .select(DISH_COLUMNS)
    .select(PLAIN_COLUMNS)
    .select(DECIMAL_TEXTS)
    .select(isReported.as('reported'))
    .select(['images.avif_widths as image_avif_widths', 'images.mean_color', 'images.luminance', 'images.alpha'])
    .orderBy('categories.sort_order')
    .orderBy('categories.created_at')
    .orderBy('categories.id')
    .orderBy('menu_items.sort_order')
    .orderBy('menu_items.created_at')
    .orderBy('menu_items.id')

/** What later features read with it. */
type Extras = { extras: readonly MenuExtra[]; today: string }

/** Everything of one restaurant in one statement, so that all of it is from the same moment. */
const selectMenu = (db: Db, { extras, today }: Extras) =>
  db
    .selectFrom('restaurants')
    .selectAll('restaurants')
    .where('restaurants.deleted_at', 'is', null)
    .select(eb => [
      isSuspended.as('is_suspended'),
      jsonObjectFrom(selectLogo(eb)).as('logo'),
      jsonArrayFrom(selectSlugs(eb)).as('slugs'),
      jsonArrayFrom(selectCategories(eb)).as('categories'),
      jsonArrayFrom(selectDishes(eb)).as('dishes'),
      selectSchedules(eb),
      selectNotice(eb),
      ...selectPublicPrices(eb),
      ...selectOpening(eb),
      jsonBuildObject(Object.fromEntries(extras.map(({ name, select }) => [name, select(eb, today)]))).as('extras'),
    ])

export type MenuRow = NonNullable<Awaited<ReturnType<ReturnType<typeof selectMenu>['executeTakeFirst']>>>

const isOf = (key: MenuKey) => (eb: OfRestaurant) => {
  if ('id' in key) return eb('restaurants.id', '=', key.id)
  const slugs = eb.selectFrom('slugs').select('restaurant_id').$narrowType<{ restaurant_id: string }>()
  return eb('restaurants.id', 'in', slugs.where('slug', '=', key.slug))
}

/** A menu as it was read: `json` is its row as text, which nobody on the thread that answers everybody has to read. */
export type StoredMenu = { id: string; ownerId: string; version: number; json: string }

const selectStored = (db: Db, key: MenuKey, extras: Extras) =>
  db
    .selectFrom(selectMenu(db, extras).where(isOf(key)).as('menu'))
    .select(['menu.id', 'menu.owner_id as ownerId', 'menu.menu_version as version'])
    .select(sql<string>`to_json(menu)::text`.as('json'))

/** Makes no connection: it only writes statements down. */
const writer: Db = new Kysely<Database>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: db => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})
/** Stands for the slug or id. */
const PLACE = 'place'

type Written = { today: string; slug: CompiledQuery; id: CompiledQuery }
type FindMenu = (db: Db, key: MenuKey, now: Date) => Promise<StoredMenu | undefined>

/**
 * Reads menus with what later features add to them; undefined when the restaurant does not exist or is deleted. The
 * statement is written once a day: to write one that long takes half a millisecond.
 */
export function menuReader(extras: readonly MenuExtra[]): FindMenu {
  let written: Written | undefined

  function statements(today: string): Written {
    if (written?.today === today) return written
    const asked = { extras, today }
    const write = (key: MenuKey) => selectStored(writer, key, asked).compile()
    written = { today, slug: write({ slug: PLACE }), id: write({ id: PLACE }) }
    return written
  }

  return async (db, key, now) => {
    const { slug, id } = statements(now.toISOString().slice(0, 10))
    const [statement, value] = 'id' in key ? [id, key.id] : [slug, key.slug]
    const parameters = statement.parameters.map(each => (each === PLACE ? value : each))
    const { rows } = await db.executeQuery<StoredMenu>({ ...statement, parameters })
    return rows[0]
  }
}

/** Without the menu: which one it is, and its present version. */
export const findMenuVersion = (db: Db, key: MenuKey): Promise<{ id: string; version: number } | undefined> =>
  db
    .selectFrom('restaurants')
    .select(['restaurants.id', 'restaurants.menu_version as version'])
    .where('restaurants.deleted_at', 'is', null)
    .where(isOf(key))
    .executeTakeFirst()
