import { describe, expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#shared/time.ts'
import { PASSWORD } from '#test/factories.ts'
import { createTestApp, type SignedIn, type TestApp } from '#test/app.ts'
import { DEMO_EMAIL } from '#features/restaurants/demo.rules.ts'
import { defineJob, type Job } from '#platform/jobs/jobs.ts'
import { eraseDaily } from '../accounts.jobs.ts'
import { restoreAccount } from './restore-account.command.ts'

const purgeDaily = defineJob('restaurants.purge-deleted')
const deleteRecordsDaily = defineJob('billing.delete-records')

const remove = (app: TestApp, as: SignedIn) => app.request({ method: 'DELETE', path: '/api/auth/delete', as })
const me = (app: TestApp, as: SignedIn) => app.request({ path: '/api/auth/me', as })
const menu = (app: TestApp, slug: string) => app.request({ path: `/${slug}` })
const login = (app: TestApp, email: string) =>
  app.request({ method: 'POST', path: '/api/auth/login', body: { email, password: PASSWORD } })
const register = (app: TestApp, email: string) =>
  app.request({ method: 'POST', path: '/api/auth/register', body: { name: 'Otra', email, password: PASSWORD } })
async function run(app: TestApp, job: Job<object>): Promise<void> {
  await app.platform.db.transaction().execute(trx => app.platform.jobs.enqueue(trx, job, {}))
  await app.runJobs()
}

async function createWorld(app: TestApp) {
  const person = await app.make.owner({ plan: {} })
  const restaurant = await app.make.restaurant(person)
  await app.make.dish(await app.make.category(restaurant))
  const owner = await app.signIn(person)
  const worker = await app.signIn(await app.make.worker([restaurant]))
  return { owner, restaurant, worker }
}

describe('deleting the own account', () => {
  test('ends sessions, menus and team at once, frees the email, and says so by mail', async () => {
    const app = await createTestApp()
    const { owner, restaurant, worker } = await createWorld(app)
    const second = await app.signIn(owner)
    expect((await menu(app, restaurant.slug)).status).toBe(200)
    expect(await remove(app, owner)).toMatchObject({
      status: 200,
      data: null,
      message: 'Cuenta eliminada correctamente',
    })
    expect(owner.jar.header('/api/auth')).toBe('')
    expect((await me(app, second)).status).toBe(401)
    expect(await me(app, worker)).toMatchObject({ status: 401, code: 'member_removed' })
    expect((await menu(app, restaurant.slug)).status).toBe(404)
    expect((await app.request({ path: `/api/public/${restaurant.slug}` })).status).toBe(404)
    expect((await login(app, owner.email)).status).toBe(401)
    expect((await login(app, worker.email)).code).toBe('member_removed')
    await app.runJobs()
    expect(app.mail.sent.map(({ to, subject }) => [to, subject])).toEqual([[owner.email, 'Tu cuenta está eliminada']])
    expect(app.mail.sent[0]?.text).toContain('10 de marzo de 2028')
    expect((await register(app, owner.email)).status).toBe(201)
  })

  test('the addresses stay taken', async () => {
    const app = await createTestApp()
    const { owner, restaurant } = await createWorld(app)
    await remove(app, owner)
    const check = await app.request({ path: `/api/restaurants/check-slug/${restaurant.slug}` })
    expect(check.data).toEqual({ exists: true })
  })

  test('invitations that wait end', async () => {
    const app = await createTestApp()
    const { owner, worker } = await createWorld(app)
    const now = app.clock.now()
    await app.platform.db
      .insertInto('invitations')
      .values({
        id: worker.id,
        member_id: worker.id,
        owner_id: owner.id,
        token_hash: 'x',
        state: 'valid',
        created_at: now,
        expires_at: now,
      })
      .execute()
    await remove(app, owner)
    expect(await app.platform.db.selectFrom('invitations').select('state').execute()).toEqual([{ state: 'revoked' }])
  })

  test('a worker may not, nor the owner of the demo', async () => {
    const app = await createTestApp()
    const { worker } = await createWorld(app)
    expect(await remove(app, worker)).toMatchObject({ status: 403, code: 'forbidden' })
    const demo = await app.signIn(await app.make.owner({ email: DEMO_EMAIL }))
    expect(await remove(app, demo)).toMatchObject({
      status: 403,
      code: 'demo',
      message: 'La demostración no se puede cambiar así.',
    })
    expect((await me(app, demo)).status).toBe(200)
  })

  test('a lapsed owner may', async () => {
    const app = await createTestApp()
    const { owner } = await createWorld(app)
    await app.make.lapsedTrial(owner.id)
    expect((await remove(app, owner)).status).toBe(200)
  })

  test('of two calls at once one deletes', async () => {
    const app = await createTestApp()
    const { owner } = await createWorld(app)
    const copy = { ...owner, jar: owner.jar.copy() }
    const answers = await Promise.all([remove(app, owner), remove(app, copy)])
    expect(answers.map(answer => answer.status).toSorted((one, other) => one - other)).toEqual([200, 401])
    await app.runJobs()
    expect(app.mail.sent).toHaveLength(1)
  })
})

describe('within the year', () => {
  test('nothing of it is purged, and the operator brings it back without plan, sessions and members', async () => {
    const app = await createTestApp()
    const { owner, restaurant, worker } = await createWorld(app)
    await remove(app, owner)
    app.clock.advance(200 * DAY_MS)
    await run(app, purgeDaily)
    await run(app, eraseDaily)
    expect(await restoreAccount.run(app.platform, { id: owner.id })).toContain('is back')
    expect((await menu(app, restaurant.slug)).status).toBe(200)
    expect((await me(app, owner)).status).toBe(401)
    expect((await login(app, owner.email)).data).toMatchObject({
      restaurantIds: [restaurant.id],
      currentRestaurantId: restaurant.id,
      subscription: { status: 'canceled' },
    })
    expect((await login(app, worker.email)).code).toBe('member_removed')
  })

  test('a restaurant that was deleted by itself before does not come back, and is purged as ever', async () => {
    const app = await createTestApp()
    const { owner, restaurant } = await createWorld(app)
    await app.make.restaurant(owner)
    await app.request({ method: 'DELETE', path: `/api/restaurants/${restaurant.id}`, as: owner })
    app.clock.advance(MINUTE_MS)
    await remove(app, owner)
    app.clock.advance(31 * DAY_MS)
    await run(app, purgeDaily)
    const left = await app.platform.db.selectFrom('restaurants').select('id').execute()
    expect(left).toHaveLength(1)
    expect(left[0]?.id).not.toBe(restaurant.id)
  })

  test('not when somebody else has the email by now, nor for what is no deleted account', async () => {
    const app = await createTestApp()
    const { owner, restaurant } = await createWorld(app)
    await expect(restoreAccount.run(app.platform, { id: owner.id })).rejects.toThrow('no deleted account')
    await remove(app, owner)
    await register(app, owner.email)
    await expect(restoreAccount.run(app.platform, { id: owner.id })).rejects.toThrow('email')
    expect((await menu(app, restaurant.slug)).status).toBe(404)
    await expect(restoreAccount.run(app.platform, { id: 'x' })).rejects.toThrow('--id')
  })
})

describe('after one year', () => {
  test('it goes for good; of addresses tombstones stay, of payments a record for four years', async () => {
    const app = await createTestApp()
    const { owner, restaurant } = await createWorld(app)
    const { db } = app.platform
    await db
      .updateTable('subscriptions')
      .set({ provider: 'stripe', provider_customer_id: 'cus_1', provider_subscription_id: 'sub_1' })
      .where('owner_id', '=', owner.id)
      .execute()
    await remove(app, owner)
    app.clock.set(new Date('2028-03-10T10:59:00Z'))
    await run(app, eraseDaily)
    expect(await db.selectFrom('users').select('id').where('id', '=', owner.id).execute()).toHaveLength(1)
    app.clock.set(new Date('2028-03-10T11:00:00Z'))
    await run(app, eraseDaily)
    for (const table of ['users', 'restaurants', 'menu_items', 'subscriptions', 'memberships'] as const)
      expect([table, await db.selectFrom(table).selectAll().execute()]).toEqual([table, []])
    expect(await db.selectFrom('slugs').select(['slug', 'restaurant_id']).execute()).toEqual([
      { slug: restaurant.slug, restaurant_id: null },
    ])
    expect(await db.selectFrom('billing_records').selectAll().execute()).toMatchObject([
      { email: owner.email, provider_customer_id: 'cus_1' },
    ])
    await expect(restoreAccount.run(app.platform, { id: owner.id })).rejects.toThrow('no deleted account')
    app.clock.set(new Date('2031-03-10T10:00:00Z'))
    await run(app, deleteRecordsDaily)
    expect(await db.selectFrom('billing_records').select('id').execute()).toHaveLength(1)
    app.clock.set(new Date('2031-03-10T11:00:00Z'))
    await run(app, deleteRecordsDaily)
    expect(await db.selectFrom('billing_records').select('id').execute()).toEqual([])
  })

  test('who never paid leaves no record, and a fault in one account does not stop the next', async () => {
    const app = await createTestApp()
    const [first, second] = [await createWorld(app), await createWorld(app)]
    await remove(app, first.owner)
    await remove(app, second.owner)
    app.clock.advance(366 * DAY_MS)
    const { accountData } = app.platform
    const [billing] = accountData.filter(({ name }) => name === 'billing')
    const erase = billing?.erase
    Object.assign(billing ?? {}, {
      erase: async (...args: Parameters<NonNullable<typeof erase>>) => {
        if (args[2] === first.owner.id) throw new Error('no')
        await erase?.(...args)
      },
    })
    await run(app, eraseDaily)
    Object.assign(billing ?? {}, { erase })
    const left = await app.platform.db.selectFrom('users').select('id').where('role', '=', 'owner').execute()
    expect(left).toEqual([{ id: first.owner.id }])
    expect(await app.platform.db.selectFrom('billing_records').select('id').execute()).toEqual([])
  })
})
