/**
 * What the history of a carta costs (decision 0341): a price, a change of 60 dishes and an order, in a product that
 * keeps it and in one that does not, on one server, in blocks that take turns, by the processor's time; then what a
 * year of 10 000 restaurants takes on the disk, from rows as those calls write them. Linux. `npm run bench -- history`
 * (`BLOCKS`, 30, `ROWS`, 200 000).
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { startProcess } from '#app/server/process/start-process.ts'
import { historyFeature } from '#features/history/server/index.ts'
import { cookieName } from '#features/identity/server/sessions/cookies.ts'
import { startSession } from '#features/identity/server/sessions/sessions.service.ts'
import { loadConfig } from '#platform/config/config.ts'
import { startEmbeddedPostgres } from '#platform/db/embedded/embedded-postgres.ts'
import { createTenants } from '#platform/db/tenants.ts'
import { silentLog } from '#platform/log/log.ts'
import { createFactories } from '#test/factories.ts'
import { loadTestFrontend } from '#test/test-frontend.ts'
import { processorTime } from '../tools/processor.ts'
import { median, say } from '../tools/table.ts'

const BLOCKS = Number(process.env['BLOCKS'] ?? 30)
const ROWS = Number(process.env['ROWS'] ?? 200_000)
const WARM_UP = 3
const BLOCK = 20
const MENU_DISHES = 60
/** Asked of a change of a price: a tenth more than without. */
const ASKED = 1.1
/** Of one restaurant in a year: eight changes of one value a day, and a change of the whole carta each month. */
const YEAR = { changes: 365 * 8 + 12, entries: 365 * 8 + 12 * MENU_DISHES }
const RESTAURANTS = 10_000

const dataDir = mkdtempSync(join(tmpdir(), 'sobremesa-bench-'))
const server = await startEmbeddedPostgres({ dataDir, log: silentLog, testing: true })
const at = (database: string) => Object.assign(new URL(server.connectionString), { pathname: `/${database}` }).href

