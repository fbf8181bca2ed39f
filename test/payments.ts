import { isTestPayments, type SignedEvent, type TestPayments } from '#platform/payments/test/test-payments.ts'
import type { CurrentSubscription } from '#features/billing/billing.contract.ts'
import type { Invoice, PlanPreview } from '#features/billing/plan-change.contract.ts'
import type { PaidPlan } from '#platform/payments/payments.ts'
import type { TestApp } from './app.ts'
import type { TestBrowser, TestResponse } from './client.ts'

/** The test provider of this app, for what only a provider can do. */
export function testProvider(app: TestApp): TestPayments {
  if (!isTestPayments(app.platform.payments)) throw new Error('this app has no test provider')
  return app.platform.payments
}

const RETURN_URLS = {
  successUrl: '/dashboard/user?tab=subscription&subscription=success',
  cancelUrl: '/dashboard/user?tab=subscription&subscription=canceled',
}

/** Asks for the page where that plan is paid. */
export const askCheckout = (
  app: TestApp,
  as: TestBrowser,
  { tier, interval }: PaidPlan,
): Promise<TestResponse<{ url: string }>> =>
  app.request({
    method: 'POST',
    path: '/api/payments/create-checkout-session',
    as,
    body: { planTier: tier, billingInterval: interval, ...RETURN_URLS },
  })

/** Headers of a call that comes from this machine, for pages under `/dev`. */
const local = { host: 'localhost:3000' }

/** Presses a button of the test provider's pages. */
export const press = (app: TestApp, as: TestBrowser, path: string, fields?: Record<string, string>) =>
  app.request({
    method: 'POST',
    path,
    as,
    headers: { ...local, 'content-type': 'application/x-www-form-urlencoded' },
    body: Buffer.from(new URLSearchParams(fields).toString()),
  })

export const open = (app: TestApp, as: TestBrowser, path: string) => app.request({ path, as, headers: local })

/** The path of one of our own pages, of its whole URL. */
export const pathOf = (url: string): string => new URL(url).pathname

/** Pays for a plan on the test provider's page, up to the return to our page; the event waits in the queue. */
export async function pay(app: TestApp, as: TestBrowser, plan: PaidPlan) {
  const { data } = await askCheckout(app, as, plan)
  return press(app, as, `${pathOf(data.url)}/confirmar`)
}

/** An owner who pays for a plan; the product knows it. */
export async function subscribe(app: TestApp, as: TestBrowser, plan: PaidPlan): Promise<void> {
  await pay(app, as, plan)
  await app.runJobs()
}

/** The state that the product keeps of a plan. */
export const storedPlan = (app: TestApp, ownerId: string) =>
  app.platform.db
    .selectFrom('subscriptions')
    .select(['tier', 'status', 'subscription_ends_at as endsAt', 'cancel_at_period_end as isCancelled'])
    .select(['billing_interval as interval', 'current_period_end as periodEnd', 'provider_subscription_id as id'])
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow()

/** Keeps the provider's events in place of delivering them; `send` delivers one as often as wanted. */
export function holdEvents(app: TestApp) {
  const events: SignedEvent[] = []
  testProvider(app).deliverTo(async event => void events.push(event))
  return { events, send: (event: SignedEvent) => sendEvent(app, event) }
}

/** Sends an event to the webhook as the provider does: another site's request, without cookies. */
export const sendEvent = (app: TestApp, { body, signature }: SignedEvent) =>
  app.request({
    method: 'POST',
    path: '/api/payments/webhook',
    body,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signature,
      origin: 'https://provider.example',
    },
  })

/** The one subscription of an owner at the test provider. */
export async function paidSubscription(app: TestApp, ownerId: string): Promise<string> {
  const [found] = await testProvider(app).listSubscriptions(`cus_test_${ownerId}`)
  if (!found) throw new Error('nothing was paid')
  return found.id
}

/** The slip before a change. */
export const previewOf = (app: TestApp, as: TestBrowser, { tier, interval }: PaidPlan) =>
  app.request<PlanPreview>({ path: `/api/subscriptions/preview?plan=${tier}&interval=${interval}`, as })

/** The button of a slip. */
export const agree = (app: TestApp, as: TestBrowser, { tier, interval }: PaidPlan, hash: string) =>
  app.request<CurrentSubscription & { url: string | null }>({
    method: 'PUT',
    path: '/api/subscriptions/plan',
    as,
    body: { planName: tier, interval, hash },
  })

export const invoicesFor = (app: TestApp, as: TestBrowser) =>
  app.request<Invoice[]>({ path: '/api/subscriptions/invoices', as })

/** The button of the payment page, and the event that follows. */
export async function payDifference(app: TestApp, as: TestBrowser, url: string) {
  const answer = await press(app, as, `${pathOf(url)}/confirmar`)
  await app.runJobs()
  return answer
}
