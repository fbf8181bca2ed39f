import { type Kysely, sql } from 'kysely'

/**
 * What a deletion must find, and what a job looks for, without reading a whole table: rows that refer to a deleted one
 * (PostgreSQL looks for them at each deletion), and accounts that are due. `IF NOT EXISTS`: with a large table somebody
 * makes the index before (`docs/growth.md`).
 */
const STATEMENTS = [
  `CREATE INDEX IF NOT EXISTS restaurants_of_owner ON restaurants (owner_id)`,
  `CREATE INDEX IF NOT EXISTS users_current_restaurant ON users (current_restaurant_id)
    WHERE current_restaurant_id IS NOT NULL`,
  `CREATE INDEX IF NOT EXISTS users_deleted ON users (deleted_at) WHERE deleted_at IS NOT NULL`,
  `CREATE INDEX IF NOT EXISTS support_tickets_user ON support_tickets (user_id)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
