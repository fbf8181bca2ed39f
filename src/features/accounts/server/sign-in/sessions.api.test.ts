import { describe, expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#shared/time.ts'
import { PASSWORD } from '#test/factories.ts'
import type { TestBrowser } from '#test/client.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import { endSessionsOfUser } from '#test/accounts/identity.ts'
import type { Session } from '../../security.contract.ts'

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0'
const CHROME = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/141.0.0.0 Safari/537.36'

const EMAIL = 'marta@example.com'
const login = (app: TestApp, as: TestBrowser, userAgent = CHROME) =>
  app.request({
    method: 'POST',
    path: '/api/auth/login',
    body: { email: EMAIL, password: PASSWORD },
    as,
    headers: { 'user-agent': userAgent },
  })
const me = (app: TestApp, as: TestBrowser) => app.request({ path: '/api/auth/me', as })
const refresh = (app: TestApp, as: TestBrowser) =>
  app.request({ method: 'POST', path: '/api/auth/refresh', body: {}, as })
const sessions = (app: TestApp, as: TestBrowser) => app.request<Session[]>({ path: '/api/auth/sessions', as })
const subjects = async (app: TestApp) => {
  await app.runJobs()
  return app.mail.sent.map(mail => mail.subject)
}

describe('signing in on a browser that has a session', () => {
  test('ends that session, whoever it belonged to', async () => {
    const app = await createTestApp()
    await app.make.owner({ email: EMAIL })
    const browser = await app.signUp({ email: 'otra@example.com' })
    const copy = { jar: browser.jar.copy() }
    expect((await login(app, browser)).status).toBe(200)
    expect((await me(app, browser)).data).toMatchObject({ email: EMAIL })
    expect((await me(app, copy)).status).toBe(401)
    expect((await refresh(app, copy)).status).toBe(401)
  })

  test('also when only its refresh cookie is left', async () => {
    const app = await createTestApp()
    await app.make.owner({ email: EMAIL })
    const browser = app.browser()
    await login(app, browser)
    const copy = { jar: browser.jar.copy() }
    app.clock.advance(20 * MINUTE_MS)
    await login(app, browser)
    expect((await refresh(app, copy)).status).toBe(401)
  })

  test('registering does the same', async () => {
    const app = await createTestApp()
    const browser = await app.signUp()
    const copy = { jar: browser.jar.copy() }
    const body = { name: 'Nueva', email: 'nueva@example.com', password: PASSWORD }
    await app.request({ method: 'POST', path: '/api/auth/register', body, as: browser })
    expect((await me(app, copy)).status).toBe(401)
  })
})

describe('a removed member', () => {
  test('is told so by the next call, with a live access cookie or only a refresh cookie', async () => {
    const app = await createTestApp()
    const restaurant = await app.make.restaurant(await app.make.owner())
    const worker = await app.signIn(await app.make.worker([restaurant]))
    const late = await app.signIn(worker)
    const now = app.clock.now()
    await app.platform.db
      .transaction()
      .execute(trx => endSessionsOfUser(trx, worker.id, { reason: 'member_removed', now }))
    expect(await me(app, worker)).toMatchObject({ status: 401, code: 'member_removed' })
    app.clock.advance(20 * MINUTE_MS)
    expect(await me(app, late)).toMatchObject({ status: 401, code: 'unauthenticated' })
    expect(await refresh(app, late)).toMatchObject({
      status: 401,
      code: 'member_removed',
      message: 'Tu acceso al equipo ha sido retirado.',
    })
  })
})

describe('a refresh token that was used', () => {
  test('used again after the grace ends the family and the owner gets a mail, once', async () => {
    const app = await createTestApp()
    await app.make.owner({ email: EMAIL })
    const browser = app.browser()
    await login(app, browser, FIREFOX)
    const thief = { jar: browser.jar.copy() }
    await refresh(app, browser)
    app.clock.advance(11_000)
    const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(app, { jar: thief.jar.copy() })))
    expect(answers.map(answer => answer.status)).toEqual([401, 401, 401, 401, 401])
    expect((await me(app, browser)).status).toBe(401)
    expect((await refresh(app, browser)).status).toBe(401)
    expect(await subjects(app)).toEqual(['Hemos cerrado una sesión por seguridad'])
    expect(app.mail.sent[0]).toMatchObject({ to: EMAIL, text: expect.stringContaining('Firefox en Windows') as string })
  })

  test('whose time is over, unused, ends nothing', async () => {
    const app = await createTestApp()
    const browser = await app.signUp()
    app.clock.advance(31 * DAY_MS)
    expect((await refresh(app, browser)).status).toBe(401)
    expect((await subjects(app)).filter(subject => subject.includes('seguridad'))).toEqual([])
  })

  test('fifty at once within the grace all succeed', async () => {
    const app = await createTestApp()
    const browser = await app.signUp()
    const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(app, { jar: browser.jar.copy() })))
    expect(new Set(answers.map(answer => answer.status))).toEqual(new Set([200]))
  })
})

