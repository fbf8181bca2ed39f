/**
 * What the second wall between tenants costs (decision 0236): the same calls to two products on one server, one that
 * serves as a role which row-level security binds, one that serves as the owner of its tables; in blocks that
 * take turns, by the processor's time. Linux. `node bench/second-wall.ts` (`BLOCKS`, 30).
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { startProcess } from '#app/server/process/start-process.ts'
import { cookieName } from '#features/identity/server/sessions/cookies.ts'
import { startSession } from '#features/identity/server/sessions/sessions.service.ts'
import { loadConfig } from '#platform/config/config.ts'
import { startEmbeddedPostgres } from '#platform/db/embedded/embedded-postgres.ts'
import { createTenants } from '#platform/db/tenants.ts'
import { silentLog } from '#platform/log/log.ts'
import { createFactories } from '#test/factories.ts'
import { loadTestFrontend } from '#test/test-frontend.ts'
import { processorTime } from './tools/processor.ts'
import { median, say } from './tools/table.ts'

const BLOCKS = Number(process.env['BLOCKS'] ?? 30)
const WARM_UP = 3
const BLOCK = 20
const MENU_DISHES = 60

const dataDir = mkdtempSync(join(tmpdir(), 'sobremesa-bench-'))
const server = await startEmbeddedPostgres({ dataDir, log: silentLog, testing: true })

/** A product with one owner and a menu; `user` owns its database. */
async function open(user: string) {
  const database = Object.assign(new URL(server.connectionString.replace('//sobremesa:', `//${user}:`)), {
    pathname: `/${user}_bench`,
  }).href
  const env = { DATABASE_URL: database, DATA_DIR: join(dataDir, user), RATE_LIMITS: 'off' }
  const { config } = loadConfig(env)
  const tenants = createTenants({ everybody: 'bench' })
  const { platform, router, close } = await startProcess(config, {
    roles: { web: { loadFrontend: loadTestFrontend } },
    log: silentLog,
    tenants,
  })
  const make = createFactories(platform)
  const owner = await make.owner({ plan: {} })
  const restaurant = await make.restaurant(owner)
  const category = await make.category(restaurant)
  const dishes: string[] = []
  for (let at = 0; at < MENU_DISHES; at++) dishes.push((await make.dish(category)).id)
  const start = { userId: owner.id, role: owner.role, userAgent: 'bench', now: platform.clock.now() }
  const { access } = await startSession(platform, platform.db, start)
  const headers = { cookie: `${cookieName('access', platform)}=${access}`, origin: config.publicUrl }
  const { rows } = await sql<{ name: string }>`SELECT current_user AS name`.execute(platform.db)
  const send = (method: 'GET' | 'PUT' | 'POST', path: string, body?: object) => async () => {
    const answer = await router.fastify.inject({ method, url: `/api${path}`, headers, ...(body && { payload: body }) })
    if (answer.statusCode !== 200) throw new Error(`${method} ${path}: ${answer.statusCode} ${answer.payload}`)
  }
  let price = 0
  const calls = {
    'a dish’s price (write)': () => send('PUT', `/menu/items/${dishes[0]}`, { price: (price++ % 100) + 1 })(),
    'the order of 60 dishes (write)': () => {
      dishes.reverse()
      return send('PUT', `/categories/${category.id}/items/reorder`, { itemIds: dishes })()
    },
    'me (read)': send('GET', '/auth/me'),
    'all dishes (read)': send('GET', `/restaurants/${restaurant.id}/items`),
  }
  return { platform, role: rows[0]?.name, calls, close }
}

type Product = Awaited<ReturnType<typeof open>>
type Call = keyof Product['calls']

async function runIn(database: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client(Object.assign(new URL(server.connectionString), { pathname: `/${database}` }).href)
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

await runIn('postgres', 'CREATE DATABASE sobremesa_bench', 'CREATE DATABASE sobremesa_guest_bench')
const ON = ['DATABASE sobremesa_guest_bench', 'SCHEMA public']
await runIn('sobremesa_guest_bench', ...ON.map(place => `GRANT CREATE ON ${place} TO sobremesa_guest`))
const [walled, free] = [await open('sobremesa'), await open('sobremesa_guest')]
say(`${walled.role} beside ${free.role}, ${BLOCKS} blocks of ${BLOCK} calls each, in turn\n`)
say('| call | with the wall, ms of processor | without | times |\n|---|---|---|---|')
for (const name of Object.keys(walled.calls) as Call[]) {
  const costs = { walled: [] as number[], free: [] as number[] }
  for (let block = -WARM_UP; block < BLOCKS; block++) {
    for (const which of block % 2 === 0 ? (['walled', 'free'] as const) : (['free', 'walled'] as const)) {
      const { platform, calls } = which === 'walled' ? walled : free
      const each = await processorTime(platform.db, BLOCK, calls[name])
      if (block >= 0) costs[which].push(each)
    }
  }
  const [one, other] = [median(costs.walled), median(costs.free)]
  say(`| ${name} | ${one.toFixed(2)} | ${other.toFixed(2)} | ${(one / other).toFixed(3)} |`)
}
await walled.close(0)
await free.close(0)
await server.stop()
rmSync(dataDir, { recursive: true, force: true })
