/**
 * What the hourly sweep of published menus takes with a million of them, of which a thousandth has changed without a
 * process being told, and with nothing to do. The database has no dishes, which the sweep does not look at. Only what
 * has changed has files: those of others are not read. Made once, in `.cache` (5 minutes, 3 GB). `npm run
 * bench:published` (`RESTAURANTS`, `HOUR`).
 */
import { join } from 'node:path'
import { JOBS, startProcess } from '#app/server/process/start-process.ts'
import { sweepHourly } from '#features/public-menu/server/published/published.jobs.ts'
import { createPublishedFiles } from '#features/public-menu/server/published/published-files.ts'
import { loadConfig } from '#platform/config/config.ts'
import { createTenants } from '#platform/db/tenants.ts'
import { silentLog } from '#platform/log/log.ts'
import type { Platform } from '#platform/platform.ts'
import { createFactories } from '#test/factories.ts'
import { say } from '../tools/table.ts'
import { asOwner } from './due.ts'

const RESTAURANTS = Number(process.env['RESTAURANTS'] ?? 1_000_000)
const HOUR = Number(process.env['HOUR'] ?? RESTAURANTS / 1000)
const BATCH = 50_000
/** As large as a published page. */
const PAGE = { br: new Uint8Array(5000), gzip: new Uint8Array(6000) }
const LANGUAGES = ['start', 'es', 'en', 'pt']

const { config } = loadConfig({
  DATA_DIR: join(import.meta.dirname, `../../.cache/bench-published-${RESTAURANTS}`),
  PUBLISH_MENUS: 'on',
})
const { platform, close } = await startProcess(config, {
  roles: {},
  log: silentLog,
  tenants: createTenants({ everybody: 'bench' }),
})
const edition = `bench-${platform.clock.now().getUTCFullYear()}`

async function makeRestaurants({ db }: Platform): Promise<void> {
  const made = await db.selectFrom('published_pages').select('restaurant_id').limit(1).executeTakeFirst()
  if (made) return
  const make = createFactories(platform)
  const { id } = await make.restaurant(await make.owner({ plan: {} }), { slug: 'plantilla' })
  await asOwner(platform, async client => {
    for (let from = 1; from <= RESTAURANTS; from += BATCH)
      await client.query(
        `INSERT INTO restaurants SELECT (jsonb_populate_record(r, jsonb_build_object(
          'id', md5('r' || n)::uuid, 'name', 'Casa ' || n))).*
        FROM restaurants r, generate_series(${from}, ${Math.min(RESTAURANTS, from + BATCH - 1)}) n WHERE r.id = '${id}'`,
      )
    await client.query(`INSERT INTO published_pages (restaurant_id, bytes, updated_at, version, edition)
      SELECT id, 60000, now() - interval '1 day', menu_version, '${edition}' FROM restaurants`)
    await client.query('VACUUM ANALYZE')
  })
}

/** Changes of which nobody was told, and their files. */
async function makeHour({ db }: Platform): Promise<number> {
  const files = createPublishedFiles(platform)
  const changed = await db.selectFrom('published_pages').select(['restaurant_id', 'version']).limit(HOUR).execute()
  for (const { restaurant_id: restaurantId, version } of changed) {
    await files.mark({ restaurantId, version: version ?? 0, edition, slug: restaurantId, endsAt: null })
    for (const language of LANGUAGES) await files.write(restaurantId, language, PAGE)
  }
  await asOwner(platform, client =>
    client.query('UPDATE restaurants SET menu_version = menu_version + 1 WHERE id = ANY($1)', [
      changed.map(row => row.restaurant_id),
    ]),
  )
  return changed.length
}

async function secondsOfSweep(): Promise<string> {
  const job = JOBS.find(entry => entry.job.name === sweepHourly.name)
  const began = performance.now()
  await job?.run(platform, {})
  return ((performance.now() - began) / 1000).toFixed(2)
}

await makeRestaurants(platform)
const known = async () =>
  (
    await platform.db
      .selectFrom('published_pages')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .executeTakeFirst()
  )?.count
say(`${await known()} published menus`)
const due = await makeHour(platform)
say(`${due} changed: ${await secondsOfSweep()} s; nothing: ${await secondsOfSweep()}, ${await secondsOfSweep()} s`)
say(`${await known()} published menus afterwards`)
await close(0)
