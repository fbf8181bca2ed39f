import { type Kysely, sql } from 'kysely'

/** What operators did with `npm run admin`: a row is there before a command begins, so that a killed one leaves one too. */
const STATEMENTS = [
  `CREATE TABLE operator_commands (
    id uuid PRIMARY KEY,
    began_at timestamptz NOT NULL,
    os_user text NOT NULL,
    host text NOT NULL,
    command text NOT NULL,
    arguments jsonb NOT NULL,
    result text CHECK (result IN ('done', 'failed'))
  )`,
  'CREATE INDEX operator_commands_began_at ON operator_commands (began_at)',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
