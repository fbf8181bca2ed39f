import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { withLockedSchema } from '#platform/db/migrate.ts'
import { silentLog } from '#platform/log/log.ts'
import { newDatabase } from '#test/databases/new-database.ts'
import { queryAt } from '#test/databases/query-at.ts'

const MIGRATION = '202611270360-history-by-month'
const FOLDER = new URL('../../../../../migrations/', import.meta.url)

const OWNER = `INSERT INTO users (id, name, email, role, created_at)
  VALUES ('0190aaaa-bbbb-7ccc-8ddd-000000000001', 'Ana', 'ana@ejemplo.com', 'owner', now())`
const RESTAURANT = `INSERT INTO restaurants (id, owner_id, name, default_locale, supported_locales, currency, timezone,
    primary_color, secondary_color, accent_color, style, address, contact, hours, created_at)
  VALUES ('0190aaaa-bbbb-7ccc-8ddd-000000000002', '0190aaaa-bbbb-7ccc-8ddd-000000000001', 'Casa', 'es', '{es}', 'EUR',
    'Europe/Madrid', '#000000', '#000000', '#000000', 'classic', '{}', '{}', '{}', now())`
const HOUSE = '0190aaaa-bbbb-7ccc-8ddd-000000000002'
/** A change as the former release writes it: two statements, the things without a time. */
const change = (id: string, offset: string) => [
  `INSERT INTO history_changes (id, restaurant_id, at, fields) VALUES ('${id}', '${HOUSE}', now() + interval '${offset}', 1)`,
  `INSERT INTO history_entries (restaurant_id, change_id, place, entity, entity_id, before, after)
    VALUES ('${HOUSE}', '${id}', 0, 'dish', '${id}', '{"price": "1.00"}', '{"price": "2.00"}')`,
]
const idOf = (n: number) => `0190aaaa-bbbb-7ccc-8ddd-00000000010${n}`
const ALL = `SELECT history_changes.id, entity, before, after FROM history_changes
  JOIN history_entries ON change_id = history_changes.id ORDER BY 1`

async function migratedBefore(): Promise<{ database: string; migrate: () => Promise<void> }> {
  const database = await newDatabase()
  const all = (await readdir(FOLDER)).map(name => name.replace('.ts', ''))
  const migrate = (only?: string[]) =>
    withLockedSchema({ connectionString: database, log: silentLog }, schema => schema.migrate(only))
  await migrate(all.filter(name => name < MIGRATION))
  return { database, migrate: () => migrate() }
}

test('what is there stays, what the release before does goes on, and everything is known from now on', async () => {
  const { database, migrate } = await migratedBefore()
  for (const statement of [OWNER, RESTAURANT, ...change(idOf(1), '-2 months'), ...change(idOf(2), '0')])
    await queryAt(database, statement)
  const before = await queryAt(database, ALL)
  expect(before).toHaveLength(2)
  await migrate()
  expect(await queryAt(database, ALL)).toEqual(before)
  expect(await queryAt(database, `SELECT at <= now() AS "isPast" FROM history_starts`)).toEqual([{ isPast: true }])
  for (const statement of [...change(idOf(3), '0'), ...change(idOf(4), '2 months')]) await queryAt(database, statement)
  expect(await queryAt(database, ALL)).toHaveLength(4)
  await queryAt(
    database,
    `UPDATE history_changes SET undone_at = now() WHERE restaurant_id = '${HOUSE}' AND id = '${idOf(1)}'`,
  )
  await queryAt(database, 'DELETE FROM restaurants')
  for (const table of ['history_changes', 'history_entries', 'history_starts'])
    expect(await queryAt(database, `SELECT 1 FROM ${table}`)).toEqual([])
})
