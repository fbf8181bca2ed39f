import { expect, test, vi } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#shared/time.ts'
import { PaymentDeclined, PaymentsUnreachable } from '#platform/payments/payments.ts'
import { createTestApp, type SignedIn, type TestApp } from '#test/app.ts'
import {
  agree,
  invoicesFor,
  open,
  pathOf,
  payDifference,
  press,
  previewOf,
  storedPlan,
  subscribe,
  testProvider,
} from '#test/payments.ts'

const PRO = { tier: 'pro', interval: 'yearly' } as const
const MONTHLY = { tier: 'pro', interval: 'monthly' } as const
const PREMIUM = { tier: 'premium', interval: 'yearly' } as const
const BASIC = { tier: 'basic', interval: 'monthly' } as const
type Plan = { tier: 'basic' | 'pro' | 'premium'; interval: 'monthly' | 'yearly' }

async function payingOwner(plan: Plan = PRO): Promise<{ app: TestApp; owner: SignedIn }> {
  const app = await createTestApp()
  const owner = await app.signIn(await app.make.owner())
  await subscribe(app, owner, plan)
  return { app, owner }
}
/** Half a year later, signed in again. */
async function later(app: TestApp, owner: SignedIn, days = 229): Promise<SignedIn> {
  app.clock.advance(days * DAY_MS)
  return app.signIn(owner)
}

test('up: the slip says the difference of the days that are left, and the invoice is that to the cent', async () => {
  const { app, owner } = await payingOwner()
  const as = await later(app, owner)
  const { data: slip } = await previewOf(app, as, PREMIUM)
  const { currentPeriodEnd: from } = (
    await app.request<{ currentPeriodEnd: string }>({ path: '/api/subscriptions/current', as })
  ).data
  expect(slip).toMatchObject({ today: expect.closeTo(28.9, 0) as number, days: 137, from, then: 173, resumes: false })
  const { data } = await agree(app, as, PREMIUM, slip.hash)
  expect(data).toMatchObject({ tier: 'pro', url: expect.stringContaining('/dev/pagos/portal/') as string })
  expect(await invoicesFor(app, as), 'nothing is paid yet').toMatchObject({ data: [{ amount: 96 }] })
  const page = (await open(app, as, pathOf(data.url ?? ''))).text
  expect(page).toContain('Premium, anual')
  expect(page).toContain(slip.today.toFixed(2).replace('.', ','))
  // The seconds that somebody reads the page change nothing.
  app.clock.advance(10 * MINUTE_MS)
  const paid = await payDifference(app, as, data.url ?? '')
  expect(paid.headers['location']).toBe(
    'http://localhost:3000/dashboard/user?tab=subscription&returned=change&plan=premium',
  )
  expect(await storedPlan(app, owner.id)).toMatchObject({ ...PREMIUM, periodEnd: new Date(from) })
  const { data: invoices } = await invoicesFor(app, as)
  expect(invoices).toMatchObject([
    { plan: 'premium', interval: 'yearly', amount: slip.today, refunded: false },
    { plan: 'pro', interval: 'yearly', amount: 96 },
  ])
  expect((await agree(app, as, PREMIUM, slip.hash)).data, 'pressed again').toMatchObject({ tier: 'premium', url: null })
  expect((await invoicesFor(app, as)).data).toHaveLength(2)
})

test('down and the other interval cost nothing today, follow what is paid, and are annulled until then', async () => {
  const { app, owner } = await payingOwner()
  for (const plan of [MONTHLY, BASIC]) {
    const { data: slip } = await previewOf(app, owner, plan)
    expect(slip).toMatchObject({ today: 0, then: plan.tier === 'pro' ? 10 : 8 })
    const { data } = await agree(app, owner, plan, slip.hash)
    const scheduledChange = { plan: plan.tier, interval: plan.interval, from: slip.from }
    expect(data).toMatchObject({ tier: 'pro', billingInterval: 'yearly', url: null, scheduledChange })
  }
  await app.request({ method: 'DELETE', path: '/api/subscriptions/scheduled-change', as: owner })
  app.clock.set(new Date((await previewOf(app, owner, MONTHLY)).data.from))
  const as = await app.signIn(owner)
  expect((await invoicesFor(app, as)).data.map(({ amount }) => amount)).toEqual([96, 96])
})

test('from monthly to yearly: the month is used up, then the year is paid', async () => {
  const { app, owner } = await payingOwner(MONTHLY)
  const { data: slip } = await previewOf(app, owner, PRO)
  expect(slip).toMatchObject({ today: 0, then: 96 })
  expect((await agree(app, owner, PRO, slip.hash)).data).toMatchObject({ billingInterval: 'monthly', url: null })
  app.clock.set(new Date(slip.from))
  const as = await app.signIn(owner)
  expect((await invoicesFor(app, as)).data).toMatchObject([{ interval: 'yearly', amount: 96 }, { amount: 10 }])
})

