/** Databases with many restaurants of 30 dishes each. */
import { join } from 'node:path'
import { sql } from 'kysely'
import { type RunningProcess, startProcess } from '#app/server/process/start-process.ts'
import { loadConfig } from '#platform/config/config.ts'
import { createTenants } from '#platform/db/tenants.ts'
import { silentLog } from '#platform/log/log.ts'
import type { Platform } from '#platform/platform.ts'
import { createFactories } from '#test/factories.ts'
import { say } from './table.ts'

const DISHES = 30
const CATEGORIES = 5
const BATCH = 1000

const textsOf = (words: string) =>
  Object.fromEntries(
    ['es', 'en', 'pt'].map(locale => [
      locale,
      { name: `${words} ${locale}`, description: `${words}: hecho al momento, con aceite de la casa.` },
    ]),
  )

/** One menu through the factories; the others are copies of its rows with ids of their own. */
async function makeTemplate(platform: Platform): Promise<string> {
  const make = createFactories(platform)
  const restaurant = await make.restaurant(await make.owner({ plan: {} }), { slug: 'plantilla', name: 'Plantilla' })
  for (let category = 0; category < CATEGORIES; category++) {
    const made = await make.category(restaurant, `Categoría ${category}`)
    for (let dish = 0; dish < DISHES / CATEGORIES; dish++)
      await make.dish(made, {
        translations: textsOf(`Plato ${category} ${dish}`),
        price: '9.50',
        allergens: ['gluten'],
      })
  }
  return restaurant.id
}

async function copyRows({ db }: Platform, template: string, from: number, to: number): Promise<void> {
  await db.transaction().execute(async trx => {
    await sql`SET LOCAL statement_timeout = 0`.execute(trx)
    await sql`INSERT INTO restaurants SELECT (jsonb_populate_record(r, jsonb_build_object(
        'id', md5('r' || n)::uuid, 'name', 'Casa ' || n))).*
      FROM restaurants r, generate_series(${from}::int, ${to}::int) n WHERE r.id = ${template}`.execute(trx)
    await sql`INSERT INTO slugs (slug, restaurant_id, is_current, created_at)
      SELECT 'casa-' || n, md5('r' || n)::uuid, true, now() FROM generate_series(${from}::int, ${to}::int) n`.execute(
      trx,
    )
    await sql`INSERT INTO categories SELECT (jsonb_populate_record(c, jsonb_build_object(
        'id', md5('c' || n || c.id)::uuid, 'restaurant_id', md5('r' || n)::uuid))).*
      FROM categories c, generate_series(${from}::int, ${to}::int) n WHERE c.restaurant_id = ${template}`.execute(trx)
    await sql`INSERT INTO menu_items SELECT (jsonb_populate_record(d, jsonb_build_object(
        'id', md5('d' || n || d.id)::uuid, 'restaurant_id', md5('r' || n)::uuid,
        'category_id', md5('c' || n || d.category_id)::uuid))).*
      FROM menu_items d, generate_series(${from}::int, ${to}::int) n WHERE d.restaurant_id = ${template}`.execute(trx)
  })
}

async function countRestaurants({ db }: Platform): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM slugs`.execute(db)
  return rows[0]?.count ?? 0
}

/** Kept, because they take minutes to make. */
export const folderOf = (restaurants: number): string => join(import.meta.dirname, `../../.cache/bench-${restaurants}`)

/** A process without a role on a database with so many restaurants, `casa-1` and so on; made at the first call. */
export async function openMany(restaurants: number, env: Record<string, string> = {}): Promise<RunningProcess> {
  const { config } = loadConfig({ DATA_DIR: folderOf(restaurants), ...env })
  const opened = await startProcess(config, {
    roles: {},
    log: silentLog,
    tenants: createTenants({ everybody: 'bench' }),
  })
  const { platform } = opened
  const present = await countRestaurants(platform)
  const row = await platform.db
    .selectFrom('slugs')
    .select('restaurant_id')
    .where('slug', '=', 'plantilla')
    .executeTakeFirst()
  const template = row?.restaurant_id ?? (await makeTemplate(platform))
  for (let from = Math.max(1, present); from <= restaurants; from += BATCH) {
    await copyRows(platform, template, from, Math.min(restaurants, from + BATCH - 1))
    say(`${Math.min(restaurants, from + BATCH - 1)} of ${restaurants} restaurants`)
  }
  if (present <= restaurants)
    await platform.db.transaction().execute(async trx => {
      await sql`SET LOCAL statement_timeout = 0`.execute(trx)
      await sql`ANALYZE`.execute(trx)
    })
  return opened
}

/** Gives each restaurant an owner of its own: what one owner's menus may hold in memory is bounded. */
export async function spreadOwners({ db }: Platform): Promise<void> {
  await db.transaction().execute(async trx => {
    await sql`SET LOCAL statement_timeout = 0`.execute(trx)
    await sql`INSERT INTO users SELECT (jsonb_populate_record(u, jsonb_build_object(
        'id', md5('u' || r.id)::uuid, 'email', r.id || '@example.com'))).*
      FROM restaurants r JOIN users u ON u.id = r.owner_id WHERE r.name LIKE 'Casa %'
      ON CONFLICT DO NOTHING`.execute(trx)
    await sql`UPDATE restaurants SET owner_id = md5('u' || id)::uuid
      WHERE name LIKE 'Casa %' AND EXISTS (SELECT FROM users u WHERE u.id = md5('u' || restaurants.id)::uuid)`.execute(
      trx,
    )
  })
}
