import crypto from 'node:crypto'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { DAY_MS } from '#shared/time.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import { PASSWORD } from '#test/factories.ts'
import { recordStatements } from '#test/statements.ts'
import { LOGIN_EMAIL, LOGIN_PAIR, LOGIN_SUCCESS } from '../../accounts.limits.ts'

const EMAIL = 'marta@example.com'
const HOME = '198.51.100.7'
const WRONG = 'Otra-clave-9'
const stranger = (number: number): string => `203.0.113.${number}`

const open = (rateLimits = true) => createTestApp({ rateLimits, env: { TRUST_PROXY: '1' } })
type Typed = { email?: string; password?: string; userAgent?: string }
const login = (
  app: TestApp,
  address: string,
  { email = EMAIL, password = PASSWORD, userAgent = 'Firefox/140.0' }: Typed = {},
) =>
  app.request({
    method: 'POST',
    path: '/api/auth/login',
    body: { email, password },
    headers: { 'x-forwarded-for': address, 'user-agent': userAgent },
  })

describe('the limit of an email', () => {
  test('never refuses a network or browser that this account knows, for 180 days; that of the pair does', async () => {
    const app = await open()
    await app.make.owner({ email: EMAIL })
    expect((await login(app, HOME)).status).toBe(200)
    await app.platform.limits.consume(LOGIN_EMAIL, EMAIL, LOGIN_EMAIL.points)
    expect((await login(app, stranger(1))).status).toBe(429)
    for (const browser of ['Firefox/140.0', 'Chrome/140.0'])
      expect((await login(app, HOME, { userAgent: browser })).status).toBe(200)
    const wrong = await Promise.all(Array.from({ length: 12 }, () => login(app, HOME, { password: WRONG })))
    expect(wrong.filter(({ status }) => status === 401)).toHaveLength(10)
    await app.platform.limits.reset(LOGIN_PAIR, `${EMAIL} ${HOME}`)
    await app.make.owner({ email: 'otra@example.com' })
    await app.platform.limits.consume(LOGIN_EMAIL, 'otra@example.com', LOGIN_EMAIL.points)
    expect((await login(app, HOME, { email: 'otra@example.com' })).status).toBe(429)
    const mistyped = await login(app, HOME, { password: WRONG })
    expect(mistyped).toMatchObject({ status: 401, code: 'bad_credentials', data: { triedElsewhere: true } })
    await app.platform.limits.reset(LOGIN_EMAIL, EMAIL)
    // With room for others too there is nothing to say, and the last try of a stranger is told what all are told.
    expect((await login(app, HOME, { password: WRONG })).data).toBeUndefined()
    await app.platform.limits.consume(LOGIN_EMAIL, EMAIL, LOGIN_EMAIL.points - 2)
    const last = await login(app, stranger(1), { password: WRONG, userAgent: 'Other/1.0' })
    expect(last).toMatchObject({ status: 401, code: 'bad_credentials' })
    expect(last.data).toBeUndefined()
    expect((await login(app, stranger(1), { userAgent: 'Other/1.0' })).status).toBe(429)
    app.clock.advance(181 * DAY_MS)
    expect((await login(app, HOME)).status).toBe(429)
  })
})

describe('signing in costs the network that does it', () => {
  test('thirty right passwords a minute; wrong ones do not count among them', async () => {
    const app = await open()
    await app.make.owner({ email: EMAIL })
    expect(LOGIN_SUCCESS).toMatchObject({ points: 30, durationS: 60 })
    await app.platform.limits.consume(LOGIN_SUCCESS, HOME, LOGIN_SUCCESS.points - 1)
    expect((await login(app, HOME, { password: WRONG })).status).toBe(401)
    expect((await login(app, HOME)).status).toBe(200)
    const refused = await login(app, HOME)
    expect(refused).toMatchObject({ status: 429, code: 'too_many_requests' })
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
    expect((await login(app, stranger(1))).status).toBe(200)
  })

  test('of sixty at once three wait for the processor: somebody elsewhere is the fourth', async () => {
    const app = await open(false)
    await app.make.owner({ email: EMAIL })
    const { argon2 } = crypto
    const { promise, resolve } = Promise.withResolvers<void>()
    const hashed: string[] = []
    const spy = vi.spyOn(crypto, 'argon2').mockImplementation((...given: Parameters<typeof argon2>) => {
      hashed.push(String(given[1].message))
      void promise.then(() => argon2(...given))
    })
    onTestFinished(() => spy.mockRestore())
    const statements = recordStatements(app.platform)
    const looked = () => statements.filter(sql => sql.includes('"email"')).length
    const many = Array.from({ length: 60 }, () => login(app, stranger(1), { password: WRONG }))
    await expect.poll(looked).toBe(60)
    const other = login(app, HOME)
    await expect.poll(looked).toBe(61)
    resolve()
    expect((await other).status).toBe(200)
    expect(hashed.indexOf(PASSWORD)).toBeLessThanOrEqual(3)
    const statuses = (await Promise.all(many)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([401, 429]))
    expect(statuses.filter(status => status === 401)).toHaveLength(30)
  })
})