test('renewing and ending at once never wait for each other', async () => {
  const app = await createTestApp()
  const owner = await app.make.owner()
  for (let round = 0; round < 10; round++) {
    const browsers = await Promise.all(Array.from({ length: 6 }, () => app.signIn(owner)))
    const now = app.clock.now()
    const ended = await Promise.all([
      ...browsers.map(browser => refresh(app, browser)),
      app.platform.db
        .transaction()
        .execute(trx => endSessionsOfUser(trx, owner.id, { reason: 'password_changed', now }))
        .then(() => ({ status: 200 })),
      ...browsers.map(browser =>
        app.request({ method: 'POST', path: '/api/auth/logout', as: { jar: browser.jar.copy() } }),
      ),
    ])
    for (const { status } of ended) expect([200, 401]).toContain(status)
    for (const browser of browsers) expect((await me(app, browser)).status).toBe(401)
  }
})

describe('the list of open sessions', () => {
  test('shows each browser, the present one first; the others can be closed', async () => {
    const app = await createTestApp()
    await app.make.owner({ email: EMAIL })
    const [laptop, phone] = [app.browser(), app.browser()]
    await login(app, phone, FIREFOX)
    app.clock.advance(MINUTE_MS)
    await login(app, laptop, CHROME)
    app.clock.advance(MINUTE_MS)
    await refresh(app, phone)
    const list = (await sessions(app, laptop)).data
    expect(list.map(({ device, kind, current }) => ({ device, kind, current }))).toEqual([
      { device: 'Chrome en macOS', kind: 'computer', current: true },
      { device: 'Firefox en Windows', kind: 'computer', current: false },
    ])
    expect(JSON.stringify(list)).not.toMatch(/127\.0\.0\.1|hash|hmac/)
    const end = () => app.request({ method: 'DELETE', path: '/api/auth/sessions', as: laptop })
    expect((await end()).data).toEqual({ ended: 1 })
    expect((await end()).data).toEqual({ ended: 0 })
    expect((await me(app, phone)).status).toBe(401)
    expect((await refresh(app, phone)).status).toBe(401)
    expect((await sessions(app, laptop)).data).toHaveLength(1)
  })

  test('leaves out sessions whose cookies have died', async () => {
    const app = await createTestApp()
    await app.make.owner({ email: EMAIL })
    await login(app, app.browser())
    app.clock.advance(31 * DAY_MS)
    const browser = app.browser()
    await login(app, browser)
    expect((await sessions(app, browser)).data).toHaveLength(1)
  })

  test('is of nobody else', async () => {
    const app = await createTestApp()
    const marta = await app.signUp()
    const other = await app.signUp()
    expect((await sessions(app, marta)).data).toHaveLength(1)
    await app.request({ method: 'DELETE', path: '/api/auth/sessions', as: marta })
    expect((await me(app, other)).status).toBe(200)
  })
})

describe('a sign-in from an unknown device', () => {
  const NEWS = 'Nuevo inicio de sesión en tu cuenta'

  test('is told by mail; from a known one, or the first of all, it is not', async () => {
    const app = await createTestApp()
    await app.make.owner({ email: EMAIL })
    await login(app, app.browser(), CHROME)
    await login(app, app.browser(), CHROME)
    expect(await subjects(app)).toEqual([])
    await login(app, app.browser(), FIREFOX)
    expect(await subjects(app)).toEqual([NEWS])
    expect(app.mail.sent[0]).toMatchObject({ to: EMAIL, text: expect.stringContaining('Firefox en Windows') as string })
    await login(app, app.browser(), FIREFOX)
    expect(await subjects(app)).toEqual([NEWS])
  })

  test('another network is another device', async () => {
    const app = await createTestApp({ env: { TRUST_PROXY: '1' } })
    await app.make.owner({ email: EMAIL })
    const from = (address: string) =>
      app.request({
        method: 'POST',
        path: '/api/auth/login',
        body: { email: EMAIL, password: PASSWORD },
        headers: { 'user-agent': CHROME, 'x-forwarded-for': address },
      })
    await from('2001:db8:1:1::5')
    await from('2001:db8:1:1::77')
    expect(await subjects(app)).toEqual([])
    await from('2001:db8:2:1::5')
    expect(await subjects(app)).toEqual([NEWS])
  })

  test('a device is known for 180 days after its last session, used or signed in', async () => {
    const app = await createTestApp()
    await app.make.owner({ email: EMAIL })
    const browser = app.browser()
    await login(app, browser)
    app.clock.advance(20 * DAY_MS)
    await app.request({
      method: 'POST',
      path: '/api/auth/refresh',
      body: {},
      as: browser,
      headers: { 'user-agent': CHROME },
    })
    app.clock.advance(170 * DAY_MS)
    await login(app, app.browser())
    expect(await subjects(app)).toEqual([])
    app.clock.advance(181 * DAY_MS)
    await login(app, app.browser())
    expect(await subjects(app)).toEqual([NEWS])
  })
})
