import { expect, test } from 'vitest'
import { HOUSE, migratedBefore } from '#test/databases/migrated-before.ts'

const MIGRATION = '202611270110-activity-by-month'

/** As the release before wrote them: two years back, now, and one of a machine whose clock is two years ahead. */
const entries = (offsets: string[]) => `INSERT INTO activity (id, restaurant_id, user_id, action, created_at)
  SELECT gen_random_uuid(), '${HOUSE.id}', '${HOUSE.ownerId}', 'dish.price',
    now() + t::interval FROM unnest(ARRAY['${offsets.join("','")}']) t`
const ALL = `SELECT activity::text AS row FROM activity ORDER BY 1`

test('what is there stays as it is, and what the release before does goes on', async () => {
  const { query, migrate } = await migratedBefore(MIGRATION)
  await query(entries(['-2 years', '0', '2 years']))
  const before = await query(ALL)
  await migrate()
  expect(await query(ALL)).toEqual(before)
  await query(entries(['0', '1 month', '3 years']))
  // Its daily deletion, by a key that is shorter now.
  const deleted = await query(`DELETE FROM activity WHERE (restaurant_id, id) IN (SELECT restaurant_id, id FROM activity
     WHERE created_at < now() - interval '1 year' LIMIT 1000) RETURNING 1`)
  expect(deleted).toHaveLength(1)
  await query(`DELETE FROM restaurants`)
  expect(await query(ALL)).toEqual([])
})

test('an index that somebody made before is used, and none is missing in a part', async () => {
  const { query, migrate } = await migratedBefore(MIGRATION)
  await query('CREATE UNIQUE INDEX CONCURRENTLY activity_before_key ON activity (restaurant_id, id, created_at)')
  await query('CREATE INDEX CONCURRENTLY activity_before_user ON activity (user_id) WHERE user_id IS NOT NULL')
  const made = `SELECT indexrelid::int AS id FROM pg_index WHERE indrelid IN ('activity_before'::regclass) ORDER BY 1`
  const before = await query<{ id: number }>(made.replace('activity_before', 'activity'))
  await migrate()
  const kept = (await query<{ id: number }>(made)).map(({ id }) => id)
  // All but the former key.
  expect(before.map(({ id }) => id).filter(id => kept.includes(id))).toHaveLength(before.length - 1)
  expect(kept).toHaveLength(before.length - 1)
  const counts = await query<{
    part: string
    indexes: number
  }>(`SELECT inhrelid::regclass::text AS part, (SELECT count(*)::int FROM pg_index WHERE indrelid = inhrelid AND indisvalid) AS indexes
     FROM pg_inherits WHERE inhparent = 'activity'::regclass`)
  expect(counts.length).toBeGreaterThan(4)
  expect(counts.filter(({ indexes }) => indexes !== 4)).toEqual([])
})
