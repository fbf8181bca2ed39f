import { expect, test, vi } from 'vitest'
import { PaymentsUnreachable } from '#platform/payments/payments.ts'
import { createTestApp, type SignedIn, type TestApp } from '#test/app.ts'
import { askCheckout, open, pathOf, pay, press, subscribe, testProvider } from '#test/payments.ts'
import { saveCustomer } from '../provider/customers.store.ts'
import type { CurrentSubscription, PlanStatus } from '../../billing.contract.ts'

const PRO = { tier: 'pro', interval: 'yearly' } as const
const PREMIUM = { tier: 'premium', interval: 'monthly' } as const

const statusOf = async (app: TestApp, as: SignedIn) =>
  (await app.request<PlanStatus>({ path: '/api/subscriptions/status', as })).data
const currentOf = async (app: TestApp, as: SignedIn) =>
  (await app.request<CurrentSubscription>({ path: '/api/subscriptions/current', as })).data
const paidOf = async (app: TestApp, owner: SignedIn) => testProvider(app).listSubscriptions(`cus_test_${owner.id}`)

test('a trial becomes Pro by paying: at once, and only when the event has come', async () => {
  const app = await createTestApp()
  const owner = await app.signIn(await app.make.owner())
  const answer = await askCheckout(app, owner, PRO)
  expect(answer.status).toBe(200)
  const page = await open(app, owner, pathOf(answer.data.url))
  for (const text of ['Modo de prueba: no se cobra nada', 'Pro, anual', '79,34', '16,66', owner.email])
    expect(page.text).toContain(text)
  const paid = await press(app, owner, `${pathOf(answer.data.url)}/confirmar`)
  expect(paid.status).toBe(303)
  expect(paid.headers['location']).toBe('http://localhost:3000/dashboard/user?tab=subscription&subscription=success')
  // The browser is back before the event: nothing is granted by the return URL.
  expect(await statusOf(app, owner)).toMatchObject({ tier: 'trial', status: 'trialing' })
  await app.runJobs()
  expect(await statusOf(app, owner)).toMatchObject({
    tier: 'pro',
    status: 'active',
    isActive: true,
    limits: { restaurants: 2, users: 2, invitations: 1 },
  })
  expect(await currentOf(app, owner)).toMatchObject({
    billingInterval: 'yearly',
    currentPeriodEnd: '2028-03-10T11:00:00.000Z',
    cancelAtPeriodEnd: false,
    isPaid: true,
    menuDaysAfterEnd: 30,
  })
})

test('the event may come before the browser is back', async () => {
  const app = await createTestApp()
  const owner = await app.signIn(await app.make.owner())
  const { data } = await askCheckout(app, owner, PRO)
  await testProvider(app).payCheckout(pathOf(data.url).split('/').at(-1)!)
  await app.runJobs()
  expect(await statusOf(app, owner)).toMatchObject({ tier: 'pro', status: 'active' })
})

test('two tabs with the same plan share one payment; it can be paid once', async () => {
  const app = await createTestApp()
  const owner = await app.signIn(await app.make.owner())
  const [first, second] = await Promise.all([askCheckout(app, owner, PRO), askCheckout(app, owner, PRO)])
  expect(first.data.url).toBe(second.data.url)
  const page = pathOf(first.data.url)
  const answers = await Promise.all([press(app, owner, `${page}/confirmar`), press(app, owner, `${page}/confirmar`)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 404])
  await app.runJobs()
  expect(await paidOf(app, owner)).toHaveLength(1)
})

test('two tabs with different plans: the later replaces the earlier, which cannot be paid any more', async () => {
  const app = await createTestApp()
  const owner = await app.signIn(await app.make.owner())
  const first = await askCheckout(app, owner, PRO)
  const second = await askCheckout(app, owner, PREMIUM)
  const refused = await press(app, owner, `${pathOf(first.data.url)}/confirmar`)
  expect(refused.status).toBe(404)
  expect(refused.text).toContain('Este pago de prueba ya no está abierto.')
  expect((await press(app, owner, `${pathOf(second.data.url)}/confirmar`)).status).toBe(303)
  await app.runJobs()
  expect(await statusOf(app, owner)).toMatchObject({ tier: 'premium' })
  expect(await paidOf(app, owner)).toHaveLength(1)
})

