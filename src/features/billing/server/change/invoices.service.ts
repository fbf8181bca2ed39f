import { yearsBefore } from '#platform/clock/years.ts'
import type { Platform } from '#platform/platform.ts'
import { INVOICE_YEARS } from '../../billing.limits.ts'
import type { Invoice } from '../../plan-change.contract.ts'
import type { AccountAccess } from '../plan-access.ts'
import { findCustomer } from '../provider/customers.store.ts'
import { atProvider, requirePayments } from '../provider/provider.ts'

const CENTS = 100

/** `GET /subscriptions/invoices`: what was paid in the last two years (EVERY-DAY §7). Throws 503. */
export async function invoicesOf(platform: Platform, { ownerId }: AccountAccess): Promise<Invoice[]> {
  const payments = requirePayments(platform)
  const customerId = await findCustomer(platform.db, payments.name, ownerId)
  if (!customerId) return []
  const since = yearsBefore(platform.clock.now(), INVOICE_YEARS)
  const found = await atProvider(() => payments.listInvoices(customerId, since))
  return found.map(({ paidAt, number, tier, interval, cents, isRefunded, pdfUrl }) => ({
    date: paidAt.toISOString(),
    number,
    plan: tier,
    interval,
    amount: cents / CENTS,
    refunded: isRefunded,
    pdfUrl,
  }))
}
