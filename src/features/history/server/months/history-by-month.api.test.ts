import { expect, test } from 'vitest'
import { HOUSE, migratedBefore } from '#test/databases/migrated-before.ts'

/** A change as the former release writes it: two statements, the things without a time. */
const change = (id: string, offset: string) => [
  `INSERT INTO history_changes (id, restaurant_id, at, fields) VALUES ('${id}', '${HOUSE.id}', now() + interval '${offset}', 1)`,
  `INSERT INTO history_entries (restaurant_id, change_id, place, entity, entity_id, before, after)
    VALUES ('${HOUSE.id}', '${id}', 0, 'dish', '${id}', '{"price": "1.00"}', '{"price": "2.00"}')`,
]
const idOf = (n: number) => `0190aaaa-bbbb-7ccc-8ddd-00000000010${n}`
const ALL = `SELECT history_changes.id, entity, before, after FROM history_changes
  JOIN history_entries ON change_id = history_changes.id ORDER BY 1`

test('what is there stays, what the release before does goes on, and everything is known from now on', async () => {
  const { query, migrate } = await migratedBefore('202611270360-history-by-month')
  for (const statement of [...change(idOf(1), '-2 months'), ...change(idOf(2), '0')]) await query(statement)
  const before = await query(ALL)
  expect(before).toHaveLength(2)
  await migrate()
  expect(await query(ALL)).toEqual(before)
  expect(await query(`SELECT at <= now() AS "isPast" FROM history_starts`)).toEqual([{ isPast: true }])
  for (const statement of [...change(idOf(3), '0'), ...change(idOf(4), '2 months')]) await query(statement)
  expect(await query(ALL)).toHaveLength(4)
  await query(`UPDATE history_changes SET undone_at = now() WHERE restaurant_id = '${HOUSE.id}' AND id = '${idOf(1)}'`)
  await query('DELETE FROM restaurants')
  for (const table of ['history_changes', 'history_entries', 'history_starts'])
    expect(await query(`SELECT 1 FROM ${table}`)).toEqual([])
})
