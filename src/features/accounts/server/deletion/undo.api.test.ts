import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, HOUR_S, MINUTE_MS } from '#shared/time.ts'
import type { TestRestaurant } from '#test/menus/menu-factories.ts'
import { createTestApp, type SignedIn, type TestApp } from '#test/app.ts'
import { PASSWORD } from '#test/factories.ts'
import { paidSubscription, storedPlan, subscribe, testProvider } from '#test/payments.ts'
import { defineJob, type Job } from '#platform/jobs/jobs.ts'
import type { DeletionUndo } from '../../deletion.contract.ts'
import { restoreAccount } from './restore-account.command.ts'

const expireHourly = defineJob('billing.expire-hourly')
const reconcileDaily = defineJob('billing.reconcile')

const remove = (app: TestApp, as: SignedIn) => app.request({ method: 'DELETE', path: '/api/auth/delete', as })
const undo = (app: TestApp, token: unknown) =>
  app.request({ method: 'POST', path: '/api/auth/delete/undo', body: { token } })
const login = (app: TestApp, email: string) =>
  app.request<Record<string, unknown>>({ method: 'POST', path: '/api/auth/login', body: { email, password: PASSWORD } })
const menu = (app: TestApp, { slug }: TestRestaurant) => app.request({ path: `/${slug}` })
async function run(app: TestApp, job: Job<object>): Promise<void> {
  await app.platform.db.transaction().execute(trx => app.platform.jobs.enqueue(trx, job, {}))
  await app.runJobs()
}

async function createWorld(app: TestApp) {
  const person = await app.make.owner({ plan: { tier: 'premium' } })
  const restaurant = await app.make.restaurant(person)
  await app.make.dish(await app.make.category(restaurant))
  return { owner: await app.signIn(person), restaurant, worker: await app.make.worker([restaurant]) }
}
/** Deletes the account and answers the token of the mail. */
async function deleteAndRead(app: TestApp, owner: SignedIn): Promise<string> {
  expect((await remove(app, owner)).status).toBe(200)
  await app.runJobs()
  const mail = app.mail.sent.findLast(({ to, subject }) => to === owner.email && subject.includes('eliminada'))
  const token = /\/auth\/deshacer\?token=([\w-]{43})/.exec(mail?.text ?? '')?.[1]
  if (!token) throw new Error(`no link in ${mail?.text}`)
  return token
}

