import type { Clock } from '#platform/clock/clock.ts'
import type { Db, Trx } from '#platform/db/database.ts'
import { v7 } from '#platform/id/id.ts'
import type { Catalog, PaidPlan, Payments, ProviderInvoice } from '../payments.ts'
import { insertObject, listObjects, type Stored, type TestInvoice, updateObject } from './test-objects.store.ts'
import { advance, centsOf, type Renewal } from './test-subscription.rules.ts'

export type TestInvoices = Pick<Payments, 'listInvoices'> & {
  findInvoice(customerId: string, id: string): Promise<ProviderInvoice | undefined>
  /** A full refund, as the operator makes it on the provider's own pages. */
  refundInvoice(customerId: string, id: string): Promise<void>
}

type Payer = { id: string; customerId: string }
type Payment = { plan: PaidPlan; cents: number; at: Date }

const NUMBER_DIGITS = 4

/** An id that a period always gets, so that nobody is charged for it twice. */
const periodId = ({ id }: Payer, at: Date): string => `in_test_period_${id}_${at.getTime()}`

const invoiceOf = ({ plan, cents, at }: Payment): TestInvoice => ({
  kind: 'invoice',
  plan,
  cents,
  paidAt: at.toISOString(),
  isRefunded: false,
})

/** Keeps the periods of a subscription that have begun and were paid. */
export async function insertPeriods(trx: Trx, payer: Payer, catalog: Catalog, periods: Renewal[]): Promise<void> {
  const { customerId } = payer
  for (const { plan, at } of periods) {
    const content = invoiceOf({ plan, at, cents: centsOf(catalog, plan) })
    await insertObject(trx, { id: periodId(payer, at), customerId, content }, at)
  }
}

/** Keeps the difference that a change has cost; nothing has no invoice. Its id sorts after that of a period. */
export async function insertDifference(trx: Trx, customerId: string, payment: Payment): Promise<void> {
  if (payment.cents > 0)
    await insertObject(trx, { id: `in_test_upgrade_${v7()}`, customerId, content: invoiceOf(payment) }, payment.at)
}

type Setup = { db: Db; clock: Clock; publicUrl: string; catalog: Catalog }

/** The invoices of the test provider: those that are kept, and of periods that began without anybody looking. */
export function createTestInvoices({ db, clock, publicUrl, catalog }: Setup): TestInvoices {
  /** All of a customer, oldest first, so that the number of each stays. */
  async function listAll(customerId: string): Promise<Stored<'invoice'>[]> {
    const found = new Map((await listObjects(db, 'invoice', customerId)).map(each => [each.id, each]))
    for (const { id, content } of await listObjects(db, 'subscription', customerId)) {
      for (const { plan, at } of advance(content, clock.now()).renewals) {
        const made = periodId({ id, customerId }, at)
        const content = invoiceOf({ plan, at, cents: centsOf(catalog, plan) })
        if (!found.has(made)) found.set(made, { id: made, customerId, content })
      }
    }
    return [...found.values()].toSorted((a, b) => Date.parse(a.content.paidAt) - Date.parse(b.content.paidAt))
  }
  async function list(customerId: string): Promise<ProviderInvoice[]> {
    return (await listAll(customerId)).map(({ id, content: { plan, cents, paidAt, isRefunded } }, at) => ({
      ...plan,
      id,
      number: `PRUEBA-${paidAt.slice(0, NUMBER_DIGITS)}-${String(at + 1).padStart(NUMBER_DIGITS, '0')}`,
      paidAt: new Date(paidAt),
      cents,
      isRefunded,
      pdfUrl: `${publicUrl}/dev/pagos/factura/${id}`,
    }))
  }
  return {
    listInvoices: async (customerId, since) =>
      (await list(customerId)).filter(({ paidAt }) => paidAt >= since).toReversed(),
    findInvoice: async (customerId, id) => (await list(customerId)).find(each => each.id === id),
    refundInvoice: async (customerId, id) => {
      const found = (await listAll(customerId)).find(each => each.id === id)
      if (!found) throw new Error(`no such invoice: ${id}`)
      const content = { ...found.content, isRefunded: true }
      await db.transaction().execute(async trx => {
        await insertObject(trx, { id, customerId, content }, new Date(content.paidAt))
        await updateObject(trx, id, content)
      })
    },
  }
}
