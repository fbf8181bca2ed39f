import type { Db } from '#platform/db/database.ts'
import { type Page, pageBy } from '#platform/db/page.ts'

/** Owners of yearly plans that go on at a moment in this time and who were not told so, in the order of their ids. */
export async function listRenewals(
  db: Db,
  { from, to, kind }: { from: Date; to: Date; kind: string },
  page: Page,
): Promise<string[]> {
  const yearly = db
    .selectFrom('subscriptions')
    .select('owner_id')
    .where('status', '=', 'active')
    .where('billing_interval', '=', 'yearly')
    .where('cancel_at_period_end', '=', false)
    .where('provider_subscription_id', 'is not', null)
    .where('current_period_end', '>', from)
    .where('current_period_end', '<=', to)
  const unsaid = yearly.where(eb =>
    eb.not(
      eb.exists(
        eb
          .selectFrom('billing_notices')
          .select('billing_notices.owner_id')
          .whereRef('billing_notices.owner_id', '=', 'subscriptions.owner_id')
          .whereRef('billing_notices.about', '=', 'subscriptions.current_period_end')
          .where('billing_notices.kind', '=', kind),
      ),
    ),
  )
  const rows = await pageBy(unsaid, 'owner_id', page).execute()
  return rows.map(row => row.owner_id)
}