describe('the link of the mail, within 24 hours', () => {
  test('brings back menus, team with its places, and plan; sessions stay ended', async () => {
    const app = await createTestApp()
    const { owner, restaurant, worker } = await createWorld(app)
    const invited = { name: 'Nico', email: 'nico@ejemplo.com', restaurantIds: [restaurant.id] }
    await app.request({ method: 'POST', path: '/api/team/invite', as: owner, body: invited })
    const token = await deleteAndRead(app, owner)
    expect(app.mail.sent.findLast(({ to }) => to === owner.email)?.text).toMatch(/11\s+de\s+marzo\s+de\s+2027,\s+12:00/)
    expect((await login(app, worker.email)).code).toBe('member_removed')
    app.clock.advance(23 * HOUR_MS)
    await run(app, expireHourly)
    expect(await undo(app, token)).toMatchObject({ status: 200, data: null, message: 'Tu cuenta está como estaba' })
    expect((await menu(app, restaurant)).status).toBe(200)
    expect((await app.request({ path: '/api/auth/me', as: owner })).status).toBe(401)
    expect((await login(app, owner.email)).data).toMatchObject({
      restaurantIds: [restaurant.id],
      subscription: { tier: 'premium', status: 'active', subscriptionEndsAt: null },
    })
    expect((await login(app, worker.email)).data).toMatchObject({ restaurantIds: [restaurant.id], status: 'active' })
    const members = await app.request({ path: '/api/team/members', as: await app.signIn(owner) })
    expect(members.data).toMatchObject([
      {},
      { id: worker.id, status: 'active' },
      { email: 'nico@ejemplo.com', status: 'pending' },
    ])
    const { state } = await app.platform.db.selectFrom('invitations').select('state').executeTakeFirstOrThrow()
    expect(state).toBe('valid')
  })

  test('says when and until when before anybody presses, to whoever has the link, and changes nothing', async () => {
    const app = await createTestApp()
    const { owner, restaurant } = await createWorld(app)
    const check = (token: unknown) =>
      app.request({ method: 'POST', path: '/api/auth/delete/check-undo', body: { token } })
    const token = await deleteAndRead(app, owner)
    const deletedAt = app.clock.now()
    const until = new Date(deletedAt.getTime() + 24 * HOUR_MS).toISOString()
    const comesBack = { menus: 1, members: 1, plan: { tier: 'premium', until: null } }
    const known = { status: 200, data: { deletedAt: deletedAt.toISOString(), until, usedAt: null, comesBack } }
    expect(await check(token)).toMatchObject(known)
    expect(await check(token)).toMatchObject(known)
    expect((await menu(app, restaurant)).status).toBe(404)
    expect(await check('x'.repeat(43))).toMatchObject({ status: 400, code: 'bad_undo_token' })
    app.clock.advance(MINUTE_MS)
    expect((await undo(app, token)).status).toBe(200)
    expect((await check(token)).data).toMatchObject({ usedAt: app.clock.now().toISOString() })
  })

  test('names the menus that diners read again, the plan with its end, and no team where there is none', async () => {
    const app = await createTestApp()
    const comesBackOf = async (owner: SignedIn) => {
      const body = { token: await deleteAndRead(app, owner) }
      const checked = await app.request<DeletionUndo>({ method: 'POST', path: '/api/auth/delete/check-undo', body })
      return checked.data.comesBack
    }
    const paying = await app.signUp()
    await app.make.restaurant(paying)
    await subscribe(app, paying, { tier: 'pro', interval: 'yearly' })
    await app.make.restaurant(paying)
    const { periodEnd } = await storedPlan(app, paying.id)
    expect(await comesBackOf(paying)).toEqual({
      menus: 2,
      members: 0,
      plan: { tier: 'pro', until: periodEnd?.toISOString() },
    })
    const ended = await app.make.owner({ plan: { status: 'canceled', endsAt: app.clock.now() } })
    await app.make.restaurant(ended, {
      inactiveSince: new Date(app.clock.now().getTime() - 31 * DAY_MS),
    })
    expect(await comesBackOf(await app.signIn(ended))).toEqual({ menus: 0, members: 0, plan: null })
  })

  test('of many uses at once one works, and no later one', async () => {
    const app = await createTestApp()
    const { owner } = await createWorld(app)
    const token = await deleteAndRead(app, owner)
    const answers = await Promise.all(Array.from({ length: 8 }, () => undo(app, token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await undo(app, token)).toMatchObject({ status: 409, code: 'undo_used' })
  })

  test('is refused in a sentence when the email has been registered again, and both accounts stay as they are', async () => {
    const app = await createTestApp()
    const { owner, restaurant } = await createWorld(app)
    const token = await deleteAndRead(app, owner)
    const second = await app.signUp({ email: owner.email })
    expect(await undo(app, token)).toMatchObject({
      status: 409,
      code: 'undo_email_taken',
      message:
        'Con ese email hay ya otra cuenta, así que esta no puede volver sola. Escríbenos y recuperamos tus cartas.',
    })
    expect((await menu(app, restaurant)).status).toBe(404)
    expect((await login(app, owner.email)).data).toMatchObject({ id: second.id })
    // The link is not used up by that.
    await remove(app, second)
    expect((await undo(app, token)).status).toBe(200)
  })

  test('leaves out a member whose email has an account of its own by now', async () => {
    const app = await createTestApp()
    const { owner, worker } = await createWorld(app)
    const token = await deleteAndRead(app, owner)
    const own = await app.signUp({ email: worker.email })
    expect((await undo(app, token)).status).toBe(200)
    expect((await login(app, worker.email)).data).toMatchObject({ id: own.id, role: 'owner' })
  })

  test('a member who was removed before stays removed', async () => {
    const app = await createTestApp()
    const { owner, worker } = await createWorld(app)
    await app.request({ method: 'DELETE', path: `/api/team/members/${worker.id}`, as: owner })
    app.clock.advance(MINUTE_MS)
    const token = await deleteAndRead(app, owner)
    await undo(app, token)
    expect((await login(app, worker.email)).code).toBe('member_removed')
  })
})

test.each([
  ['after 24 hours', 24 * HOUR_MS, 'undo_expired'],
  ['after an hour of more', 25 * HOUR_MS, 'undo_expired'],
])('%s it is too late', async (_, passed, code) => {
  const app = await createTestApp()
  const { owner, restaurant } = await createWorld(app)
  const token = await deleteAndRead(app, owner)
  app.clock.advance(passed)
  expect(await undo(app, token)).toMatchObject({ status: 409, code })
  expect((await menu(app, restaurant)).status).toBe(404)
})

test('other tokens, and the link of an account that the operator has restored, bring nothing back', async () => {
  const app = await createTestApp()
  const { owner } = await createWorld(app)
  expect(await undo(app, 'otro')).toMatchObject({ status: 400, code: 'bad_undo_token' })
  expect((await undo(app, '')).status).toBe(400)
  const token = await deleteAndRead(app, owner)
  await restoreAccount.run(app.platform, { id: owner.id })
  expect(await undo(app, token)).toMatchObject({ status: 409, code: 'undo_used' })
})

test('eleven tries of a network in 15 minutes wait', async () => {
  const app = await createTestApp({ rateLimits: true })
  const tries = await Promise.all(Array.from({ length: 11 }, () => undo(app, 'otro')))
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(1)
})

describe('what is paid at the provider', () => {
  async function payingWorld(app: TestApp) {
    const owner = await app.signIn(await app.make.owner())
    await subscribe(app, owner, { tier: 'pro', interval: 'yearly' })
    const stateOf = async () =>
      (await testProvider(app).listSubscriptions(`cus_test_${owner.id}`)).map(({ status }) => status)
    return { owner, stateOf, id: await paidSubscription(app, owner.id) }
  }

  test('is ended 24 hours after the deletion, not before, whatever the provider tells meanwhile', async () => {
    const app = await createTestApp()
    const { owner, stateOf, id } = await payingWorld(app)
    await remove(app, owner)
    app.clock.advance(24 * HOUR_MS - 1)
    await testProvider(app).alter(id, { status: 'active' })
    await run(app, expireHourly)
    await run(app, reconcileDaily)
    expect(await stateOf()).toEqual(['active'])
    app.clock.advance(1)
    await run(app, expireHourly)
    expect(await stateOf()).toEqual(['canceled'])
  })

  test('is ended in the 25th hour’s first moment: a job of its own waits for it', async () => {
    const app = await createTestApp()
    const { owner, stateOf } = await payingWorld(app)
    await remove(app, owner)
    await app.runJobs()
    const waiting = await sql<{ wait: number }>`SELECT extract(epoch FROM start_after - created_on)::int AS wait
      FROM pgboss.job WHERE name = 'billing.close-deleted' AND state = 'created'`.execute(app.platform.db)
    expect(waiting.rows).toEqual([{ wait: 24 * HOUR_S }])
    expect(await stateOf()).toEqual(['active'])
    app.clock.advance(24 * HOUR_MS)
    await sql`UPDATE pgboss.job SET start_after = now() WHERE name = 'billing.close-deleted'`.execute(app.platform.db)
    await app.runJobs()
    expect(await stateOf()).toEqual(['canceled'])
  })

  test('goes on when the deletion is taken back', async () => {
    const app = await createTestApp()
    const { owner, stateOf } = await payingWorld(app)
    const token = await deleteAndRead(app, owner)
    app.clock.advance(HOUR_MS)
    await undo(app, token)
    app.clock.advance(48 * HOUR_MS)
    await run(app, expireHourly)
    await run(app, reconcileDaily)
    expect(await stateOf()).toEqual(['active'])
    expect((await login(app, owner.email)).data).toMatchObject({ subscription: { tier: 'pro', status: 'active' } })
  })
})
