import { expect, test } from 'vitest'
import { createTestApp } from '#test/app.ts'
import { listRoutes } from '#test/house/routes.ts'
import { createTally } from './tally.ts'
import { createHostileWorld, usualCall } from './world.ts'

const tally = createTally('other sites')

/** What another site, a sandboxed frame or a name that looks like ours can say; PUBLIC_URL is localhost:3000. */
const FOREIGN: readonly Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: '' },
  { origin: 'http://localhost:3000.evil.example' },
  { origin: 'http://localhost:3001' },
  { origin: 'https://localhost:3000' },
  { origin: 'http://localhost:3000@evil.example' },
  { origin: 'http://evil.example/http://localhost:3000' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
]
/** Headers and fields with which frameworks let a harmless method stand for another one. */
const OVERRIDES = ['x-http-method-override', 'x-http-method', 'x-method-override']

test('no route but the payment webhook takes an unsafe method of another site, whatever it says of itself', async () => {
  const app = await createTestApp()
  const { marta } = await createHostileWorld(app)
  const cookie = marta.jar.header('/api/auth/refresh')
  const routes = listRoutes(app.router.fastify).filter(({ method }) => !['GET', 'HEAD', 'OPTIONS'].includes(method))
  const unsafe = routes.filter(({ path }) => path !== '/api/payments/webhook')
  expect(unsafe.length).toBeGreaterThan(40)
  expect(unsafe.some(({ path }) => path.startsWith('/dev/'))).toBe(true)
  for (const { method, path } of unsafe)
    for (const headers of FOREIGN) {
      const answer = await app.router.fastify.inject({
        method: method as 'POST',
        url: path,
        headers: { cookie, ...headers, 'content-type': 'text/plain' },
        payload: '{}',
      })
      tally.count(`${method} ${path}`, { status: answer.statusCode })
      expect([method, path, headers, answer.statusCode]).toEqual([method, path, headers, 403])
    }
})

test('a link or picture of another site changes nothing: no GET or HEAD stands for another method', async () => {
  const app = await createTestApp()
  const hostile = await createHostileWorld(app)
  const rows = async () => {
    const { db } = app.platform
    const changed = await db
      .selectFrom('restaurants')
      .select(['id', 'menu_version', 'updated_at'])
      .orderBy('id')
      .execute()
    return [changed, await db.selectFrom('sessions').select('ended_at').orderBy('id').execute()]
  }
  const as = await app.signIn(hostile.marta)
  const before = await rows()
  for (const endpoint of app.router.endpoints.filter(({ method }) => method !== 'GET')) {
    const { path, body } = usualCall(hostile, endpoint)
    for (const method of ['GET', 'HEAD', 'OPTIONS'] as const)
      for (const override of OVERRIDES) {
        const headers = { [override]: endpoint.method, origin: 'https://evil.example' }
        const query = new URLSearchParams({ _method: endpoint.method, ...(body as Record<string, string>) }).toString()
        tally.count(endpoint.name, await app.request({ method, path: `${path}?${query}`, as, headers }))
      }
  }
  expect(await rows()).toEqual(before)
})
