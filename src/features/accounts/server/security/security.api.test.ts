import { describe, expect, test } from 'vitest'
import { PASSWORD } from '#test/factories.ts'
import type { TestBrowser } from '#test/client.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import type { User } from '#features/identity/identity.contract.ts'

const NEXT = 'Otra-paella-9'
const update = (app: TestApp, as: TestBrowser, body: unknown) =>
  app.request<User>({ method: 'PUT', path: '/api/auth/update', as, body })
const change = (app: TestApp, as: TestBrowser, currentPassword = PASSWORD, newPassword = NEXT) =>
  update(app, as, { currentPassword, newPassword })
const login = (app: TestApp, email: string, password: string) =>
  app.request({ method: 'POST', path: '/api/auth/login', body: { email, password } })

describe('the own name', () => {
  test('is changed alone; nothing else of a body counts', async () => {
    const app = await createTestApp()
    const marta = await app.signUp()
    const answer = await update(app, marta, {
      name: '  Marta  Gil ',
      email: 'x@example.com',
      role: 'admin',
      status: 'active',
    })
    expect(answer.data).toMatchObject({ name: 'Marta  Gil', email: marta.email, role: 'owner' })
    expect((await update(app, marta, {})).data.name).toBe('Marta  Gil')
    expect(await update(app, marta, { name: ' ' })).toMatchObject({
      status: 400,
      errors: { name: 'El nombre es obligatorio' },
    })
  })

  test('a worker changes theirs', async () => {
    const app = await createTestApp()
    const worker = await app.signIn(await app.make.worker([await app.make.restaurant(await app.make.owner())]))
    expect((await update(app, worker, { name: 'Ana' })).data.name).toBe('Ana')
  })
})

describe('the own password', () => {
  test('is changed with the present one; other sessions end, this one stays, a mail says so', async () => {
    const app = await createTestApp()
    const marta = await app.signUp()
    const other = await app.signIn(marta)
    expect((await change(app, marta)).status).toBe(200)
    expect((await app.request({ path: '/api/auth/me', as: marta })).status).toBe(200)
    expect((await app.request({ path: '/api/auth/me', as: other })).status).toBe(401)
    expect((await login(app, marta.email, PASSWORD)).status).toBe(401)
    expect((await login(app, marta.email, NEXT)).status).toBe(200)
    await app.runJobs()
    expect(app.mail.sent.map(mail => mail.subject)).toContain('Has cambiado tu contraseña')
  })

  test('a wrong present one is refused under its field', async () => {
    const app = await createTestApp()
    const marta = await app.signUp()
    expect(await change(app, marta, 'Otra-clave-9')).toMatchObject({
      status: 400,
      code: 'wrong_password',
      message: 'La contraseña actual no es correcta.',
      errors: { currentPassword: 'La contraseña actual no es correcta.' },
    })
  })

  test.each([
    [{ newPassword: NEXT }, 'currentPassword'],
    [{ currentPassword: PASSWORD }, 'newPassword'],
    [{ currentPassword: PASSWORD, newPassword: 'corta' }, 'newPassword'],
    [{ currentPassword: PASSWORD, newPassword: 'Password1!' }, 'newPassword'],
  ])('%j is refused under %s', async (body, field) => {
    const app = await createTestApp()
    const marta = await app.signUp()
    const answer = await update(app, marta, body)
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.errors ?? {})).toEqual([field])
    expect((await login(app, marta.email, PASSWORD)).status).toBe(200)
  })

  test('of two changes at once one wins', async () => {
    const app = await createTestApp()
    const marta = await app.signUp()
    const answers = await Promise.all([change(app, marta), change(app, marta, PASSWORD, 'Otra-tercera-8')])
    expect(answers.map(answer => answer.status).toSorted((one, other) => one - other)).toEqual([200, 400])
  })

  test('a sign-in with the old one that was being judged meanwhile opens no session', async () => {
    const app = await createTestApp()
    const marta = await app.signUp()
    const [changed, ...late] = await Promise.all([
      change(app, marta),
      ...Array.from({ length: 4 }, () => login(app, marta.email, PASSWORD)),
    ])
    expect(changed?.status).toBe(200)
    const list = await app.request<{ current: boolean }[]>({ path: '/api/auth/sessions', as: marta })
    expect(list.data.every(session => session.current)).toBe(true)
    for (const { status } of late) expect([200, 401]).toContain(status)
  })

  test('ten changes in 15 minutes, right or wrong', async () => {
    const app = await createTestApp({ rateLimits: true })
    const marta = await app.signUp()
    for (let tried = 0; tried < 10; tried++) expect((await change(app, marta, 'Otra-clave-9')).status).toBe(400)
    const limited = await change(app, marta)
    expect(limited.status).toBe(429)
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0)
    expect((await update(app, marta, { name: 'Marta' })).status).toBe(200)
  })
})
