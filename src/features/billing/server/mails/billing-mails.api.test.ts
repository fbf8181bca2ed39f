import { expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#shared/time.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import { paidSubscription, sendEvent, storedPlan, subscribe, testProvider } from '#test/payments.ts'
import { expireHourly } from '../billing.jobs.ts'
import { listTrialsToNotice } from '../subscriptions.store.ts'

const PRO = { tier: 'pro', interval: 'yearly' } as const

const subjects = (app: TestApp) => app.mail.sent.map(({ subject }) => subject)

/** The hourly job, as the clock of the cluster would run it. */
async function runHourly(app: TestApp): Promise<void> {
  await app.platform.db.transaction().execute(trx => app.platform.jobs.enqueue(trx, expireHourly, {}))
  await app.runJobs()
}

/** Lets the paid period end: the plan that was to follow holds. */
async function toPeriodEnd(app: TestApp, ownerId: string): Promise<void> {
  const { periodEnd } = await storedPlan(app, ownerId)
  if (periodEnd) app.clock.set(periodEnd)
  await runHourly(app)
}

test('a trial is announced 7 days and 1 day before its end, and when it has ended: once each', async () => {
  const app = await createTestApp()
  await app.make.owner()
  const told: [day: number, subject: string][] = []
  const begin = app.clock.now().getTime()
  // Before, at and after each edge of the three; between them nothing else is due.
  for (const day of [0, 15, 22.9, 23, 23.5, 26, 28.9, 29, 29.5, 29.9, 30, 30.5, 31, 36]) {
    app.clock.set(new Date(begin + day * DAY_MS))
    await runHourly(app)
    for (const { subject } of app.mail.sent.splice(0)) told.push([day, subject])
  }
  expect(told).toEqual([
    [23, 'Tu prueba termina en 7 días'],
    [29, 'Tu prueba termina mañana'],
    [30, 'Tu periodo de prueba ha terminado'],
  ])
})

test('who has been told of the end of a trial is not looked at again, until another notice is due', async () => {
  const app = await createTestApp()
  const { id } = await app.make.owner()
  const inDays = (days: number) => new Date(app.clock.now().getTime() + days * DAY_MS)
  const due = () =>
    listTrialsToNotice(
      app.platform.db,
      { from: inDays(1), to: inDays(7), kind: 'trial_ending' },
      { after: null, limit: 9 },
    )
  expect(await due()).toEqual([])
  app.clock.advance(24 * DAY_MS)
  expect(await due()).toEqual([id])
  await runHourly(app)
  expect(await due()).toEqual([])
  const later = inDays(6.5)
  await app.platform.db.updateTable('subscriptions').set({ trial_ends_at: later }).where('owner_id', '=', id).execute()
  expect(await due()).toEqual([id])
})

test('a trial that an operator ends within the day says today', async () => {
  const app = await createTestApp()
  const { id } = await app.make.owner()
  const inAMoment = new Date(app.clock.now().getTime() + MINUTE_MS)
  await app.platform.db
    .updateTable('subscriptions')
    .set({ trial_ends_at: inAMoment })
    .where('owner_id', '=', id)
    .execute()
  await runHourly(app)
  expect(subjects(app)).toEqual(['Tu prueba termina hoy'])
})

test('who pays is not told that the trial ends; who ended long ago is not told either', async () => {
  const app = await createTestApp()
  const owner = await app.signIn(await app.make.owner())
  const lapsed = await app.make.owner()
  await app.make.plan(lapsed.id, {
    tier: 'trial',
    status: 'trialing',
    trialEndsAt: new Date(app.clock.now().getTime() - 10 * DAY_MS),
  })
  await subscribe(app, owner, PRO)
  expect(subjects(app)).toEqual(['Tu plan ahora es Pro'])
  app.clock.advance(29.5 * DAY_MS)
  await runHourly(app)
  expect(subjects(app)).toEqual(['Tu plan ahora es Pro'])
})

test('a failed payment, another plan and a cancellation are mailed once, however often their events come', async () => {
  const app = await createTestApp()
  const owner = await app.signIn(await app.make.owner())
  await subscribe(app, owner, PRO)
  const provider = testProvider(app)
  const id = await paidSubscription(app, owner.id)
  app.mail.sent.splice(0)
  for (const change of [{ status: 'past_due' }, { status: 'past_due' }, { status: 'active' }] as const) {
    await provider.alter(id, change)
    await app.runJobs()
  }
  expect(app.mail.sent.map(({ to, subject }) => [to, subject])).toEqual([
    [owner.email, 'No hemos podido cobrar tu suscripción'],
  ])
  expect(app.mail.sent[0]?.text).toContain('Importe: 96 €')
  await provider.changePlan(id, { tier: 'basic', interval: 'yearly' }, { intentId: '' })
  await app.runJobs()
  await toPeriodEnd(app, owner.id)
  await provider.setCancellation(id, { cancel: true })
  await app.runJobs()
  expect(subjects(app).slice(1)).toEqual([
    'El 10 de marzo pasas a Basic anual',
    'Tu plan ahora es Basic',
    'Has cancelado tu suscripción',
  ])
  expect(app.mail.sent[2]?.text).toContain('Antes: Pro, anual')
  expect(app.mail.sent[3]?.text).toContain('9 de abril de 2029')
})

test('what waits is mailed when it is pressed and on its day, and names what stops; annulled and pressed again, once', async () => {
  const app = await createTestApp()
  const owner = await app.signIn(await app.make.owner())
  await subscribe(app, owner, { tier: 'premium', interval: 'yearly' })
  for (const name of ['La Taberna de Carmen', 'Bar La Esquina', 'Casa Nueva'])
    await app.make.restaurant(owner, { name })
  const id = await paidSubscription(app, owner.id)
  app.mail.sent.splice(0)
  for (const again of ['first', 'second']) {
    await testProvider(app).changePlan(id, { tier: 'pro', interval: 'monthly' }, { intentId: again })
    await testProvider(app).keepPlan(id)
  }
  await testProvider(app).changePlan(id, { tier: 'pro', interval: 'monthly' }, { intentId: 'last' })
  await app.runJobs()
  await toPeriodEnd(app, owner.id)
  expect(subjects(app)).toEqual(['El 10 de marzo pasas a Pro mensual', 'Tu plan ahora es Pro'])
  const stops = 'Casa Nueva se para el 10 de marzo. Su carta se verá hasta el 9 de abril. No se borra nada.'
  for (const { text, html } of app.mail.sent) {
    expect(text.replaceAll(/\s+/g, ' ')).toContain(stops)
    expect(html).toContain('Casa Nueva')
    expect(text).not.toContain('Bar La Esquina')
  }
  expect(app.mail.sent[0]?.text.replaceAll(/\s+/g, ' ')).toContain(
    'Hoy pagas 0 €. Desde el 10 de marzo de 2028, 10 € al mes.',
  )
})

test('a yearly plan that goes on is announced a month before, once; a cancelled and a monthly one are not', async () => {
  const app = await createTestApp()
  const [goesOn, cancelled, monthly] = [await app.make.owner(), await app.make.owner(), await app.make.owner()]
  await subscribe(app, await app.signIn(goesOn), PRO)
  const as = await app.signIn(cancelled)
  await subscribe(app, as, PRO)
  await app.request({ method: 'POST', path: '/api/subscriptions/cancel', as, body: {} })
  await subscribe(app, await app.signIn(monthly), { ...PRO, interval: 'monthly' })
  const { periodEnd } = await storedPlan(app, goesOn.id)
  app.clock.set(new Date((periodEnd?.getTime() ?? 0) - 30 * DAY_MS - 1))
  await runHourly(app)
  app.mail.sent.splice(0)
  app.clock.advance(1)
  await runHourly(app)
  await runHourly(app)
  expect(app.mail.sent.map(({ to, subject }) => [to, subject])).toEqual([
    [goesOn.email, 'Tu plan se renueva el 10 de marzo'],
  ])
  expect(app.mail.sent[0]?.text.replaceAll(/\s+/g, ' ')).toContain('empieza otro periodo: Pro anual, 96 €.')
})

test('each failed try is mailed once, whichever of its events comes first', async () => {
  const app = await createTestApp()
  const owner = await app.signIn(await app.make.owner())
  await subscribe(app, owner, PRO)
  const provider = testProvider(app)
  const fail = async () => {
    for (let events = 0; events < 2; events += 1)
      await sendEvent(app, provider.signedEvent('invoice.payment_failed', `cus_test_${owner.id}`))
    await app.runJobs()
  }
  await fail()
  app.mail.sent.splice(0)
  await provider.alter(await paidSubscription(app, owner.id), { status: 'past_due' })
  await fail()
  app.clock.advance(3 * DAY_MS)
  await fail()
  await provider.alter(await paidSubscription(app, owner.id), { status: 'active' })
  await fail()
  expect(app.mail.sent.map(({ subject, text }) => [subject, /Intento: (.+)/.exec(text)?.[1]])).toEqual([
    ['No hemos podido cobrar tu suscripción', expect.any(String)],
    ['No hemos podido cobrar tu suscripción', expect.any(String)],
  ])
})

test('a smaller plan says how many people of the team it has no place for; they stay', async () => {
  const app = await createTestApp()
  const owner = await app.signIn(await app.make.owner())
  await subscribe(app, owner, { tier: 'premium', interval: 'yearly' })
  const restaurant = await app.make.restaurant({ id: owner.id })
  const workers = [await app.make.worker([restaurant]), await app.make.worker([restaurant])]
  const id = await paidSubscription(app, owner.id)
  const textAfter = async (tier: 'basic' | 'pro') => {
    await testProvider(app).changePlan(id, { tier, interval: 'yearly' }, { intentId: '' })
    await app.runJobs()
    await toPeriodEnd(app, owner.id)
    return app.mail.sent.at(-1)?.text.replaceAll(/\s+/g, ' ')
  }
  expect(await textAfter('pro')).toContain('no podrás invitar a nadie más: 1 persona queda por encima de este plan.')
  expect(await textAfter('basic')).toContain(
    'no podrás invitar a nadie más: 2 personas quedan por encima de este plan.',
  )
  for (const worker of workers)
    expect((await app.request({ path: '/api/auth/me', as: await app.signIn(worker) })).status).toBe(200)
})

test('a plan that the operator granted until a day ends on that day', async () => {
  const app = await createTestApp()
  const owner = await app.make.owner()
  const end = new Date(app.clock.now().getTime() + DAY_MS)
  await app.make.plan(owner.id, { tier: 'pro', status: 'active', endsAt: end })
  const restaurant = await app.make.restaurant(owner)
  const statusOf = async () =>
    (await app.platform.db.selectFrom('restaurants').select('status').where('id', '=', restaurant.id).execute())[0]
  await runHourly(app)
  expect(await statusOf()).toEqual({ status: 'active' })
  app.clock.advance(DAY_MS)
  await runHourly(app)
  expect(await statusOf()).toEqual({ status: 'inactive' })
})
