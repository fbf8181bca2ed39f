import { describe, expect, test } from 'vitest'
import { DAY_MS } from '#shared/time.ts'
import { createTestApp } from '#test/app.ts'
import type { TestRequest, TestResponse } from '#test/client.ts'
import { menuOf } from '#test/menus/public-menus.ts'
import { loadTestFrontend } from '#test/test-frontend.ts'
import { bumpMenuVersion } from '#features/restaurants/server/index.ts'
import type { LoadFrontend } from './frontend.ts'

const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' }
/** A query with an escape is left to Fastify; no page reads this one. */
const PAST_THE_FRONT = 'x=%20'

/** Casa Lola's menu, and a server that counts the requests that reach Fastify. */
async function world() {
  let isEnding = false
  let reached = 0
  const loadFrontend: LoadFrontend = fastify => {
    fastify.addHook('onRequest', (_request, _reply, done) => {
      reached++
      done()
    })
    return loadTestFrontend(fastify)
  }
  const app = await createTestApp({ web: { loadFrontend, isEnding: () => isEnding } })
  const made = await menuOf(app, { supportedLocales: ['es', 'en'] })
  const request = (asked: TestRequest) => app.request({ headers: BROWSER, ...asked })
  return {
    app,
    ...made,
    request,
    /** True when Fastify handled it. */
    reachesFastify: async (asked: TestRequest) => {
      const before = reached
      await request(asked)
      return reached > before
    },
    end: () => {
      isEnding = true
    },
  }
}

/** Fastify says `content-length: 0` for a HEAD that is answered 304. */
const comparable = ({ status, headers: { date: _, 'content-length': length, ...headers } }: TestResponse) => ({
  ...headers,
  status,
  length: status === 304 ? undefined : length,
})

describe.each([
  '/',
  '/casa-lola',
  '/casa-lola?lang=en',
  '/api/public/casa-lola',
  '/api/public/casa-lola/categories',
  '/api/public/casa-lola/items',
])('%s, once it is ready,', path => {
  test('is sent without Fastify, and is the same answer header by header', async () => {
    const { request, reachesFastify } = await world()
    expect(await reachesFastify({ path })).toBe(true)
    expect(await reachesFastify({ path })).toBe(false)
    const etag = String((await request({ path })).headers['etag'])
    for (const headers of [
      BROWSER,
      { 'accept-encoding': 'gzip' },
      {},
      { ...BROWSER, 'if-none-match': etag },
      { ...BROWSER, 'if-none-match': 'W/"another"' },
    ])
      for (const method of ['GET', 'HEAD'] as const) {
        const front = await request({ method, path, headers })
        const past = `${path}${path.includes('?') ? '&' : '?'}${PAST_THE_FRONT}`
        expect(await reachesFastify({ method, path: past, headers })).toBe(true)
        const behind = await request({ method, path: past, headers })
        expect(comparable(front)).toEqual(comparable(behind))
        expect(front.bytes.equals(behind.bytes)).toBe(true)
      }
  })
})

test('what is not ready, not a simple read, or no longer true reaches Fastify', async () => {
  const { app, restaurant, request, reachesFastify } = await world()
  const path = '/casa-lola'
  await request({ path })
  const others: TestRequest[] = [
    { path: `${path}?lang=en` },
    { path: `${path}?utm_lang=1` },
    { path: '/Casa-Lola' },
    { path: `${path}/` },
    { path, method: 'POST' },
    { path, method: 'OPTIONS' },
    { path, headers: { 'transfer-encoding': 'chunked' } },
    { path, headers: { 'content-length': '0' } },
  ]
  for (const asked of others) expect([asked, await reachesFastify(asked)]).toEqual([asked, true])
  expect(await reachesFastify({ path: `${path}?utm_source=qr` })).toBe(false)
  await app.platform.db.transaction().execute(trx => bumpMenuVersion(app.platform, trx, restaurant.id))
  expect(await reachesFastify({ path }), 'changed').toBe(true)
  expect(await reachesFastify({ path }), 'ready again').toBe(false)
})

test('a process that was told to stop answers what is ready and what is not, and closes each connection', async () => {
  const { request, reachesFastify, end } = await world()
  const path = '/casa-lola'
  const connections = async () => {
    const answers = [
      await request({ path }),
      await request({ path: '/no-existe' }),
      await request({ path: '/api/auth/me' }),
    ]
    return answers.map(({ status, headers }) => [status, headers['connection']])
  }
  await request({ path })
  expect(await connections()).toEqual([200, 404, 401].map(status => [status, 'keep-alive']))
  end()
  expect(await reachesFastify({ path })).toBe(false)
  expect(await connections()).toEqual([200, 404, 401].map(status => [status, 'close']))
})

test('a menu that is no longer shown is not sent by the front', async () => {
  const { app, restaurant, request } = await world()
  const paths = ['/casa-lola', '/api/public/casa-lola', '/api/public/casa-lola/items']
  for (const path of paths) expect((await request({ path })).status).toBe(200)
  await app.platform.db.transaction().execute(async trx => {
    const now = app.clock.now()
    await trx
      .updateTable('restaurants')
      .set({ status: 'inactive', inactive_since: now })
      .where('id', '=', restaurant.id)
      .execute()
    await bumpMenuVersion(app.platform, trx, restaurant.id)
  })
  for (const path of paths) expect((await request({ path })).status).toBe(200)
  app.clock.advance(app.platform.config.lapsedMenuDays * DAY_MS)
  for (const path of paths) expect((await request({ path })).status).toBe(404)
})
