import { type Kysely, sql } from 'kysely'

/**
 * Sessions that begin from now on have a refresh cookie whose name begins with `__Host-`. Only older ones may come with
 * the former name, so it dies out with them, within 180 days. False by default: a process of the former release may
 * still start sessions while this one is put in its place.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`ALTER TABLE sessions ADD COLUMN has_host_cookies boolean NOT NULL DEFAULT false`.execute(db)
}