test('up with the other interval: the paid year is finished at the larger plan, then months follow', async () => {
  const { app, owner } = await payingOwner()
  const as = await later(app, owner)
  const plan = { tier: 'premium', interval: 'monthly' } as const
  const [{ data: slip }, { data: same }] = [await previewOf(app, as, plan), await previewOf(app, as, PREMIUM)]
  expect(slip).toMatchObject({ today: same.today, from: same.from, then: 18 })
  const { data } = await agree(app, as, plan, slip.hash)
  await payDifference(app, as, data.url ?? '')
  const current = await app.request({ path: '/api/subscriptions/current', as })
  expect(current.data).toMatchObject({
    tier: 'premium',
    billingInterval: 'yearly',
    scheduledChange: { plan: 'premium', interval: 'monthly', from: slip.from },
  })
  expect((await invoicesFor(app, as)).data[0]?.amount).toBe(slip.today)
})

test('a sum that no longer holds is asked again, whoever changed it; nothing is done', async () => {
  const { app, owner } = await payingOwner()
  const refused = { status: 409, code: 'amount_changed', message: 'El importe ha cambiado' }
  const { data: slip } = await previewOf(app, owner, PREMIUM)
  const other = await app.signIn(await app.make.owner())
  await subscribe(app, other, PRO)
  expect(await agree(app, other, PREMIUM, slip.hash), 'of another account').toMatchObject(refused)
  expect(await agree(app, owner, { ...PREMIUM, interval: 'monthly' }, slip.hash), 'another plan').toMatchObject(refused)
  const forged = slip.hash.replace(/\.(.)/, (_, first) => `.${first === 'A' ? 'B' : 'A'}`)
  expect(await agree(app, owner, PREMIUM, forged), 'forged').toMatchObject(refused)
  expect(await agree(app, owner, PREMIUM, 'nonsense')).toMatchObject(refused)
  const { data } = await agree(app, owner, PREMIUM, slip.hash)
  await app.request({ method: 'POST', path: '/api/subscriptions/cancel', as: owner, body: {} })
  expect(await agree(app, owner, PREMIUM, slip.hash), 'cancelled meanwhile').toMatchObject(refused)
  await app.request({ method: 'POST', path: '/api/subscriptions/resume', as: owner })
  app.clock.advance(30 * MINUTE_MS - 1)
  const as = await app.signIn(owner)
  expect((await agree(app, as, PREMIUM, slip.hash)).data.url).not.toBeNull()
  app.clock.advance(1)
  expect(await agree(app, as, PREMIUM, slip.hash), 'after half an hour').toMatchObject(refused)
  expect((await press(app, as, `${pathOf(data.url ?? '')}/confirmar`)).status, 'a page of before').toBe(404)
  expect(await storedPlan(app, owner.id)).toMatchObject({ tier: 'pro' })
  expect((await invoicesFor(app, as)).data).toHaveLength(1)
})

test('another sum on the page of the payment than the provider reckons is not taken', async () => {
  const { app, owner } = await payingOwner({ tier: 'basic', interval: 'yearly' })
  const as = await later(app, owner)
  const slips = { pro: await previewOf(app, as, PRO), premium: await previewOf(app, as, PREMIUM) }
  const premium = (await agree(app, as, PREMIUM, slips.premium.data.hash)).data.url ?? ''
  const pro = (await agree(app, as, PRO, slips.pro.data.hash)).data.url ?? ''
  await payDifference(app, as, pro)
  expect((await press(app, as, `${pathOf(premium)}/confirmar`)).status).toBe(404)
  expect(await storedPlan(app, owner.id)).toMatchObject(PRO)
})

test('a change takes a cancellation back, and the slip says so', async () => {
  const { app, owner } = await payingOwner()
  await app.request({ method: 'POST', path: '/api/subscriptions/cancel', as: owner, body: {} })
  const { data: slip } = await previewOf(app, owner, PREMIUM)
  expect(slip.resumes).toBe(true)
  const { data } = await agree(app, owner, PREMIUM, slip.hash)
  await payDifference(app, owner, data.url ?? '')
  expect(await storedPlan(app, owner.id)).toMatchObject({ ...PREMIUM, isCancelled: false, endsAt: null })
})