test('two tabs at the same moment with different plans leave one payment', async () => {
  const app = await createTestApp()
  const payOnce = async () => {
    const owner = await app.signIn(await app.make.owner())
    const answers = await Promise.all([PRO, PREMIUM].map(plan => askCheckout(app, owner, plan)))
    for (const { status, data } of answers) if (status === 200) await press(app, owner, `${pathOf(data.url)}/confirmar`)
    const refused = answers.map(({ status, code }) => `${status} ${code}`).filter(answer => !/^(200|409) /.test(answer))
    return [...refused, (await paidOf(app, owner)).length]
  }
  // Many owners at once, because one race alone often ends well.
  const races = await Promise.all(Array.from({ length: 12 }, payOnce))
  expect(races).toEqual(races.map(() => [1]))
})

test('an owner whose tabs ask for the first payment at the same moment becomes one customer', async () => {
  const app = await createTestApp()
  const { db } = app.platform
  const becomeCustomer = async () => {
    const { id } = await app.make.owner()
    const tabs = [1, 2].map(() => saveCustomer(db, 'test', id, `cus_test_${id}`).catch(String))
    return new Set([...(await Promise.all(tabs)), `cus_test_${id}`]).size
  }
  const customers = await Promise.all(Array.from({ length: 150 }, becomeCustomer))
  expect(customers.filter(count => count > 1)).toEqual([])
})

test('a tab whose page is made when another tab has begun another payment gets none; its page is closed', async () => {
  const app = await createTestApp()
  const owner = await app.signIn(await app.make.owner())
  const provider = testProvider(app)
  const { createCheckout } = provider
  const made: string[] = []
  let winner: Awaited<ReturnType<typeof askCheckout>> | undefined
  vi.spyOn(provider, 'createCheckout').mockImplementationOnce(async of => {
    const page = await createCheckout(of)
    made.push(page.url)
    winner = await askCheckout(app, owner, PREMIUM)
    return page
  })
  expect(await askCheckout(app, owner, PRO)).toMatchObject({ status: 409, code: 'checkout_replaced' })
  expect((await press(app, owner, `${pathOf(made[0] ?? '')}/confirmar`)).status).toBe(404)
  expect((await press(app, owner, `${pathOf(winner?.data.url ?? '')}/confirmar`)).status).toBe(303)
  expect(await paidOf(app, owner)).toHaveLength(1)
})

test('while the provider is away no plan takes the place of an open payment; afterwards the old one is closed', async () => {
  const app = await createTestApp()
  const owner = await app.signIn(await app.make.owner())
  const first = await askCheckout(app, owner, PRO)
  const away = new PaymentsUnreachable('away')
  const closing = vi.spyOn(testProvider(app), 'closeCheckout').mockRejectedValueOnce(away).mockRejectedValueOnce(away)
  for (const plan of [PREMIUM, PRO])
    expect(await askCheckout(app, owner, plan)).toMatchObject({ status: 503, code: 'payments_unavailable' })
  closing.mockRestore()
  const second = await askCheckout(app, owner, PREMIUM)
  expect((await press(app, owner, `${pathOf(first.data.url)}/confirmar`)).status).toBe(404)
  expect((await press(app, owner, `${pathOf(second.data.url)}/confirmar`)).status).toBe(303)
  expect(await paidOf(app, owner)).toHaveLength(1)
})

test('an account that is deleted while its checkout opens gets none', async () => {
  const app = await createTestApp()
  const owner = await app.signIn(await app.make.owner())
  const elsewhere = await app.signIn(owner)
  const { createCustomer } = testProvider(app)
  vi.spyOn(testProvider(app), 'createCustomer').mockImplementation(async of => {
    await app.request({ method: 'DELETE', path: '/api/auth/delete', as: elsewhere })
    await app.runJobs()
    return createCustomer(of)
  })
  const opened = vi.spyOn(testProvider(app), 'createCheckout')
  expect(await askCheckout(app, owner, PRO)).toMatchObject({ status: 401 })
  expect(opened).not.toHaveBeenCalled()
})

