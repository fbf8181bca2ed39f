import { fakeClock } from '#platform/clock/clock.ts'
import { startStripe } from '#test/stripe/stripe-server.ts'
import { CATALOG } from '../payments.suite.ts'
import { createStripePayments } from './stripe-payments.ts'

export { CATALOG }
export const SECRET = 'whsec_of_a_test'
const PRO = { tier: 'pro', interval: 'yearly' } as const

export async function createWorld() {
  const server = await startStripe()
  const clock = fakeClock(new Date(server.world.nowS * 1000))
  const settings = { secretKey: 'sk_test_1', webhookSecret: SECRET, clock, catalog: CATALOG, api: server.api }
  return { server, clock, payments: createStripePayments(settings) }
}

export const anOrder = (customerId: string, clock: { now(): Date }) => ({
  plan: PRO,
  customerId,
  ownerId: 'owner-1',
  successUrl: 'http://localhost:3000/ok',
  cancelUrl: 'http://localhost:3000/no',
  expiresAt: new Date(clock.now().getTime() + 7_200_000),
  attemptId: 'attempt-1',
})

export async function subscribed() {
  const { server, clock, payments } = await createWorld()
  await payments.syncCatalog()
  const customerId = await payments.createCustomer({ ownerId: 'owner-1', email: 'marta@ejemplo.com' })
  const { id } = await payments.createCheckout(anOrder(customerId, clock))
  return { server, clock, payments, customerId, subscription: server.world.pay(id) }
}
