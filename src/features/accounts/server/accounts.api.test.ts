import { describe, expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#shared/time.ts'
import { PASSWORD } from '#test/factories.ts'
import { createTestApp, TEST_NOW, type TestApp } from '#test/app.ts'
import type { User } from '#features/identity/identity.contract.ts'
import { TERMS_VERSION } from '#features/identity/identity.limits.ts'
import { identityTexts } from '#features/identity/identity.texts.ts'

const owner = (change: object = {}) => ({
  name: 'Marta Iglesias',
  email: 'marta@example.com',
  password: PASSWORD,
  ...change,
})
const register = (app: TestApp, body: unknown, as = app.browser()) =>
  app.request<User>({ method: 'POST', path: '/api/auth/register', body, as })
const login = (app: TestApp, body: unknown, as = app.browser()) =>
  app.request<User>({ method: 'POST', path: '/api/auth/login', body, as })
const me = (app: TestApp, as: ReturnType<TestApp['browser']>) => app.request<User>({ path: '/api/auth/me', as })
const refresh = (app: TestApp, as: ReturnType<TestApp['browser']>) =>
  app.request({ method: 'POST', path: '/api/auth/refresh', body: {}, as })

describe('registration', () => {
  test('makes an owner with a trial of 30 days, signs in and mails a welcome', async () => {
    const app = await createTestApp()
    const browser = app.browser()
    const answer = await register(app, owner({ email: ' Marta@Example.com ', role: 'owner' }), browser)
    expect(answer.status).toBe(201)
    expect(answer.data).toMatchObject({
      name: 'Marta Iglesias',
      email: 'marta@example.com',
      role: 'owner',
      restaurantIds: [],
      currentRestaurantId: null,
      subscription: {
        tier: 'trial',
        status: 'trialing',
        trialEndsAt: new Date(TEST_NOW.getTime() + 30 * DAY_MS).toISOString(),
      },
    })
    expect(answer.data).not.toHaveProperty('status')
    expect(answer.text).not.toMatch(/password|hash/i)
    expect((await me(app, browser)).data).toEqual(answer.data)
    const terms = await app.platform.db
      .selectFrom('users')
      .select(['terms_version', 'terms_accepted_at'])
      .executeTakeFirstOrThrow()
    expect(terms).toEqual({ terms_version: TERMS_VERSION, terms_accepted_at: TEST_NOW })
    await app.runJobs()
    const mails = app.mail.sent.toSorted((one, other) => other.subject.localeCompare(one.subject))
    expect(mails).toMatchObject([
      { to: 'marta@example.com', subject: 'Te damos la bienvenida a Sobremesa' },
      { to: 'marta@example.com', subject: 'Confirma tu email' },
    ])
    expect(mails[0]?.text).toMatch(/^Te damos la bienvenida, Marta\n/)
  })

  test('ten with one email at once make exactly one account', async () => {
    const app = await createTestApp()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        register(app, owner({ email: index % 2 ? 'MARTA@example.com' : 'marta@example.com' })),
      ),
    )
    expect(answers.map(answer => answer.status).toSorted((one, other) => one - other)).toEqual([
      201,
      ...Array(9).fill(409),
    ])
    expect(answers.filter(answer => answer.status === 409).every(answer => answer.code === 'email_exists')).toBe(true)
    const { count } = await app.platform.db
      .selectFrom('users')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBe(1)
  })

  test.each([
    [{ password: 'corta' }, 'password', identityTexts.passwordRule],
    [{ email: 'no-es-un-email' }, 'email', identityTexts.emailFormat],
    [{ email: 'a@example.com\r\nBcc: x@example.com' }, 'email', identityTexts.emailFormat],
    [{ name: '   ' }, 'name', 'Por favor, introduce tu nombre'],
    [{ role: 'admin' }, 'role', 'Solo se pueden registrar propietarios.'],
    [{ password: 'Password1!' }, 'password', identityTexts.passwordCommon],
  ])('refuses %j with an error at its field, and stores nothing', async (change, field, message) => {
    const app = await createTestApp()
    const answer = await register(app, owner(change))
    expect(answer).toMatchObject({ status: 400, success: false, message, errors: { [field]: message } })
    expect(await app.platform.db.selectFrom('users').select('id').execute()).toEqual([])
  })

  test('a body cannot set fields that it does not name', async () => {
    const app = await createTestApp()
    const answer = await register(
      app,
      owner({ id: 'x', status: 'active', subscription: { tier: 'premium' }, tier: 'premium' }),
    )
    expect(answer.status).toBe(201)
    expect(answer.data.subscription?.tier).toBe('trial')
    expect(answer.data.status).toBeUndefined()
  })
})

