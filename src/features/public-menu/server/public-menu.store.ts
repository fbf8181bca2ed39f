import { sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Config } from '#platform/config/config.ts'
import type { Db } from '#platform/db/database.ts'
import { imageUrl } from '#features/images/server/index.ts'
import { profileOf } from '#features/restaurants/server/index.ts'
import { descriptionOf } from '#features/restaurants/profile/profile.rules.ts'
import type { PublicRestaurant } from '#features/restaurants/restaurants.contract.ts'
import type { Menu, MenuDish, MenuImage } from '../public-menu.contract.ts'

/** A restaurant's menu of one version, with what decides whether diners may see it. */
export type StoredMenu = {
  id: string
  version: number
  status: 'active' | 'inactive'
  inactiveSince: Date | null
  /** Present and former addresses; the present one is the menu's own. */
  slugs: string[]
  menu: Menu
}
export type MenuKey = { slug: string } | { id: string }

/** Everything of one restaurant in one statement, so that it is one moment of the database. */
function selectMenu(db: Db) {
  return db
    .selectFrom('restaurants')
    .selectAll('restaurants')
    .where('restaurants.deleted_at', 'is', null)
    .select(eb => [
      jsonObjectFrom(
        eb
          .selectFrom('images')
          .select(['hash as folder', 'width', 'height', 'widths', 'avif_widths'])
          .whereRef('images.restaurant_id', '=', 'restaurants.id')
          .whereRef('images.id', '=', 'restaurants.logo_image_id'),
      ).as('logo'),
      jsonArrayFrom(
        eb.selectFrom('slugs').select(['slug', 'is_current']).whereRef('slugs.restaurant_id', '=', 'restaurants.id'),
      ).as('slugs'),
      jsonArrayFrom(
        eb
          .selectFrom('categories')
          .select(['categories.id', 'categories.key', 'categories.translations', 'categories.sort_order'])
          .whereRef('categories.restaurant_id', '=', 'restaurants.id')
          .orderBy('categories.sort_order')
          .orderBy('categories.created_at')
          .orderBy('categories.id'),
      ).as('categories'),
      jsonArrayFrom(
        eb
          .selectFrom('menu_items as item')
          .innerJoin('categories as of', join =>
            join.onRef('of.restaurant_id', '=', 'item.restaurant_id').onRef('of.id', '=', 'item.category_id'),
          )
          .leftJoin('images', join =>
            join.onRef('images.restaurant_id', '=', 'item.restaurant_id').onRef('images.id', '=', 'item.image_id'),
          )
          .whereRef('item.restaurant_id', '=', 'restaurants.id')
          .select(['item.id', 'item.category_id', 'item.translations', 'item.price', 'item.allergens'])
          .select([
            'item.allergens_declared',
            'item.available',
            'item.sort_order',
            'item.created_at',
            'item.updated_at',
          ])
          .select(['images.hash as folder', 'images.width', 'images.height', 'images.widths', 'images.avif_widths'])
          .orderBy('of.sort_order')
          .orderBy('of.created_at')
          .orderBy('of.id')
          .orderBy('item.sort_order')
          .orderBy('item.created_at')
          .orderBy('item.id'),
      ).as('items'),
    ])
}
type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof selectMenu>['executeTakeFirst']>>>

type ImageColumns = {
  folder: string | null
  width: number | null
  height: number | null
  widths: number[] | null
  avif_widths: number[] | null
}

function imageOf(config: Config, columns: ImageColumns | null): MenuImage | null {
  const url = columns ? imageUrl(config, columns) : ''
  if (!columns?.width || !columns.height || !url) return null
  const { width, height, widths, avif_widths: avifWidths } = columns
  return { base: url.slice(0, url.lastIndexOf('/')), width, height, widths: widths ?? [], avifWidths: avifWidths ?? [] }
}

const time = (value: string | Date): string => new Date(value).toISOString()

function restaurantOf(config: Config, row: Row): PublicRestaurant {
  const profile = profileOf(row)
  return {
    _id: row.id,
    slug: row.slugs.find(({ is_current: current }) => current)?.slug ?? '',
    ...profile,
    description: descriptionOf(profile),
    logoUrl: row.logo ? imageUrl(config, row.logo) : '',
  }
}

function dishOf(config: Config, restaurantId: string, item: Row['items'][number]): MenuDish {
  const image = imageOf(config, item)
  return {
    _id: item.id,
    restaurantId,
    categoryId: item.category_id,
    translations: item.translations,
    price: Number(item.price),
    imageUrl: imageUrl(config, item),
    imageWidth: image?.width ?? null,
    imageHeight: image?.height ?? null,
    imageWidths: image?.widths ?? [],
    image,
    allergens: item.allergens,
    allergensDeclared: item.allergens_declared,
    available: item.available,
    sortOrder: item.sort_order,
    createdAt: time(item.created_at),
    updatedAt: time(item.updated_at),
  }
}

function storedMenuOf(config: Config, row: Row): StoredMenu {
  return {
    id: row.id,
    version: row.menu_version,
    status: row.status,
    inactiveSince: row.inactive_since,
    slugs: row.slugs.map(({ slug }) => slug),
    menu: {
      restaurant: restaurantOf(config, row),
      logo: imageOf(config, row.logo),
      categories: row.categories.map(category => ({
        _id: category.id,
        restaurantId: row.id,
        key: category.key,
        translations: category.translations,
        sortOrder: category.sort_order,
      })),
      dishes: row.items.map(item => dishOf(config, row.id, item)),
    },
  }
}

/** The menu of a present or former address, or of a restaurant; undefined where there is none, or a deleted one. */
export async function findMenu(db: Db, config: Config, key: MenuKey): Promise<StoredMenu | undefined> {
  const query =
    'id' in key
      ? selectMenu(db).where('restaurants.id', '=', key.id)
      : selectMenu(db).where('restaurants.id', 'in', eb =>
          eb
            .selectFrom('slugs')
            .select('restaurant_id')
            .$narrowType<{ restaurant_id: string }>()
            .where('slug', '=', key.slug),
        )
  const row = await query.executeTakeFirst()
  return row && storedMenuOf(config, row)
}

/** Present versions of the restaurants that still exist, by id. */
export async function listMenuVersions(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('restaurants')
    .select(['id', 'menu_version'])
    .where(sql<boolean>`id = ANY(${ids}::uuid[])`)
    .execute()
  return new Map(rows.map(row => [row.id, row.menu_version]))
}

/** Whose category is it? Undefined for none. */
export async function findRestaurantOfCategory(db: Db, categoryId: string): Promise<string | undefined> {
  const row = await db.selectFrom('categories').select('restaurant_id').where('id', '=', categoryId).executeTakeFirst()
  return row?.restaurant_id
}
