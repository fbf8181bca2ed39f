import { describe, expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#shared/time.ts'
import { createTestApp, type SignedIn, type TestApp } from '#test/app.ts'
import type { CookieJar } from '#test/cookie-jar.ts'
import { PASSWORD } from '#test/factories.ts'

const HTTPS = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://carta.example.com',
  SMTP_URL: 'smtp://localhost:1',
  MAIL_FROM: 'hola@carta.example.com',
}
const FORMER = '__Secure-sobremesa_refresh'
const REFRESH = '__Host-sobremesa_refresh'
const ACCESS = '__Host-sobremesa_access'

const me = (app: TestApp, cookie: string) => app.request({ path: '/api/auth/me', headers: { cookie } })
const refresh = (app: TestApp, cookie: string) =>
  app.request({ method: 'POST', path: '/api/auth/refresh', body: {}, headers: { cookie } })
const setBy = (answer: { headers: Record<string, unknown> }) => [answer.headers['set-cookie'] ?? []].flat().map(String)
const valueOf = (jar: CookieJar, name: string) => jar.get(name) ?? ''

/** A session whose refresh cookie has its former name, as the release before this one made it. */
async function formerSession(app: TestApp): Promise<{ marta: SignedIn; former: string }> {
  const marta = await app.signUp()
  await app.platform.db.updateTable('sessions').set({ has_host_cookies: false }).execute()
  return { marta, former: `${FORMER}=${valueOf(marta.jar, REFRESH)}` }
}

describe('on https', () => {
  test('both cookies belong to this host alone', async () => {
    const app = await createTestApp({ env: HTTPS })
    const marta = await app.make.owner({})
    const body = { email: marta.email, password: PASSWORD }
    const cookies = setBy(await app.request({ method: 'POST', path: '/api/auth/login', body }))
    expect(cookies.map(cookie => cookie.split('=')[0])).toEqual([ACCESS, REFRESH])
    for (const cookie of cookies) expect(cookie).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  })

  test('the refresh cookie counts below /api/auth only', async () => {
    const app = await createTestApp({ env: HTTPS })
    const marta = await app.signUp()
    const cookie = `${REFRESH}=${valueOf(marta.jar, REFRESH)}`
    expect((await me(app, cookie)).status).toBe(401)
    expect((await refresh(app, cookie)).status).toBe(200)
  })
})

describe('two cookies of one name', () => {
  test('count as none, whichever comes first', async () => {
    const app = await createTestApp()
    const marta = await app.signUp()
    const luis = await app.signUp()
    const [mine, planted] = [marta, luis].map(({ jar }) => `sobremesa_access=${valueOf(jar, 'sobremesa_access')}`)
    expect((await me(app, `${mine}`)).status).toBe(200)
    const spaced = planted?.replace('=', ' =')
    for (const cookie of [`${planted}; ${mine}`, `${mine}; ${planted}`, `${mine};${mine}`, `${spaced}; ${mine}`])
      expect((await me(app, cookie)).status).toBe(401)
    expect((await me(app, `other=1; ${mine}; other=2`)).status).toBe(200)
  })

  test('renew no session', async () => {
    const app = await createTestApp()
    const [marta, luis] = [await app.signUp(), await app.signUp()]
    const [mine, planted] = [marta, luis].map(({ jar }) => `sobremesa_refresh=${valueOf(jar, 'sobremesa_refresh')}`)
    expect((await refresh(app, `${planted}; ${mine}`)).status).toBe(401)
    expect((await refresh(app, `${mine}`)).status).toBe(200)
  })
})

describe('the former refresh cookie', () => {
  test('renews the session it belongs to, is removed, and the new one goes on', async () => {
    const app = await createTestApp({ env: HTTPS })
    const { marta, former } = await formerSession(app)
    app.clock.advance(20 * DAY_MS)
    const renewed = await refresh(app, former)
    expect(renewed.status).toBe(200)
    const cookies = setBy(renewed)
    expect(cookies.find(cookie => cookie.startsWith(`${FORMER}=;`))).toMatch(
      /; Path=\/api\/auth; Expires=Thu, 01 Jan 1970/,
    )
    marta.jar.take(cookies)
    expect((await app.request({ path: '/api/auth/me', as: marta })).status).toBe(200)
    app.clock.advance(20 * MINUTE_MS)
    expect((await refresh(app, `${REFRESH}=${valueOf(marta.jar, REFRESH)}`)).status).toBe(200)
  })

  test('two tabs that renew at once stay signed in', async () => {
    const app = await createTestApp({ env: HTTPS })
    const { former } = await formerSession(app)
    expect((await refresh(app, former)).status).toBe(200)
    expect((await refresh(app, former)).status).toBe(200)
  })

  test('counts for no session that began with the new one, and nowhere else', async () => {
    const app = await createTestApp({ env: HTTPS })
    const marta = await app.signUp()
    expect((await refresh(app, `${FORMER}=${valueOf(marta.jar, REFRESH)}`)).status).toBe(401)
    const plain = await createTestApp()
    const luis = await plain.signUp()
    expect((await refresh(plain, `${FORMER}=${valueOf(luis.jar, 'sobremesa_refresh')}`)).status).toBe(401)
  })

  test('ends its session when this browser signs out', async () => {
    const app = await createTestApp({ env: HTTPS })
    const { former } = await formerSession(app)
    await app.request({ method: 'POST', path: '/api/auth/logout', body: {}, headers: { cookie: former } })
    expect((await refresh(app, former)).status).toBe(401)
  })
})

test('signing out empties the HTTP cache of the browser', async () => {
  const app = await createTestApp()
  const marta = await app.signUp()
  const answer = await app.request({ method: 'POST', path: '/api/auth/logout', body: {}, as: marta })
  expect(answer.headers['clear-site-data']).toBe('"cache"')
})
