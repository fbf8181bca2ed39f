import { type Kysely, sql } from 'kysely'

/**
 * Billing records are kept for four years after an account's deletion, without any reference to it (3-decisions §8).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE billing_records (
      id uuid PRIMARY KEY,
      email text NOT NULL,
      tier text NOT NULL,
      billing_interval text,
      provider text NOT NULL,
      provider_customer_id text,
      provider_subscription_id text,
      account_created_at timestamptz NOT NULL,
      account_deleted_at timestamptz NOT NULL
    )`.execute(db)
  await sql`CREATE INDEX billing_records_age ON billing_records (account_deleted_at)`.execute(db)
}
