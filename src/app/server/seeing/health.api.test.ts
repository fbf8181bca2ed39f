import { expect, onTestFinished, test } from 'vitest'
import { createTestApp } from '#test/app.ts'
import { openDatabase } from '#platform/db/database.ts'
import { silentLog } from '#platform/log/log.ts'

const health = { method: 'GET', url: '/api/health' } as const

test('says that the product can serve', async () => {
  const app = await createTestApp()
  const answer = await app.router.fastify.inject(health)
  expect([answer.statusCode, answer.json()]).toEqual([200, { success: true, data: { status: 'ok' } }])
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('is 503 when the process was told to stop', async () => {
  let ending = false
  const { fastify } = (await createTestApp({ web: { isEnding: () => ending } })).router
  expect((await fastify.inject(health)).statusCode).toBe(200)
  ending = true
  const answer = await fastify.inject(health)
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([503, 'unavailable'])
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
})

test('without its database it is 503, and so are signed-in calls: nobody is signed out', async () => {
  const app = await createTestApp()
  const marta = await app.signUp()
  const gone = openDatabase('postgres://nobody@127.0.0.1:1/nothing', silentLog)
  onTestFinished(gone.close)
  app.platform.db = gone.db
  const { fastify } = app.router
  for (const url of ['/api/health', '/api/auth/me', '/api/restaurants']) {
    const answer = await fastify.inject({ method: 'GET', url, headers: { cookie: marta.jar.header(url) } })
    expect([url, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([url, 503, 'unavailable'])
    expect(answer.headers['set-cookie']).toBeUndefined()
  }
})

test('a database that does not answer is one that is away: 503 in two seconds', async () => {
  const { platform, router } = await createTestApp()
  const silent = openDatabase('postgres://nobody@127.0.0.1:1/nothing', silentLog)
  silent.db.getExecutor().executeQuery = () => new Promise<never>(() => undefined)
  onTestFinished(silent.close)
  platform.db = silent.db
  expect((await router.fastify.inject(health)).statusCode).toBe(503)
})