test('another checkout after a payment whose event has not come is refused, and finds the plan', async () => {
  const app = await createTestApp()
  const owner = await app.signIn(await app.make.owner())
  await pay(app, owner, PRO)
  const again = await askCheckout(app, owner, PREMIUM)
  expect(again).toMatchObject({ status: 409, code: 'already_subscribed' })
  expect(await statusOf(app, owner)).toMatchObject({ tier: 'pro' })
  await app.runJobs()
  expect(await paidOf(app, owner)).toHaveLength(1)
})

test('who pays already gets no checkout', async () => {
  const app = await createTestApp()
  const owner = await app.signIn(await app.make.owner())
  await subscribe(app, owner, PRO)
  expect(await askCheckout(app, owner, PREMIUM)).toMatchObject({ status: 409, code: 'already_subscribed' })
})

test('a page of the test provider acts only for the owner of that payment, only on this machine', async () => {
  const app = await createTestApp()
  const owner = await app.signIn(await app.make.owner())
  const other = await app.signIn(await app.make.owner())
  const page = pathOf((await askCheckout(app, owner, PRO)).data.url)
  for (const as of [other, app.browser()]) {
    expect((await open(app, as, page)).status).toBe(404)
    expect((await press(app, as, `${page}/confirmar`)).status).toBe(404)
    expect((await open(app, as, page)).text).not.toContain(owner.email)
  }
  const elsewhere = await app.request({ path: page, as: owner, headers: { host: 'carta.example.com' } })
  const proxied = await app.request({ path: page, as: owner, headers: { 'x-forwarded-for': '1.2.3.4' } })
  expect([elsewhere.status, proxied.status]).toEqual([404, 404])
  expect((await open(app, owner, '/dev/pagos/pago/%00')).status).toBe(400)
  expect(await paidOf(app, owner)).toEqual([])
})

test('URLs of others are refused, by the name of their field', async () => {
  const app = await createTestApp()
  const owner = await app.signIn(await app.make.owner())
  const body = { planTier: 'pro', billingInterval: 'yearly', successUrl: '/dashboard', cancelUrl: '/dashboard' }
  const evil = ['https://evil.example/', '//evil.example', '/\\evil.example', 'http://localhost:3000@evil.example/']
  for (const url of [...evil, 'http://marta@localhost:3000/', 'http://localhost:3001/'])
    for (const field of ['successUrl', 'cancelUrl']) {
      const path = '/api/payments/create-checkout-session'
      const answer = await app.request({ method: 'POST', path, as: owner, body: { ...body, [field]: url } })
      expect([url, answer.status, Object.keys(answer.errors ?? {})]).toEqual([url, 400, [field]])
    }
  await subscribe(app, owner, PRO)
  for (const returnUrl of evil) {
    const path = '/api/payments/create-billing-portal'
    expect((await app.request({ method: 'POST', path, as: owner, body: { returnUrl } })).status).toBe(400)
  }
})

test('production without a key says that payments are not configured; the plan is still answered', async () => {
  const app = await createTestApp({
    env: {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://carta.example.com',
      SMTP_URL: 'smtp://localhost:1',
      MAIL_FROM: 'hola@carta.example.com',
    },
  })
  const owner = await app.signIn(await app.make.owner())
  expect(await askCheckout(app, owner, PRO)).toMatchObject({ status: 503, code: 'payments_not_configured' })
  const hook = await app.request({ method: 'POST', path: '/api/payments/webhook', body: {} })
  expect(hook.status).toBe(503)
  expect(await statusOf(app, owner)).toMatchObject({ tier: 'trial' })
  expect((await open(app, owner, '/dev/pagos/pago/cs_test_1')).status).toBe(404)
})

test('checkout and portal together: 20 an hour for each owner', async () => {
  const app = await createTestApp({ rateLimits: true })
  const owner = await app.signIn(await app.make.owner())
  const other = await app.signIn(await app.make.owner())
  const portal = { method: 'POST', path: '/api/payments/create-billing-portal', body: { returnUrl: '/' } } as const
  for (let call = 0; call < 10; call += 1) {
    expect((await askCheckout(app, owner, PRO)).status).toBe(200)
    expect((await app.request({ ...portal, as: owner })).code).toBe('no_subscription')
  }
  const refused = await askCheckout(app, owner, PRO)
  expect(refused.status).toBe(429)
  expect(refused.headers['retry-after']).toBeDefined()
  expect((await askCheckout(app, other, PRO)).status).toBe(200)
})
