import crypto from 'node:crypto'
import { availableParallelism } from 'node:os'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { PASSWORD } from '#test/factories.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import type { User } from '#features/identity/identity.contract.ts'
import { hashPassword } from '#test/accounts/identity.ts'
import { LOGIN_EMAIL, LOGIN_IP } from '../../accounts.limits.ts'

/** How many may wait for a hash (3-decisions §9). */
const QUEUE_OF_HASHES = 50
const CHEAP = { memory: 1024, passes: 1, parallelism: 1 }

/** No hash begins until the answered function is called. */
function holdHashes(): () => void {
  const { argon2 } = crypto
  const { promise, resolve } = Promise.withResolvers<void>()
  const spy = vi
    .spyOn(crypto, 'argon2')
    .mockImplementation((...given: Parameters<typeof argon2>) => void promise.then(() => argon2(...given)))
  onTestFinished(() => {
    resolve()
    spy.mockRestore()
  })
  return resolve
}
const login = (app: TestApp, body: unknown, as = app.browser()) =>
  app.request<User>({ method: 'POST', path: '/api/auth/login', body, as })

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://sobremesa.example',
  SMTP_URL: 'smtp://localhost',
  MAIL_FROM: 'hola@sobremesa.example',
}

describe('login', () => {
  test('answers the same for an unknown email and a wrong password', async () => {
    const app = await createTestApp()
    await app.make.owner({ email: 'marta@example.com' })
    const wrong = await login(app, { email: 'marta@example.com', password: 'Otra-clave-9' })
    const unknown = await login(app, { email: 'nadie@example.com', password: 'Otra-clave-9' })
    expect(wrong).toMatchObject({
      status: 401,
      code: 'bad_credentials',
      message: 'Error al iniciar sesión. Verifica tus credenciales.',
    })
    expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text])
  })

  test('cookies are HttpOnly, SameSite=Lax, the refresh cookie only below /api/auth', async () => {
    const app = await createTestApp()
    await app.make.owner({ email: 'marta@example.com' })
    const answer = await login(app, { email: 'Marta@example.com', password: PASSWORD })
    expect(answer.status).toBe(200)
    const cookies = [answer.headers['set-cookie']].flat().map(String)
    expect(cookies).toHaveLength(2)
    for (const cookie of cookies) expect(cookie).toMatch(/; HttpOnly; SameSite=Lax/)
    expect(cookies.find(cookie => cookie.startsWith('sobremesa_refresh='))).toContain('; Path=/api/auth;')
  })

  test('cookies are Secure behind https', async () => {
    const app = await createTestApp({ env: PRODUCTION })
    await app.make.owner({ email: 'marta@example.com' })
    const answer = await login(app, { email: 'marta@example.com', password: PASSWORD })
    const cookies = [answer.headers['set-cookie']].flat().map(String)
    for (const cookie of cookies) expect(cookie).toContain('; Secure')
    expect(cookies.find(cookie => cookie.startsWith('__Host-sobremesa_access='))).toContain('; Path=/;')
    expect(cookies.find(cookie => cookie.startsWith('__Host-sobremesa_refresh='))).toContain('; Path=/;')
    expect(answer.text).not.toContain('Domain')
  })

  test('the eleventh failure in 15 minutes waits, even with the right password; another email does not', async () => {
    const app = await createTestApp({ rateLimits: true })
    await app.make.owner({ email: 'marta@example.com' })
    await app.make.owner({ email: 'otra@example.com' })
    const tries = await Promise.all(
      Array.from({ length: 12 }, () => login(app, { email: 'marta@example.com', password: 'Otra-clave-9' })),
    )
    expect(tries.filter(answer => answer.status === 401)).toHaveLength(10)
    const limited = await login(app, { email: 'marta@example.com', password: PASSWORD })
    expect(limited).toMatchObject({ status: 429, code: 'too_many_requests' })
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0)
    expect((await login(app, { email: 'otra@example.com', password: PASSWORD })).status).toBe(200)
  })

  test('counts a try before its body is judged, and a limited one is told so first', async () => {
    const app = await createTestApp({ rateLimits: true })
    const body = { email: 'marta@example.com', password: '' }
    for (let bad = 0; bad < 10; bad++) expect((await login(app, body)).status).toBe(400)
    expect((await login(app, body)).status).toBe(429)
  })

  test('one limit that refuses gives back what the others took', async () => {
    const app = await createTestApp({ rateLimits: true })
    const { limits } = app.platform
    await app.make.owner({ email: 'marta@example.com' })
    await limits.consume(LOGIN_EMAIL, 'marta@example.com', LOGIN_EMAIL.points)
    for (let tried = 0; tried < 12; tried++)
      expect((await login(app, { email: 'marta@example.com', password: PASSWORD })).status).toBe(429)
    await limits.reset(LOGIN_EMAIL, 'marta@example.com')
    expect((await login(app, { email: 'marta@example.com', password: PASSWORD })).status).toBe(200)
  })

  test('a server that is too busy to judge (503) gives the tries back', async () => {
    const app = await createTestApp({ rateLimits: true })
    await app.make.owner({ email: 'marta@example.com' })
    const release = holdHashes()
    const taken = availableParallelism() + QUEUE_OF_HASHES
    const others = Array.from({ length: taken }, () => hashPassword('Otra-clave-9', CHEAP))
    const statuses: number[] = []
    const mine = Array.from({ length: 10 }, async () => {
      const { status } = await login(app, { email: 'marta@example.com', password: 'Otra-clave-9' })
      statuses.push(status)
    })
    await Promise.all(mine)
    expect(statuses).toEqual(Array(10).fill(503))
    release()
    await Promise.all(others)
    for (let left = 0; left < 10; left++)
      expect((await login(app, { email: 'marta@example.com', password: 'Otra-clave-9' })).status).toBe(401)
    expect((await login(app, { email: 'marta@example.com', password: 'Otra-clave-9' })).status).toBe(429)
  })

  test('a hash of lower costs is read with its own, and made anew at the next sign-in', async () => {
    const app = await createTestApp()
    const marta = await app.make.owner({ email: 'marta@example.com' })
    const cheap = await hashPassword(PASSWORD, CHEAP)
    await app.platform.db.updateTable('users').set({ password_hash: cheap }).where('id', '=', marta.id).execute()
    expect((await login(app, { email: 'marta@example.com', password: 'Otra-clave-9' })).status).toBe(401)
    expect((await login(app, { email: 'marta@example.com', password: PASSWORD })).status).toBe(200)
    const { password_hash: stored } = await app.platform.db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', marta.id)
      .executeTakeFirstOrThrow()
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect((await login(app, { email: 'marta@example.com', password: PASSWORD })).status).toBe(200)
  })

  test.each([
    ['IP', LOGIN_IP, '198.51.100.7', ['198.51.100.7', '198.51.100.7', '198.51.100.7']],
    ['email', LOGIN_EMAIL, 'marta@example.com', ['198.51.100.7', '198.51.100.8', '198.51.100.9']],
  ])('a right password gives the limit of the %s back its own try and no other', async (_, rule, key, networks) => {
    const app = await createTestApp({ rateLimits: true, env: { TRUST_PROXY: '1' } })
    await app.make.owner({ email: 'marta@example.com' })
    await app.platform.limits.consume(rule, key, rule.points - 1)
    const statuses: number[] = []
    for (const [index, network] of networks.entries()) {
      const body = { email: 'marta@example.com', password: index === 0 ? PASSWORD : 'Otra-clave-9' }
      const headers = { 'x-forwarded-for': network }
      statuses.push((await app.request({ method: 'POST', path: '/api/auth/login', body, headers })).status)
    }
    expect(statuses).toEqual([200, 401, 429])
  })

  test('a right password clears the pair', async () => {
    const app = await createTestApp({ rateLimits: true })
    await app.make.owner({ email: 'marta@example.com' })
    for (let round = 0; round < 2; round++) {
      for (let wrong = 0; wrong < 9; wrong++)
        expect((await login(app, { email: 'marta@example.com', password: 'Otra-clave-9' })).status).toBe(401)
      expect((await login(app, { email: 'marta@example.com', password: PASSWORD })).status).toBe(200)
    }
  })
})
