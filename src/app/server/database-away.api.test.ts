import type { AddressInfo } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestApp } from '#test/app.ts'
import { workerDatabase } from '#test/databases/database.ts'
import { menuOf } from '#test/menus/public-menus.ts'
import { silentProxy } from '#test/network/silent-proxy.ts'

const THREE_SECONDS_MS = 3_000
const LOOK_MS = 250
const BROWSER = { accept: 'text/html' }
const AWAY = { status: 503, code: 'unavailable', message: expect.stringContaining('no está disponible') }

/** Lets time pass for whoever looks at the database, and answers arrive for a while in between. */
async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += LOOK_MS) {
    await vi.advanceTimersByTimeAsync(LOOK_MS)
    for (let turn = 0; turn < 5; turn++) await nextTurn()
  }
}

/** The product with Casa Lola's menu in memory, on a database behind a proxy. */
async function world() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const proxy = await silentProxy(await workerDatabase())
  const app = await createTestApp({ env: { DATABASE_URL: proxy.connectionString } })
  // Whoever ends the product would wait for the database.
  onTestFinished(proxy.thaw)
  const { dish, owner } = await menuOf(app)
  const as = await app.signIn(owner)
  const page = () => app.request({ path: '/casa-lola', headers: BROWSER })
  const me = () => app.request({ path: '/api/auth/me', as })
  await page()
  return { app, proxy, dish, as, page, me }
}

test('a frozen database is told within three seconds: memory is served, all else is 503, nobody is signed out', async () => {
  const { app, proxy, dish, as, page, me } = await world()
  proxy.freeze()
  const rename = { translations: { es: { name: 'Croquetas de jamón' } } }
  const asked = [
    me(),
    app.request({ path: '/api/health' }),
    app.request({ path: `/api/menu/items/${dish.id}`, method: 'PUT', as, body: rename }),
    app.request({ path: '/api/auth/refresh', method: 'POST', as }),
  ]
  const other = app.request({ path: '/otra-casa', headers: BROWSER })
  await pass(THREE_SECONDS_MS)
  for (const answer of await Promise.all(asked)) {
    expect(answer).toMatchObject(AWAY)
    expect(answer.headers['set-cookie']).toBeUndefined()
  }
  expect(await other).toMatchObject({ status: 503, text: expect.stringContaining('<h1') })
  expect((await page()).status).toBe(200)
  // From now on nobody waits.
  expect(await me()).toMatchObject(AWAY)

  proxy.thaw()
  await vi.waitFor(async () => {
    await pass(LOOK_MS)
    expect((await me()).status).toBe(200)
  })
  expect((await app.request({ path: '/api/public/casa-lola/items' })).status).toBe(200)
})

test('a body that is still on its way gets its 503, never a closed connection', async () => {
  const { app, proxy, dish, as } = await world()
  await app.router.fastify.listen({ port: 0, host: '127.0.0.1' })
  // Else the end of the test waits until the connections, whose bodies were answered on their way, have been silent.
  onTestFinished(() => app.router.fastify.server.closeAllConnections())
  const { port } = app.router.fastify.server.address() as AddressInfo
  const path = `/api/menu/items/${dish.id}`
  const body = JSON.stringify({ translations: { es: { name: 'x', description: 'y'.repeat(200_000) } } })
  const put = () =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'PUT',
      headers: {
        cookie: as.jar.header(path),
        origin: app.platform.config.publicUrl,
        'content-type': 'application/json',
      },
      body,
    })
  proxy.freeze()
  const first = put()
  await pass(THREE_SECONDS_MS)
  for (const answer of [await first, ...(await Promise.all([put(), put()]))]) expect(answer.status).toBe(503)
})
