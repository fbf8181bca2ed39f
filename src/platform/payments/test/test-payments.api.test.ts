import { createTestApp } from '#test/app.ts'
import { testPayments } from '../payments.suite.ts'
import { createTestPayments, type SignedEvent } from './test-payments.ts'

testPayments(async () => {
  const { platform, clock } = await createTestApp()
  const { db } = platform
  const payments = createTestPayments({ db, clock, publicUrl: 'http://localhost:3000', secret: 'a secret' })
  const events: SignedEvent[] = []
  payments.deliverTo(async event => void events.push(event))
  return {
    payments,
    clock,
    pay: async id => void (await payments.payCheckout(id)),
    setStatus: (id, status) => payments.alter(id, { status }),
    event: (type, customerId) => Promise.resolve(payments.signedEvent(type, customerId)),
  }
})
