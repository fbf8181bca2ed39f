import { type Kysely, sql } from 'kysely'

/**
 * What follows the paid period (a smaller plan); since when a payment is due, which ends a plan after 30 days; the trials
 * of deleted accounts by the HMAC of their email; and since when a restaurant was inactive before it became active, so
 * that a day on a larger plan does not begin the 30 visible days of its menu again (3-decisions §2, §4).
 */
const STATEMENTS = [
  `ALTER TABLE subscriptions
    ADD COLUMN past_due_since timestamptz,
    ADD COLUMN scheduled_tier text CHECK (scheduled_tier IN ('basic', 'pro', 'premium')),
    ADD COLUMN scheduled_interval text CHECK (scheduled_interval IN ('monthly', 'yearly')),
    ADD COLUMN scheduled_from timestamptz,
    ADD CHECK (num_nulls(scheduled_tier, scheduled_interval, scheduled_from) IN (0, 3))`,
  `UPDATE subscriptions SET past_due_since = now() WHERE status = 'past_due'`,
  `CREATE TABLE used_trials (
    email_hmac text PRIMARY KEY,
    trial_ends_at timestamptz NOT NULL,
    deleted_at timestamptz NOT NULL
  )`,
  `CREATE INDEX used_trials_age ON used_trials (deleted_at)`,
  `ALTER TABLE restaurants
    ADD COLUMN active_since timestamptz,
    ADD COLUMN inactive_before timestamptz`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
