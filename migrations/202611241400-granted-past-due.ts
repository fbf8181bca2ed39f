import { type Kysely, sql } from 'kysely'

/**
 * The operator's command could set a plan past due that nobody pays for: the banner asked for a payment that no page
 * could take. Such a plan entitles like an active one, to the same end.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    UPDATE subscriptions SET status = 'active' WHERE status = 'past_due' AND provider_subscription_id IS NULL
  `.execute(db)
}
