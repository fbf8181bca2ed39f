import { type Kysely, sql } from 'kysely'

/** What payments need beside the plan: customers, the open checkout, events, mails that are sent once (3-decisions §4). */
const STATEMENTS = [
  `ALTER TABLE subscriptions ADD COLUMN granted_at timestamptz`,
  `ALTER TABLE payment_events ADD COLUMN type text NOT NULL DEFAULT '', ADD COLUMN applied_at timestamptz`,
  `CREATE INDEX payment_events_age ON payment_events (created_at)`,
  `CREATE SEQUENCE payment_tickets`,
  `CREATE TABLE payment_customers (
    owner_id uuid NOT NULL REFERENCES users (id),
    provider text NOT NULL CHECK (provider IN ('test', 'stripe')),
    customer_id text NOT NULL,
    applied_ticket bigint NOT NULL DEFAULT 0,
    PRIMARY KEY (owner_id, provider),
    UNIQUE (provider, customer_id)
  )`,
  `CREATE TABLE checkouts (
    owner_id uuid PRIMARY KEY REFERENCES users (id),
    id uuid NOT NULL,
    provider text NOT NULL CHECK (provider IN ('test', 'stripe')),
    request text NOT NULL,
    session_id text,
    url text,
    expires_at timestamptz NOT NULL
  )`,
  `CREATE TABLE billing_notices (
    owner_id uuid NOT NULL REFERENCES users (id),
    kind text NOT NULL,
    about timestamptz NOT NULL,
    sent_at timestamptz NOT NULL,
    PRIMARY KEY (owner_id, kind, about)
  )`,
  `CREATE TABLE test_payment_objects (
    id text PRIMARY KEY,
    customer_id text NOT NULL,
    kind text NOT NULL,
    content jsonb NOT NULL,
    created_at timestamptz NOT NULL
  )`,
  `CREATE INDEX test_payment_objects_customer ON test_payment_objects (customer_id, kind, created_at)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
