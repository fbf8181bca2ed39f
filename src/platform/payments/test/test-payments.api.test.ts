import { expect, test } from 'vitest'
import { createTestApp } from '#test/app.ts'
import { CATALOG, type PaymentsWorld, testPayments } from '../payments.suite.ts'
import { testPlanPrices } from '../plan-price.suite.ts'
import { BadSignature } from '../payments.ts'
import { signEvent } from '../signature.ts'
import { createTestPayments, type SignedEvent } from './test-payments.ts'

async function createWorld(): Promise<PaymentsWorld> {
  const { platform, clock } = await createTestApp()
  const { db } = platform
  const payments = createTestPayments({
    db,
    clock,
    publicUrl: 'http://localhost:3000',
    secret: 'a secret',
    catalog: CATALOG,
  })
  const events: SignedEvent[] = []
  payments.deliverTo(async event => void events.push(event))
  return {
    payments,
    clock,
    setTime: now => clock.set(now),
    refund: (customerId, invoiceId) => payments.refundInvoice(customerId, invoiceId),
    pay: async id => void (await payments.payCheckout(id)),
    setStatus: (id, status) => payments.alter(id, { status }),
    event: (type, customerId) => Promise.resolve(payments.signedEvent(type, customerId)),
  }
}
testPayments(createWorld)
testPlanPrices(createWorld)

test('what is signed and no event is refused; an event about nobody is about no customer', async () => {
  const { platform, clock } = await createTestApp()
  const secret = 'a secret'
  const payments = createTestPayments({
    db: platform.db,
    clock,
    publicUrl: 'http://localhost:3000',
    secret,
    catalog: CATALOG,
  })
  const read = (text: string) => {
    const body = Buffer.from(text)
    return payments.readEvent(body, signEvent(secret, body, clock.now()))
  }
  for (const text of ['null', '{"id":', '']) expect(() => read(text)).toThrow(BadSignature)
  expect(read('{"id":"evt_1","type":"ping"}')).toMatchObject({ type: 'ping', customerId: undefined })
})
