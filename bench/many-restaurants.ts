/**
 * Whether a first visit takes longer when there are many restaurants: loads, renders and compresses menus of 30 dishes
 * out of a database with 100 restaurants and out of one with 100 000, in turn, each in an empty cache. The databases
 * are made once, in `.cache` (some minutes, 4 GB; `RESTAURANTS` for another number). Needs `npm run build`. `node
 * bench/many-restaurants.ts`.
 */
import { join } from 'node:path'
import { sql } from 'kysely'
import { type RunningProcess, startProcess } from '#app/server/process/start-process.ts'
import { findMenu } from '#features/menu/server/index.ts'
import { loadConfig } from '#platform/config/config.ts'
import { createTenants } from '#platform/db/tenants.ts'
import { silentLog } from '#platform/log/log.ts'
import type { Platform } from '#platform/platform.ts'
import { createFactories } from '#test/factories.ts'
import { builtRenderer, coldVisitor } from './tools/menus.ts'
import { say } from './tools/table.ts'

const MANY = Number(process.env['RESTAURANTS'] ?? 100_000)
const FEW = 100
const DISHES = 30
const CATEGORIES = 5
const VISITS = 300
const WARM_UP = 40
/** Issue 15. */
const ASKED = 1.3
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

async function open(restaurants: number): Promise<RunningProcess> {
  const { config } = loadConfig({ DATA_DIR: join(import.meta.dirname, `../.cache/bench-${restaurants}`) })
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

const few = await open(FEW)
const many = await open(MANY)
const renderer = await builtRenderer()

async function visit({ platform }: RunningProcess, restaurants: number): Promise<number> {
  const slug = `casa-${1 + Math.floor(Math.random() * restaurants)}`
  const began = performance.now()
  await coldVisitor(platform, renderer)(() => findMenu(platform, { slug }))
  return performance.now() - began
}

const times: { few: number[]; many: number[] } = { few: [], many: [] }
for (let round = -WARM_UP; round < VISITS; round++) {
  const took = { few: await visit(few, FEW), many: await visit(many, MANY) }
  if (round >= 0) for (const key of ['few', 'many'] as const) times[key].push(took[key])
}
const percentile = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN
const rowOf = (restaurants: number, values: number[]): string =>
  `| ${restaurants.toLocaleString('en')} | ${[0.5, 0.95].map(share => percentile(values, share).toFixed(1)).join(' | ')} |`
say('| restaurants | first visit, median ms | p95 ms |')
say('|---|---|---|')
say(rowOf(FEW, times.few))
say(rowOf(MANY, times.many))
const reached = percentile(times.many, 0.95) / percentile(times.few, 0.95)
say(`p95: ${reached.toFixed(2)} times, ${reached <= ASKED ? 'pass' : 'FAIL'} (at most ${ASKED})`)
await few.close(0)
await many.close(0)
