import { describe, expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#shared/time.ts'
import { createTestApp, type SignedIn, type TestApp } from '#test/app.ts'
import type { TestBrowser } from '#test/client.ts'
import { startSession } from './sessions.service.ts'

const refresh = (app: TestApp, as: TestBrowser) =>
  app.request({ method: 'POST', path: '/api/auth/refresh', as, body: {} })
const me = async (app: TestApp, as: TestBrowser) => (await app.request({ path: '/api/auth/me', as })).status
const signInAnyone = async (app: TestApp): Promise<SignedIn> => app.signIn(await app.make.owner())
const copyOf = ({ jar }: TestBrowser): TestBrowser => ({ jar: jar.copy() })

/** Renews every 29 days until this many days have passed, because an unused session ends after 30. */
async function keepAlive(app: TestApp, as: TestBrowser, days: number): Promise<void> {
  for (let passed = 0; passed < days; passed += 29) {
    app.clock.advance(Math.min(29, days - passed) * DAY_MS)
    expect((await refresh(app, as)).status).toBe(200)
  }
}

describe('a session of 180 days', () => {
  test('ends its access tokens too, however new they are', async () => {
    const app = await createTestApp()
    const marta = await signInAnyone(app)
    await keepAlive(app, marta, 179)
    app.clock.advance(DAY_MS - 10 * MINUTE_MS)
    expect((await refresh(app, marta)).status).toBe(200)
    app.clock.advance(9 * MINUTE_MS)
    expect(await me(app, marta)).toBe(200)
    app.clock.advance(MINUTE_MS)
    expect(await me(app, marta)).toBe(401)
  })

  test('is kept by the browser no longer than it lives', async () => {
    const app = await createTestApp()
    const marta = await signInAnyone(app)
    await keepAlive(app, marta, 178)
    const cookies = [(await refresh(app, marta)).headers['set-cookie'] ?? []].flat().map(String)
    const kept = cookies.find(cookie => cookie.startsWith('sobremesa_refresh='))
    expect(Number(/max-age=(\d+)/i.exec(kept ?? '')?.[1])).toBe((2 * DAY_MS) / SECOND_MS)
  })
})

describe('a token', () => {
  test('is good for what it was made for, nothing else', async () => {
    const app = await createTestApp()
    const tokens = await startSession(app.platform, app.platform.db, {
      userId: (await app.make.owner()).id,
      role: 'owner',
      userAgent: 'test',
      now: app.clock.now(),
    })
    const browser = app.browser()
    browser.jar.set('sobremesa_access', tokens.refresh)
    browser.jar.set('sobremesa_refresh', tokens.access, '/api/auth')
    expect(await me(app, browser)).toBe(401)
    expect((await refresh(app, browser)).status).toBe(401)
  })

  test('used twice gets a sibling up to ten seconds later, the tenth included', async () => {
    const app = await createTestApp()
    const marta = await signInAnyone(app)
    const tab = copyOf(marta)
    await refresh(app, marta)
    app.clock.advance(10 * SECOND_MS)
    expect((await refresh(app, tab)).status).toBe(200)
    expect(await me(app, marta)).toBe(200)
  })

  test('used twice gets no sibling when the session has ended meanwhile', async () => {
    const app = await createTestApp()
    const marta = await signInAnyone(app)
    await keepAlive(app, marta, 179)
    app.clock.advance(DAY_MS - 5 * SECOND_MS)
    const tab = copyOf(marta)
    expect((await refresh(app, marta)).status).toBe(200)
    app.clock.advance(5 * SECOND_MS)
    expect((await refresh(app, tab)).status).toBe(401)
  })

  test('used twice gets no sibling for somebody who was removed meanwhile', async () => {
    const app = await createTestApp()
    const restaurant = await app.make.restaurant(await app.make.owner())
    const worker = await app.signIn(await app.make.worker([restaurant]))
    const tab = copyOf(worker)
    expect((await refresh(app, worker)).status).toBe(200)
    await app.platform.db.updateTable('users').set({ status: 'removed' }).where('id', '=', worker.id).execute()
    expect((await refresh(app, tab)).status).toBe(401)
  })
})

test('who leaves after a quarter of an hour has only the refresh token left: it ends the session too', async () => {
  const app = await createTestApp()
  const marta = await signInAnyone(app)
  const stolen = copyOf(marta)
  app.clock.advance(16 * MINUTE_MS)
  // By then the browser has deleted the access cookie.
  marta.jar.delete('sobremesa_access')
  expect((await app.request({ method: 'POST', path: '/api/auth/logout', as: marta })).status).toBe(200)
  expect((await refresh(app, stolen)).status).toBe(401)
})

test('a browser whose session is over forgets its cookies', async () => {
  const app = await createTestApp()
  const marta = await signInAnyone(app)
  app.clock.advance(31 * DAY_MS)
  expect((await refresh(app, marta)).status).toBe(401)
  expect([marta.jar.get('sobremesa_access'), marta.jar.get('sobremesa_refresh')]).toEqual([undefined, undefined])
})

test('of the name of a browser 300 characters are kept', async () => {
  const app = await createTestApp()
  const { email, password } = await app.make.owner()
  const headers = { 'user-agent': 'x'.repeat(5000) }
  const body = { email, password }
  expect((await app.request({ method: 'POST', path: '/api/auth/login', headers, body })).status).toBe(200)
  const session = await app.platform.db.selectFrom('sessions').select('user_agent').executeTakeFirstOrThrow()
  expect(session.user_agent).toBe('x'.repeat(300))
})
