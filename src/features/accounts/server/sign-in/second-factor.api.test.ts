import { TOTP, URI } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#shared/time.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import { PASSWORD } from '#test/factories.ts'
import { identityFeature } from '#features/identity/server/index.ts'

const adminTotp = (app: TestApp, given: Record<string, string>): Promise<string> => {
  const command = identityFeature.adminCommands?.['admin-totp']
  if (!command) throw new Error('there is no admin-totp')
  return command.run(app.platform, given)
}

const NEEDED = { status: 401, code: 'second_factor', message: 'Escribe el código de tu aplicación.' }
const WRONG = { ...NEEDED, errors: { code: 'Ese código no vale. Escribe el que ves ahora.' } }

/** An administrator with a second factor, as their application and their paper have it. */
async function createAdmin(app: TestApp) {
  const admin = await app.make.admin()
  const printed = await adminTotp(app, { email: admin.email })
  const totp = URI.parse(/otpauth:\S+/.exec(printed)?.[0] ?? '')
  if (!(totp instanceof TOTP)) throw new Error(printed)
  const recovery = [...printed.matchAll(/^ {2}(\w{5}-\w{5})$/gm)].map(([, code = '']) => code)
  const login = (code?: unknown, password = PASSWORD) =>
    app.request<{ id: string }>({
      method: 'POST',
      path: '/api/auth/login',
      body: { email: admin.email, password, ...(code !== undefined && { code }) },
      as: app.browser(),
    })
  const codeAt = (passed = 0) => totp.generate({ timestamp: app.clock.now().getTime() + passed })
  return { admin, login, codeAt, recovery, printed }
}

describe('an administrator with a second factor', () => {
  test('needs a code beside a right password; a wrong password says nothing of it', async () => {
    const app = await createTestApp()
    const { admin, login, codeAt } = await createAdmin(app)
    expect(await login()).toMatchObject(NEEDED)
    expect((await login()).headers['set-cookie']).toBeUndefined()
    expect(await login(codeAt(), 'Otra-clave-9')).toMatchObject({ status: 401, code: 'bad_credentials' })
    for (const code of ['000000', '', '٣٣٣٣٣٣', 'ñandúe', codeAt(-10 * MINUTE_MS), codeAt(10 * MINUTE_MS)])
      expect([code, (await login(code)).status]).toEqual([code, 401])
    expect(await login('000000')).toMatchObject(WRONG)
    const code = codeAt()
    expect(await login(`${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject({ status: 200, data: { id: admin.id } })
  })

  test('uses each code once, also of many at once; a clock half a minute off is no fault', async () => {
    const app = await createTestApp()
    const { login, codeAt } = await createAdmin(app)
    expect((await login(codeAt(-30_000))).status).toBe(200)
    const now = codeAt()
    const answers = await Promise.all(Array.from({ length: 5 }, () => login(now)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await login(now)).toMatchObject(WRONG)
    // One from before the last one that was used.
    expect((await login(codeAt(-30_000))).status).toBe(401)
  })

  test('has ten recovery codes, each for once', async () => {
    const app = await createTestApp()
    const { login, recovery } = await createAdmin(app)
    expect(recovery).toHaveLength(10)
    const [first = '', second = ''] = recovery
    const answers = await Promise.all(Array.from({ length: 3 }, () => login(first)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await login(second.toUpperCase().replace('-', ' '))).status).toBe(200)
    expect((await login(second)).status).toBe(401)
  })

  test('guesses no codes: wrong ones count as wrong passwords, and a right password clears none of them', async () => {
    const app = await createTestApp({ rateLimits: true })
    const { login, codeAt } = await createAdmin(app)
    for (let tries = 0; tries < 15; tries++) expect((await login()).status).toBe(401)
    for (let tries = 0; tries < 9; tries++)
      expect([(await login('000000')).status, (await login()).status]).toEqual([401, 401])
    expect((await login('000000')).status).toBe(401)
    expect((await login(codeAt())).status).toBe(429)
  })

  test('keeps nothing that opens the account, in the database or in the log', async () => {
    const app = await createTestApp()
    const { recovery, printed } = await createAdmin(app)
    const stored = JSON.stringify(await app.platform.db.selectFrom('second_factors').selectAll().execute())
    const secret = /secret +(\w+)/.exec(printed)?.[1] ?? 'none'
    for (const text of [secret, ...recovery]) expect(stored.toLowerCase()).not.toContain(text.toLowerCase())
  })

  test('printed anew the former one no longer counts; removed, the password is enough', async () => {
    const app = await createTestApp()
    const { admin, login, codeAt, recovery } = await createAdmin(app)
    await adminTotp(app, { email: admin.email })
    expect((await login(codeAt())).status).toBe(401)
    expect((await login(recovery[0])).status).toBe(401)
    await expect(adminTotp(app, { email: admin.email, remove: 'no' })).rejects.toThrow('--remove')
    await adminTotp(app, { email: admin.email, remove: 'yes' })
    expect((await login()).status).toBe(200)
  })
})

test('codes of before count while the former secret of the server is accepted', async () => {
  const app = await createTestApp()
  const { login: _, admin, codeAt, recovery } = await createAdmin(app)
  const { sessionSecret } = app.platform.config
  const env = { SESSION_SECRET: 'another secret of at least 32 characters', SESSION_SECRET_PREVIOUS: sessionSecret }
  const changed = await createTestApp({ beside: app, env })
  for (const code of [codeAt(), recovery[0]]) {
    const body = { email: admin.email, password: PASSWORD, code }
    expect((await changed.request({ method: 'POST', path: '/api/auth/login', body })).status).toBe(200)
  }
})

test('nobody else has one, and who has none needs no code', async () => {
  const app = await createTestApp()
  const owner = await app.signUp()
  await expect(adminTotp(app, { email: owner.email })).rejects.toThrow('no administrator')
  const body = { email: owner.email, password: PASSWORD, code: '123456' }
  expect((await app.request({ method: 'POST', path: '/api/auth/login', body })).status).toBe(200)
})

test('a session of an administrator lasts 12 hours, however often it is renewed', async () => {
  const app = await createTestApp()
  const admin = await app.signIn(await app.make.admin())
  const owner = await app.signUp()
  const renew = async (as: typeof admin) =>
    (await app.request({ method: 'POST', path: '/api/auth/refresh', body: {}, as })).status
  for (let hours = 1; hours < 12; hours++) {
    app.clock.advance(HOUR_MS)
    expect([hours, await renew(admin)]).toEqual([hours, 200])
  }
  app.clock.advance(HOUR_MS - 1)
  expect((await app.request({ path: '/api/auth/me', as: admin })).status).toBe(401)
  expect(await renew(admin)).toBe(200)
  app.clock.advance(1)
  expect((await app.request({ path: '/api/auth/me', as: admin })).status).toBe(401)
  expect([await renew(admin), await renew(owner)]).toEqual([401, 200])
})
