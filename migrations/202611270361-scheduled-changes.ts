import { type Kysely, sql } from 'kysely'
import { protectRows } from '#platform/db/row-security.ts'

/**
 * Changes of a carta that wait for their moment (4-beyond §6). The body waits as it was sent, with what its author saw;
 * a change that is over keeps only what people read of it. A process of the former release carries none of them out.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`CREATE TABLE scheduled_changes (
    id uuid NOT NULL,
    restaurant_id uuid NOT NULL REFERENCES restaurants (id) ON DELETE CASCADE,
    user_id uuid REFERENCES users (id) ON DELETE SET NULL,
    at timestamptz NOT NULL,
    kind text NOT NULL CHECK (kind IN ('return', 'bulk')),
    state text NOT NULL CHECK (state IN ('waiting', 'done', 'failed', 'cancelled')),
    body jsonb,
    plan jsonb NOT NULL,
    outcome jsonb,
    change_id uuid,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    updated_by uuid,
    ended_at timestamptz,
    PRIMARY KEY (restaurant_id, id),
    CHECK ((state = 'waiting') = (ended_at IS NULL)),
    CHECK ((state = 'waiting') = (body IS NOT NULL))
  )`.execute(db)
  await sql`CREATE INDEX scheduled_changes_id ON scheduled_changes (id)`.execute(db)
  await sql`CREATE INDEX scheduled_changes_user ON scheduled_changes (user_id) WHERE user_id IS NOT NULL`.execute(db)
  await sql`CREATE INDEX scheduled_changes_age ON scheduled_changes (ended_at) WHERE ended_at IS NOT NULL`.execute(db)
  await protectRows(db, 'scheduled_changes', ['restaurant_id'])
}
