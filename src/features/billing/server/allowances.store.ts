import { sql } from 'kysely'
import { DAY_MS } from '#shared/time.ts'
import type { Db } from '#platform/db/database.ts'
import { PAST_DUE_DAYS } from '../billing.limits.ts'
import { PLANS } from '../plans.ts'

/** More restaurants than anybody has: no bound. */
const UNLIMITED = 2_147_483_647

/**
 * How many restaurants each plan allows at this moment, as a part of another feature's query that looks for many
 * owners: `allowedRestaurants` in SQL, which `allowances.api.test.ts` compares with it for every state.
 */
export function selectAllowances(db: Db, now: Date) {
  const sizes = Object.values(PLANS).map(
    ({ tier, restaurants }) => sql`WHEN ${sql.lit(tier)} THEN ${sql.lit(restaurants ?? UNLIMITED)}`,
  )
  const dueBefore = new Date(now.getTime() - PAST_DUE_DAYS * DAY_MS)
  return db
    .selectFrom('subscriptions')
    .select('owner_id as plan_owner_id')
    .select(
      sql<number>`CASE WHEN CASE status
          WHEN 'trialing' THEN coalesce(trial_ends_at > ${now}, false)
          WHEN 'canceled' THEN coalesce(subscription_ends_at > ${now}, false)
          ELSE coalesce(subscription_ends_at > ${now}, true)
            AND NOT coalesce(status = 'past_due' AND past_due_since <= ${dueBefore}, false) END
        THEN CASE tier ${sql.join(sizes, sql` `)} END ELSE 0 END`.as('plan_allowed'),
    )
}
