import { type Kysely, sql } from 'kysely'

/**
 * When what a member may do was changed last, and by whom: two people who change one member are told apart, and the
 * member reads who did it. At most one mail a day says that somebody may do more. Null: nobody since it was kept. No reference to users: who is gone has no name.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`ALTER TABLE users
    ADD COLUMN member_updated_at timestamptz NOT NULL DEFAULT now(),
    ADD COLUMN member_updated_by uuid,
    ADD COLUMN member_mailed_at timestamptz`.execute(db)
}
