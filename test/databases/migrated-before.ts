import { readdir } from 'node:fs/promises'
import type pg from 'pg'
import { withLockedSchema } from '#platform/db/migrate.ts'
import { silentLog } from '#platform/log/log.ts'
import { newDatabase } from './new-database.ts'
import { queryAt } from './query-at.ts'

const FOLDER = new URL('../../migrations/', import.meta.url)

/** The owner and the house of a database of a former release. */
export const HOUSE = { ownerId: '0190aaaa-bbbb-7ccc-8ddd-000000000001', id: '0190aaaa-bbbb-7ccc-8ddd-000000000002' }
const STATEMENTS = [
  `INSERT INTO users (id, name, email, role, created_at)
    VALUES ('${HOUSE.ownerId}', 'Ana', 'ana@ejemplo.com', 'owner', now())`,
  `INSERT INTO restaurants (id, owner_id, name, default_locale, supported_locales, currency, timezone,
      primary_color, secondary_color, accent_color, style, address, contact, hours, created_at)
    VALUES ('${HOUSE.id}', '${HOUSE.ownerId}', 'Casa', 'es', '{es}', 'EUR',
      'Europe/Madrid', '#000000', '#000000', '#000000', 'classic', '{}', '{}', '{}', now())`,
]

/** A database as it was before a migration, with `HOUSE`; `migrate` brings it to this release. */
export async function migratedBefore(migration: string) {
  const database = await newDatabase()
  const all = (await readdir(FOLDER)).map(name => name.replace('.ts', ''))
  const migrate = (only?: string[]) =>
    withLockedSchema({ connectionString: database, log: silentLog }, schema => schema.migrate(only))
  await migrate(all.filter(name => name < migration))
  const query = <Row extends pg.QueryResultRow>(statement: string) => queryAt<Row>(database, statement)
  for (const statement of STATEMENTS) await query(statement)
  return { query, migrate: () => migrate() }
}