describe('the envelope on this path', () => {
  test.each([
    ['broken JSON', '{"email":', {}, 400],
    ['a body that is a list', '[]', {}, 400],
    ['a body that is a text', '"x"', {}, 400],
    ['an empty JSON body', '', { 'content-type': 'application/json' }, 400],
    ['another media type', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['U+0000 in a name', JSON.stringify(owner({ name: 'Mar\0ta' })), {}, 400],
    ['a lone surrogate', '{"name":"\\ud800","email":"a@example.com","password":"x"}', {}, 400],
    ['a body of 300 KB', JSON.stringify(owner({ name: 'x'.repeat(300_000) })), {}, 413],
    ['another site', JSON.stringify(owner()), { origin: 'https://evil.example' }, 403],
    ['the origin null', JSON.stringify(owner()), { origin: 'null' }, 403],
    ['another site with a form', 'a=b', { origin: 'https://evil.example', 'content-type': 'text/plain' }, 403],
  ])('%s is refused in the envelope', async (_, body, headers, status) => {
    const app = await createTestApp()
    const answer = await app.request({ method: 'POST', path: '/api/auth/register', body, headers })
    expect(answer.status).toBe(status)
    expect(answer.success).toBe(false)
    expect(answer.message).toBeTruthy()
    expect(answer.code).toBeTruthy()
    expect(answer.headers['x-request-id']).toBeTruthy()
    expect(await app.platform.db.selectFrom('users').select('id').execute()).toEqual([])
  })

  test('without Origin, Sec-Fetch-Site decides', async () => {
    const app = await createTestApp()
    const post = (headers: Record<string, string>) =>
      app.router.fastify.inject({ method: 'POST', url: '/api/auth/logout', payload: {}, headers })
    expect((await post({})).statusCode).toBe(200)
    expect((await post({ 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200)
    expect((await post({ 'sec-fetch-site': 'same-site' })).statusCode).toBe(403)
    expect((await post({ 'sec-fetch-site': 'cross-site' })).json()).toMatchObject({ success: false, code: 'csrf' })
  })

  test('an unknown call is 404, never HTML', async () => {
    const app = await createTestApp()
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const)
      expect(await app.request({ method, path: '/api/x/y' })).toMatchObject({
        status: 404,
        success: false,
        code: 'not_found',
      })
  })
})

describe('a session', () => {
  test('without one, or after logout, the current user is 401', async () => {
    const app = await createTestApp()
    const browser = app.browser()
    expect(await me(app, browser)).toMatchObject({ status: 401, code: 'unauthenticated' })
    const marta = await app.signUp()
    expect((await me(app, marta)).status).toBe(200)
    const stolen = { jar: marta.jar.copy() }
    expect((await app.request({ method: 'POST', path: '/api/auth/logout', as: marta })).data).toBeNull()
    expect((await me(app, stolen)).status).toBe(401)
    expect((await refresh(app, stolen)).status).toBe(401)
  })

  test('the access cookie lives 15 minutes, and a refresh renews it', async () => {
    const app = await createTestApp()
    const marta = await app.signUp()
    app.clock.advance(15 * MINUTE_MS)
    expect((await me(app, marta)).status).toBe(401)
    expect((await refresh(app, marta)).status).toBe(200)
    expect((await me(app, marta)).status).toBe(200)
  })

  test('a refresh token used twice within ten seconds gets a new token; later it ends the whole family', async () => {
    const app = await createTestApp()
    const first = await app.signUp()
    const second = { jar: first.jar.copy() }
    const thief = { jar: first.jar.copy() }
    expect((await refresh(app, first)).status).toBe(200)
    app.clock.advance(9_000)
    expect((await refresh(app, second)).status).toBe(200)
    expect((await me(app, first)).status).toBe(200)
    expect((await me(app, second)).status).toBe(200)
    app.clock.advance(2_000)
    expect((await refresh(app, thief)).status).toBe(401)
    expect((await me(app, first)).status).toBe(401)
    expect((await me(app, second)).status).toBe(401)
  })

  test('sliding, but 180 days at most', async () => {
    const app = await createTestApp()
    const marta = await app.signUp()
    for (let day = 0; day < 179; day += 29) {
      app.clock.advance(29 * DAY_MS)
      const answer = await refresh(app, marta)
      if (day + 29 < 180) expect(answer.status).toBe(200)
    }
    app.clock.advance(7 * DAY_MS)
    expect((await refresh(app, marta)).status).toBe(401)
  })

  test('rights are looked up at every request', async () => {
    const app = await createTestApp()
    const restaurant = await app.make.restaurant(await app.make.owner())
    const worker = await app.signIn(await app.make.worker([restaurant]))
    expect((await me(app, worker)).data).toMatchObject({
      role: 'worker',
      status: 'active',
      restaurantIds: [restaurant.id],
    })
    const renew = () => app.request({ method: 'POST', path: '/api/auth/refresh', as: worker, body: {} })
    expect((await renew()).status).toBe(200)
    await app.platform.db.updateTable('users').set({ status: 'removed' }).where('id', '=', worker.id).execute()
    expect(await me(app, worker)).toMatchObject({ status: 401, code: 'member_removed' })
    expect(await renew()).toMatchObject({ status: 401, code: 'member_removed' })
    expect(await login(app, { email: worker.email, password: PASSWORD })).toMatchObject({
      status: 403,
      code: 'member_removed',
    })
    expect((await login(app, { email: worker.email, password: 'Otra-clave-9' })).status).toBe(401)
  })

  test('switching makes a restaurant the current one, and only one of theirs', async () => {
    const app = await createTestApp()
    const marta = await app.signIn(await app.make.owner())
    const mine = await app.make.restaurant(marta)
    const other = await app.make.restaurant(await app.make.owner())
    const change = (id: string) =>
      app.request<User>({ method: 'PUT', path: `/api/restaurants/${id}/switch`, as: marta })
    expect((await change(mine.id)).data.currentRestaurantId).toBe(mine.id)
    expect((await change(other.id)).status).toBe(404)
    expect((await change('no-uuid')).status).toBe(404)
  })
})
