import { type Kysely, sql } from 'kysely'

/** Mails of the local outbox (3-decisions §9): in the database, so that every process sees them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE outbox_mails (
      id uuid PRIMARY KEY,
      recipient text NOT NULL,
      subject text NOT NULL,
      text_body text NOT NULL,
      html_body text NOT NULL,
      created_at timestamptz NOT NULL
    )`.execute(db)
  await sql`CREATE INDEX outbox_mails_newest ON outbox_mails (created_at DESC, id DESC)`.execute(db)
}
