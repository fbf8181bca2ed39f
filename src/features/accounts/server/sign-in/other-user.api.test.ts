import { describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app.ts'
import { PASSWORD } from '#test/factories.ts'

const OTHER = {
  status: 409,
  code: 'other_user',
  message: 'En este navegador ha entrado otra persona. No se ha cambiado nada.',
}
const NOBODY = '00000000-0000-7000-8000-000000000000'

/** An owner with a dish, and a worker of the same restaurant who may change it too. */
async function createWorld(app: TestApp) {
  const person = await app.make.owner({ plan: {} })
  const restaurant = await app.make.restaurant(person)
  const dish = await app.make.dish(await app.make.category(restaurant), { price: '5' })
  const owner = await app.signIn(person)
  const worker = await app.signIn(await app.make.worker([restaurant]))
  return { owner, worker, dish, path: `/api/menu/items/${dish.id}` }
}

describe('a call that was made for somebody else than the session is of', () => {
  test('is 409 and does nothing: a worker’s change is never stored as the owner', async () => {
    const app = await createTestApp()
    const { owner, worker, path } = await createWorld(app)
    const put = (userId: string) =>
      app.request<{ price: number }>({
        method: 'PUT',
        path,
        as: owner,
        body: { price: 9 },
        headers: { 'x-user-id': userId },
      })
    expect(await put(worker.id)).toMatchObject(OTHER)
    expect(await put('nobody')).toMatchObject(OTHER)
    const prices = () => app.platform.db.selectFrom('menu_items').select('price').execute()
    expect((await prices()).map(({ price }) => Number(price))).toEqual([5])
    expect((await put(owner.id)).data.price).toBe(9)
  })

  test('is refused by every call that needs a session, before its body and its limits are looked at', async () => {
    const app = await createTestApp({ rateLimits: true })
    const owner = await app.signUp()
    const tried: string[] = []
    for (const { method, path, name } of app.router.endpoints) {
      const asked = {
        method,
        path: `/api${path.replaceAll(/:\w+/g, NOBODY)}`,
        ...(method !== 'GET' && { body: '{broken' }),
      }
      if ((await app.request(asked)).status !== 401) continue
      tried.push(name)
      const answer = await app.request({ ...asked, as: owner, headers: { 'x-user-id': NOBODY } })
      expect([name, answer.status, answer.code]).toEqual([name, 409, 'other_user'])
    }
    expect(tried).toContain('accounts.me')
    expect(tried.length).toBeGreaterThan(40)
  })

  test('signs nobody out', async () => {
    const app = await createTestApp()
    const { owner, worker } = await createWorld(app)
    const logout = (userId: string) =>
      app.request({ method: 'POST', path: '/api/auth/logout', body: {}, as: owner, headers: { 'x-user-id': userId } })
    expect(await logout(worker.id)).toMatchObject(OTHER)
    expect((await app.request({ path: '/api/auth/me', as: owner })).status).toBe(200)
    expect((await logout(owner.id)).status).toBe(200)
    expect((await app.request({ path: '/api/auth/me', as: owner })).status).toBe(401)
  })
})

test('a refresh for somebody else is refused before it uses the token up: nobody is signed out', async () => {
  const app = await createTestApp()
  const { owner, worker } = await createWorld(app)
  const refresh = (as: typeof owner, headers: Record<string, string>) =>
    app.request({ method: 'POST', path: '/api/auth/refresh', body: {}, as, headers })
  const before = owner.jar.header('/api/auth/refresh')
  // Also much later than the seconds in which a token may come twice.
  for (let tries = 0; tries < 3; tries++) {
    expect(await refresh(owner, { 'x-user-id': worker.id })).toMatchObject(OTHER)
    app.clock.advance(60_000)
  }
  expect(owner.jar.header('/api/auth/refresh')).toBe(before)
  expect((await app.request({ path: '/api/auth/me', as: owner })).status).toBe(200)
  expect((await refresh(owner, { 'x-user-id': owner.id })).status).toBe(200)
  expect(owner.jar.header('/api/auth/refresh')).not.toBe(before)
  expect((await refresh(owner, {})).status).toBe(200)
  // Who has signed out has no session that somebody else's could be.
  await app.request({ method: 'POST', path: '/api/auth/logout', body: {}, as: owner })
  expect((await refresh(owner, { 'x-user-id': worker.id })).status).toBe(401)
})

test('without the header, and where nobody is signed in, nothing is checked', async () => {
  const app = await createTestApp()
  const marta = await app.make.owner({})
  const body = { email: marta.email, password: PASSWORD }
  const headers = { 'x-user-id': NOBODY }
  expect((await app.request({ method: 'POST', path: '/api/auth/login', body, headers })).status).toBe(200)
  expect((await app.request({ path: '/api/restaurants/check-slug/casa', headers })).status).toBe(200)
  expect((await app.request({ path: '/api/auth/me', headers })).status).toBe(401)
})
