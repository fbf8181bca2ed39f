import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { withLockedSchema } from '#platform/db/migrate.ts'
import { silentLog } from '#platform/log/log.ts'
import { newDatabase } from '#test/databases/new-database.ts'
import { queryAt } from '#test/databases/query-at.ts'

const MIGRATION = '202611270110-activity-by-month'
const FOLDER = new URL('../../../../../migrations/', import.meta.url)

const OWNER = `INSERT INTO users (id, name, email, role, created_at)
  VALUES ('0190aaaa-bbbb-7ccc-8ddd-000000000001', 'Ana', 'ana@ejemplo.com', 'owner', now())`
const RESTAURANT = `INSERT INTO restaurants (id, owner_id, name, default_locale, supported_locales, currency, timezone,
    primary_color, secondary_color, accent_color, style, address, contact, hours, created_at)
  VALUES ('0190aaaa-bbbb-7ccc-8ddd-000000000002', '0190aaaa-bbbb-7ccc-8ddd-000000000001', 'Casa', 'es', '{es}', 'EUR',
    'Europe/Madrid', '#000000', '#000000', '#000000', 'classic', '{}', '{}', '{}', now())`
/** As the release before wrote them: two years back, now, and one of a machine whose clock is two years ahead. */
const entries = (offsets: string[]) => `INSERT INTO activity (id, restaurant_id, user_id, action, created_at)
  SELECT gen_random_uuid(), '0190aaaa-bbbb-7ccc-8ddd-000000000002', '0190aaaa-bbbb-7ccc-8ddd-000000000001', 'dish.price',
    now() + t::interval FROM unnest(ARRAY['${offsets.join("','")}']) t`
const ALL = `SELECT activity::text AS row FROM activity ORDER BY 1`

async function migratedBefore(): Promise<{ database: string; migrate: () => Promise<void> }> {
  const database = await newDatabase()
  const all = (await readdir(FOLDER)).map(name => name.replace('.ts', ''))
  const migrate = (only?: string[]) =>
    withLockedSchema({ connectionString: database, log: silentLog }, schema => schema.migrate(only))
  await migrate(all.filter(name => name < MIGRATION))
  return { database, migrate: () => migrate() }
}

test('what is there stays as it is, and what the release before does goes on', async () => {
  const { database, migrate } = await migratedBefore()
  await queryAt(database, OWNER)
  await queryAt(database, RESTAURANT)
  await queryAt(database, entries(['-2 years', '0', '2 years']))
  const before = await queryAt(database, ALL)
  await migrate()
  expect(await queryAt(database, ALL)).toEqual(before)
  await queryAt(database, entries(['0', '1 month', '3 years']))
  // Its daily deletion, by a key that is shorter now.
  const deleted = await queryAt(
    database,
    `DELETE FROM activity WHERE (restaurant_id, id) IN (SELECT restaurant_id, id FROM activity
     WHERE created_at < now() - interval '1 year' LIMIT 1000) RETURNING 1`,
  )
  expect(deleted).toHaveLength(1)
  await queryAt(database, `DELETE FROM restaurants`)
  expect(await queryAt(database, ALL)).toEqual([])
})

test('an index that somebody made before is used, and none is missing in a part', async () => {
  const { database, migrate } = await migratedBefore()
  await queryAt(
    database,
    'CREATE UNIQUE INDEX CONCURRENTLY activity_before_key ON activity (restaurant_id, id, created_at)',
  )
  await queryAt(
    database,
    'CREATE INDEX CONCURRENTLY activity_before_user ON activity (user_id) WHERE user_id IS NOT NULL',
  )
  const made = `SELECT indexrelid::int AS id FROM pg_index WHERE indrelid IN ('activity_before'::regclass) ORDER BY 1`
  const before = await queryAt<{ id: number }>(database, made.replace('activity_before', 'activity'))
  await migrate()
  const kept = (await queryAt<{ id: number }>(database, made)).map(({ id }) => id)
  // All but the former key.
  expect(before.map(({ id }) => id).filter(id => kept.includes(id))).toHaveLength(before.length - 1)
  expect(kept).toHaveLength(before.length - 1)
  const counts = await queryAt<{ part: string; indexes: number }>(
    database,
    `SELECT inhrelid::regclass::text AS part, (SELECT count(*)::int FROM pg_index WHERE indrelid = inhrelid AND indisvalid) AS indexes
     FROM pg_inherits WHERE inhparent = 'activity'::regclass`,
  )
  expect(counts.length).toBeGreaterThan(4)
  expect(counts.filter(({ indexes }) => indexes !== 4)).toEqual([])
})
