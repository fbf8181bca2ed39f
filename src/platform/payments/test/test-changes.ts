import { MINUTE_MS } from '#shared/time.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Db, Trx } from '#platform/db/database.ts'
import { v7 } from '#platform/id/id.ts'
import { type Catalog, type ChangeIntent, type Payments, PaymentsUnreachable, type PlanChange } from '../payments.ts'
import { nextEnd } from '../periods.rules.ts'
import { insertDifference, insertPeriods } from './test-invoices.ts'
import { findObject, insertObject, type TestSubscription, updateObject } from './test-objects.store.ts'
import { advance, centsOf, changedTo, priceOfChange } from './test-subscription.rules.ts'

export type TestChanges = Pick<Payments, 'priceNew' | 'priceChange' | 'changePlan' | 'payChange' | 'keepPlan'> & {
  /** Changes a subscription under a lock, then tells it. */
  change(id: string, apply: Apply, event?: string): Promise<void>
  /** The button of the page of a change. False where the sum on it no longer holds: nothing is changed. */
  confirmChange(portalId: string): Promise<boolean>
}

type Present = { trx: Trx; customerId: string; now: TestSubscription }
type Apply = (present: Present) => TestSubscription | Promise<TestSubscription>

/** `sum`: the difference that was agreed to. */
type Agreed = Pick<ChangeIntent, 'at' | 'resume'> & { sum?: number }

type Setup = {
  db: Db
  clock: Clock
  publicUrl: string
  catalog: Catalog
  /** Sends an event about a customer. */
  tell: (type: string, customerId: string) => Promise<void>
}

/** So long the sum on the page of a change holds. */
const SUM_MS = 30 * MINUTE_MS

/** The sum of the page is another one by now. */
class SumChanged extends Error {}

/** The changes of the test provider, and what they cost. */
export function createTestChanges({ db, clock, publicUrl, catalog, tell }: Setup): TestChanges {
  async function change(id: string, apply: Apply, event = 'customer.subscription.updated'): Promise<void> {
    const customerId = await db.transaction().execute(async trx => {
      const found = await findObject(trx, 'subscription', id, true)
      if (!found) throw new PaymentsUnreachable(`no such subscription: ${id}`)
      const { subscription: now, renewals } = advance(found.content, clock.now())
      await insertPeriods(trx, found, catalog, renewals)
      await updateObject(trx, id, await apply({ trx, customerId: found.customerId, now }))
      return found.customerId
    })
    await tell(event, customerId)
  }

  const changePlan = ({ subscriptionId, plan }: PlanChange, { at = clock.now(), resume = false, sum }: Agreed) =>
    change(subscriptionId, async ({ trx, customerId, now }) => {
      const { todayCents } = priceOfChange(catalog, now, plan, at)
      if (sum !== undefined && sum !== todayCents) throw new SumChanged()
      const changed = changedTo(now, plan, { resume })
      await insertDifference(trx, customerId, { plan: changed.plan, cents: todayCents, at: clock.now() })
      return changed
    })

  return {
    change,
    changePlan: (subscriptionId, plan, intent) => changePlan({ subscriptionId, plan }, intent),
    keepPlan: id => change(id, ({ now }) => ({ ...now, scheduled: null })),
    priceNew: async plan => {
      const cents = centsOf(catalog, plan)
      return { todayCents: cents, from: nextEnd(clock.now(), plan.interval, clock.now()), nextCents: cents }
    },
    priceChange: async ({ subscriptionId, plan }, at) => {
      const found = await findObject(db, 'subscription', subscriptionId)
      if (!found) throw new PaymentsUnreachable(`no such subscription: ${subscriptionId}`)
      return priceOfChange(catalog, advance(found.content, clock.now()).subscription, plan, at)
    },
    payChange: async ({ customerId, subscriptionId, plan, at, cents, resume, returnUrl }) => {
      const id = `bps_test_${v7()}`
      const expiresAt = new Date(at.getTime() + SUM_MS).toISOString()
      const asked = { subscriptionId, plan, at: at.toISOString(), cents, resume: resume === true }
      await insertObject(db, { id, customerId, content: { kind: 'portal', returnUrl, expiresAt, change: asked } }, at)
      return `${publicUrl}/dev/pagos/portal/${id}`
    },
    confirmChange: async portalId => {
      const asked = (await findObject(db, 'portal', portalId))?.content.change
      if (!asked) return false
      const { at, cents: sum, resume = false } = asked
      try {
        await changePlan(asked, { resume, ...(at && { at: new Date(at) }), ...(sum !== undefined && { sum }) })
        return true
      } catch (error) {
        if (error instanceof SumChanged) return false
        throw error
      }
    },
  }
}
