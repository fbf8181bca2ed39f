import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#shared/time.ts'
import { createTestApp, type SignedIn, type TestApp } from '#test/app.ts'
import type { TestBrowser } from '#test/client.ts'
import { PASSWORD } from '#test/factories.ts'

const refresh = (app: TestApp, as: TestBrowser) =>
  app.request({ method: 'POST', path: '/api/auth/refresh', as, body: {} })
const me = async (app: TestApp, as: TestBrowser) => (await app.request({ path: '/api/auth/me', as })).status
const logout = (app: TestApp, as: TestBrowser) =>
  app.request({ method: 'POST', path: '/api/auth/logout', as, body: {} })
const copyOf = ({ jar }: TestBrowser): TestBrowser => ({ jar: jar.copy() })

async function signInOften(app: TestApp, times: number): Promise<SignedIn[]> {
  const user = await app.make.owner()
  const all: SignedIn[] = []
  for (let time = 0; time < times; time++) {
    app.clock.advance(1000)
    all.push(await app.signIn(user))
  }
  return all
}
const countSessions = async (app: TestApp): Promise<number> =>
  (await app.platform.db.selectFrom('sessions').select('id').execute()).length

test('fifty sessions: the least used one goes, ended ones before it', async () => {
  const app = await createTestApp()
  const all = await signInOften(app, 50)
  const [first, second, third] = all as [SignedIn, SignedIn, SignedIn]
  expect((await refresh(app, first)).status).toBe(200)
  await logout(app, third)
  await app.signIn(first)
  expect([await me(app, first), await me(app, second), await countSessions(app)]).toEqual([200, 200, 50])
  await app.signIn(first)
  expect([await me(app, first), await me(app, second), await countSessions(app)]).toEqual([200, 401, 50])
})

test('sign-ins at once do not pass the fifty', async () => {
  const app = await createTestApp()
  const [user] = (await signInOften(app, 49)) as [SignedIn]
  const body = { email: user.email, password: PASSWORD }
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => app.request({ method: 'POST', path: '/api/auth/login', body })),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(await countSessions(app)).toBe(50)
})

test('whoever knows the password and changes networks fills no mailbox', async () => {
  const app = await createTestApp({ env: { TRUST_PROXY: '1' } })
  const { email } = await app.make.owner()
  const signInFrom = (address: string) =>
    app.request({
      method: 'POST',
      path: '/api/auth/login',
      body: { email, password: PASSWORD },
      headers: { 'x-forwarded-for': address },
    })
  for (let network = 1; network <= 14; network++) await signInFrom(`203.0.113.${network}`)
  await app.runJobs()
  // The first of all is not told (3-decisions §2).
  expect(app.mail.sent.length).toBe(9)
  app.clock.advance(2 * DAY_MS)
  await signInFrom('198.51.100.1')
  await app.runJobs()
  expect(app.mail.sent.length).toBe(10)
})

test('a session that is renewed for hours has few tokens, and an old one used again still ends it', async () => {
  const app = await createTestApp()
  const [user] = (await signInOften(app, 1)) as [SignedIn]
  const stolen = copyOf(user)
  for (let renewal = 0; renewal < 12; renewal++) {
    app.clock.advance(14 * MINUTE_MS)
    expect((await refresh(app, user)).status).toBe(200)
  }
  const tokens = await app.platform.db.selectFrom('session_tokens').select(['kind', 'used_at']).execute()
  expect(tokens.filter(({ kind }) => kind === 'refresh')).toHaveLength(2)
  expect(tokens.length).toBeLessThanOrEqual(4)
  expect(await me(app, user)).toBe(200)
  expect((await refresh(app, stolen)).status).toBe(401)
  expect(await me(app, user)).toBe(401)
  const { end_reason: reason } = await app.platform.db.selectFrom('sessions').selectAll().executeTakeFirstOrThrow()
  expect(reason).toBe('token_reused')
})

test('a token that nobody gave out ends nothing', async () => {
  const app = await createTestApp()
  const [user] = (await signInOften(app, 1)) as [SignedIn]
  const forged = app.browser()
  const own = user.jar.get('sobremesa_refresh') ?? ''
  for (const token of [`${own.slice(0, -1)}${own.endsWith('A') ? 'B' : 'A'}`, 'x', '']) {
    forged.jar.set('sobremesa_refresh', token, '/api/auth')
    expect((await refresh(app, forged)).status).toBe(401)
  }
  expect(await me(app, user)).toBe(200)
})

test('tabs that renew one token again and again leave at most twenty open ones', async () => {
  const app = await createTestApp()
  const [user] = (await signInOften(app, 1)) as [SignedIn]
  for (let tab = 0; tab < 25; tab++) expect((await refresh(app, copyOf(user))).status).toBe(200)
  const left = await app.platform.db
    .selectFrom('session_tokens')
    .select('hash')
    .where('kind', '=', 'refresh')
    .where('used_at', 'is', null)
    .execute()
  expect(left).toHaveLength(20)
})

test('a hundred devices of an account are known; the one that was not seen for longest goes', async () => {
  const app = await createTestApp({ env: { TRUST_PROXY: '127.0.0.1' } })
  const { email } = await app.make.owner()
  const signInFrom = (network: number) => {
    app.clock.advance(1000)
    const headers = { 'x-forwarded-for': `192.0.2.${network}` }
    return app.request({ method: 'POST', path: '/api/auth/login', body: { email, password: PASSWORD }, headers })
  }
  await signInFrom(1)
  const { db } = app.platform
  await sql`INSERT INTO known_devices SELECT (jsonb_populate_record(row, jsonb_build_object(
    'device_hmac', 'device ' || number))).* FROM known_devices row, generate_series(1, 98) AS number`.execute(db)
  const [first] = await db
    .selectFrom('known_devices')
    .select('device_hmac')
    .where('device_hmac', 'not like', 'device %')
    .execute()
  const count = async () => (await db.selectFrom('known_devices').select('device_hmac').execute()).length
  for (const network of [2, 1, 3]) expect((await signInFrom(network)).status).toBe(200)
  expect(await count()).toBe(100)
  const kept = db.selectFrom('known_devices').where('device_hmac', '=', first?.device_hmac ?? '')
  expect(await kept.select('device_hmac').execute()).toHaveLength(1)
  for (const network of [4, 5]) expect((await signInFrom(network)).status).toBe(200)
  expect(await count()).toBe(100)
})
