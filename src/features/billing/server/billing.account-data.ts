import type { AccountData } from '#platform/account-data/account-data.ts'
import { eraseRows, findPlan, keepRecord, listNotices } from './billing.account-data.store.ts'

/** The plan. Records that the law requires for four years do not belong to it (3-decisions §8). */
export const billingAccountData: AccountData = {
  tables: ['subscriptions', 'payment_customers', 'checkouts', 'billing_notices', 'payment_closings'],
  export: async ({ db }, ownerId) => ({
    data: { subscription: await findPlan(db, ownerId), mails: await listNotices(db, ownerId) },
  }),
  erase: async (_, trx, ownerId) => {
    await keepRecord(trx, ownerId)
    await eraseRows(trx, ownerId)
  },
}
