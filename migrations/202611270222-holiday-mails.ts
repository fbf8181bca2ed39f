import { type Kysely, sql } from 'kysely'

/**
 * Notices by mail: which kinds somebody has switched off and the day of the last one, because nobody gets two a day; and
 * of a restaurant the last holiday that was asked about (4-beyond §10). A process of the former release sends none.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`ALTER TABLE users
    ADD COLUMN muted_mails text[] NOT NULL DEFAULT '{}',
    ADD COLUMN notice_mailed_on text CHECK (notice_mailed_on ~ '^\\d{4}-\\d{2}-\\d{2}$')`.execute(db)
  await sql`ALTER TABLE restaurants ADD COLUMN holiday_mailed text
    CHECK (holiday_mailed ~ '^\\d{4}-\\d{2}-\\d{2}$')`.execute(db)
}