test('what stays and what stops is said by name: the oldest stay, cartas are read for thirty days', async () => {
  const { app, owner } = await payingOwner(PREMIUM)
  for (const name of ['La Taberna de Carmen', 'Bar La Esquina', 'Casa Nueva'])
    await app.make.restaurant(owner, { name })
  await app.make.worker([await app.make.restaurant(owner, { name: 'La Cuarta' })])
  const { data: slip } = await previewOf(app, owner, PRO)
  const visibleUntil = new Date(Date.parse(slip.from) + 30 * DAY_MS).toISOString()
  expect(slip.stays.map(({ name }) => name)).toEqual(['La Taberna de Carmen', 'Bar La Esquina'])
  expect(slip.stops).toMatchObject({
    restaurants: [
      { name: 'Casa Nueva', visibleUntil },
      { name: 'La Cuarta', visibleUntil },
    ],
    people: 0,
    look: null,
  })
  expect((await previewOf(app, owner, BASIC)).data.stops).toMatchObject({ people: 1, restaurants: [{}, {}, {}] })
})

test('in a trial, after an end and with a granted plan the whole price is paid today', async () => {
  const app = await createTestApp()
  const trial = await app.make.owner()
  const lapsed = await app.make.owner()
  await app.make.lapsedSubscription(lapsed.id)
  const granted = await app.make.owner({ plan: { tier: 'premium' } })
  for (const user of [trial, lapsed, granted]) {
    const { status, data } = await previewOf(app, await app.signIn(user), PRO)
    expect([status, data.today, data.then, data.days, data.resumes]).toEqual([200, 96, 96, 0, false])
    expect(Date.parse(data.from) - app.clock.now().getTime()).toBe(366 * DAY_MS)
  }
})

test('partners read slip and invoices and change nothing; workers and strangers see neither', async () => {
  const { app, owner } = await payingOwner()
  const restaurant = await app.make.restaurant(owner)
  const worker = await app.signIn(await app.make.worker([restaurant]))
  const partner = await app.signIn(await app.make.worker([restaurant], { isPartner: true }))
  const { data: slip } = await previewOf(app, partner, PREMIUM)
  expect((await agree(app, partner, PREMIUM, slip.hash)).status).toBe(403)
  const [made] = (await invoicesFor(app, partner)).data
  const pdf = await open(app, partner, pathOf(made?.pdfUrl ?? ''))
  expect([pdf.status, pdf.headers['content-type'], pdf.text.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-'])
  expect([(await previewOf(app, worker, PREMIUM)).status, (await invoicesFor(app, worker)).status]).toEqual([403, 403])
  const stranger = await app.signIn(await app.make.owner())
  expect((await invoicesFor(app, stranger)).data).toEqual([])
  for (const as of [worker, stranger]) expect((await open(app, as, pathOf(made?.pdfUrl ?? ''))).status).toBe(404)
  expect((await previewOf(app, owner, { ...PREMIUM, tier: 'gold' as 'pro' })).status).toBe(400)
})

test('while a payment is due nothing is offered; a provider that is away or a bank that refuses changes nothing', async () => {
  const { app, owner } = await payingOwner()
  const { data: slip } = await previewOf(app, owner, PREMIUM)
  const provider = testProvider(app)
  const pay = vi.spyOn(provider, 'payChange').mockRejectedValueOnce(new PaymentDeclined())
  expect(await agree(app, owner, PREMIUM, slip.hash)).toMatchObject({ status: 409, code: 'payment_declined' })
  pay.mockRejectedValueOnce(new PaymentsUnreachable())
  expect(await agree(app, owner, PREMIUM, slip.hash)).toMatchObject({ status: 503, code: 'payments_unavailable' })
  const away = vi.spyOn(provider, 'listInvoices').mockRejectedValue(new PaymentsUnreachable())
  expect(await invoicesFor(app, owner)).toMatchObject({ status: 503, code: 'payments_unavailable' })
  away.mockRestore()
  const [made] = await provider.listSubscriptions(`cus_test_${owner.id}`)
  await provider.charge(made?.id ?? '', 'failed')
  await app.runJobs()
  expect(await previewOf(app, owner, PREMIUM)).toMatchObject({ status: 409, code: 'payment_due' })
  expect(await agree(app, owner, PREMIUM, slip.hash)).toMatchObject({ status: 409, code: 'payment_due' })
  expect(await storedPlan(app, owner.id)).toMatchObject({ tier: 'pro' })
})

test('invoices are those of two years, renewals and refunds with them', async () => {
  const { app, owner } = await payingOwner()
  app.clock.advance(3 * 366 * DAY_MS)
  const as = await app.signIn(owner)
  const { data } = await invoicesFor(app, as)
  expect(data.map(({ date, amount }) => [date.slice(0, 4), amount])).toEqual([
    ['2030', 96],
    ['2029', 96],
  ])
  const provider = testProvider(app)
  const [newest] = await provider.listInvoices(`cus_test_${owner.id}`, new Date(0))
  await provider.refundInvoice(`cus_test_${owner.id}`, newest?.id ?? '')
  expect((await invoicesFor(app, as)).data.map(({ refunded }) => refunded)).toEqual([true, false])
})