/** A product with one owner and a menu. */
async function open(database: string, { keeps }: { keeps: boolean }) {
  const client = new pg.Client(at('postgres'))
  await client.connect()
  await client.query(`CREATE DATABASE ${database}`)
  await client.end()
  const { config } = loadConfig({ DATABASE_URL: at(database), DATA_DIR: join(dataDir, database), RATE_LIMITS: 'off' })
  const recording = historyFeature.events
  // The same product without its one subscriber.
  if (!keeps) Object.assign(historyFeature, { events: undefined })
  const { platform, router, close } = await startProcess(config, {
    roles: { web: { loadFrontend: loadTestFrontend } },
    log: silentLog,
    tenants: createTenants({ everybody: 'bench' }),
  })
  Object.assign(historyFeature, { events: recording })
  const make = createFactories(platform)
  const owner = await make.owner({ plan: {} })
  const restaurant = await make.restaurant(owner)
  const category = await make.category(restaurant)
  const dishes: string[] = []
  for (let made = 0; made < MENU_DISHES; made++) dishes.push((await make.dish(category)).id)
  const start = { userId: owner.id, role: owner.role, userAgent: 'bench', now: platform.clock.now() }
  const { access } = await startSession(platform, platform.db, start)
  const headers = { cookie: `${cookieName('access', platform)}=${access}`, origin: config.publicUrl }
  const send = async (path: string, payload: object): Promise<void> => {
    const answer = await router.fastify.inject({ method: 'PUT', url: `/api${path}`, headers, payload })
    if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${answer.payload}`)
  }
  let price = 0
  const next = (): number => (price++ % 100) + 1
  const calls = {
    'a price': () => send(`/menu/items/${dishes[0]}`, { price: next() }),
    'the prices of 60 dishes': () => {
      const now = next()
      return send(`/restaurants/${restaurant.id}/items/bulk`, { items: dishes.map(_id => ({ _id, price: now })) })
    },
    'the order of 60 dishes': () => send(`/categories/${category.id}/items/reorder`, { itemIds: dishes.reverse() }),
  }
  return { platform, restaurant, dishes, calls, close }
}

type Product = Awaited<ReturnType<typeof open>>
type Call = keyof Product['calls']

const [keeping, bare] = [await open('keeping', { keeps: true }), await open('bare', { keeps: false })]
const kept = async ({ platform }: Product): Promise<number> =>
  (await platform.db.selectFrom('history_changes').select('id').limit(1).execute()).length
say(`${BLOCKS} blocks of ${BLOCK} calls each, in turn\n`)
say('| a change of | with history, ms of processor | without | times |\n|---|---|---|---|')
for (const name of Object.keys(keeping.calls) as Call[]) {
  const costs = { keeping: [] as number[], bare: [] as number[] }
  for (let block = -WARM_UP; block < BLOCKS; block++)
    for (const which of block % 2 === 0 ? (['keeping', 'bare'] as const) : (['bare', 'keeping'] as const)) {
      const { platform, calls } = which === 'keeping' ? keeping : bare
      const each = await processorTime(platform.db, BLOCK, calls[name])
      if (block >= 0) costs[which].push(each)
    }
  const [one, other] = [median(costs.keeping), median(costs.bare)]
  say(`| ${name} | ${one.toFixed(2)} | ${other.toFixed(2)} | ${(one / other).toFixed(3)} |`)
  if (name === 'a price' && one / other > ASKED) process.exitCode = 1
}
if ((await kept(keeping)) !== 1 || (await kept(bare)) !== 0) throw new Error('the two products are not what they say')

/** Bytes of a table with its indexes, parts and what is kept apart. */
async function sizeOf(table: string): Promise<number> {
  const asked = sql<{ bytes: string }>`
    SELECT sum(pg_total_relation_size(inhrelid)) AS bytes FROM pg_inherits WHERE inhparent = ${table}::regclass`
  return Number((await asked.execute(keeping.platform.db)).rows[0]?.bytes ?? 0)
}

/** Rows as a change of one price writes them, spread over a quarter. */
async function fill(): Promise<void> {
  const client = new pg.Client(at('keeping'))
  await client.connect()
  await client.query(
    `WITH made AS (
      INSERT INTO history_changes (id, restaurant_id, user_id, at, fields)
      SELECT gen_random_uuid(), $1, (SELECT owner_id FROM restaurants WHERE id = $1), now() + n * interval '38 seconds', 1
      FROM generate_series(1, $2::int) n RETURNING id, at
    )
    INSERT INTO history_entries (restaurant_id, change_id, at, place, entity, entity_id, before, after)
    SELECT $1, id, at, 0, 'dish', $3, jsonb_build_object('price', '9.50'), jsonb_build_object('price', '9.90') FROM made`,
    [keeping.restaurant.id, ROWS, keeping.dishes[0]],
  )
  await client.query('VACUUM ANALYZE history_changes')
  await client.query('VACUUM ANALYZE history_entries')
  await client.end()
}

const emptied = new pg.Client(at('keeping'))
await emptied.connect()
await emptied.query('TRUNCATE history_changes, history_entries')
await emptied.end()
const empty = { changes: await sizeOf('history_changes'), entries: await sizeOf('history_entries') }
await fill()
const each = {
  change: ((await sizeOf('history_changes')) - empty.changes) / ROWS,
  entry: ((await sizeOf('history_entries')) - empty.entries) / ROWS,
}
const year = YEAR.changes * each.change + YEAR.entries * each.entry
say(
  `\n${ROWS} changes of one price: ${each.change.toFixed(0)} bytes a change, ${each.entry.toFixed(0)} a thing, with indexes`,
)
say(
  `a restaurant in a year of ${YEAR.changes} changes of ${YEAR.entries} things: ${(year / 1e6).toFixed(2)} MB; ` +
    `${RESTAURANTS} restaurants: ${((year * RESTAURANTS) / 1e9).toFixed(1)} GB`,
)
await keeping.close(0)
await bare.close(0)
await server.stop()
rmSync(dataDir, { recursive: true, force: true })
