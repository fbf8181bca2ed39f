import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { asOwner } from '#test/databases/database.ts'
import { createTestApp } from '#test/app.ts'
import { createLog } from '#platform/log/log.ts'

type Line = { msg: string; status: number; code?: string; req: { id: string; path: string } }

test('every refusal carries a request id and the security headers; a token in it is not logged', async () => {
  const lines: Line[] = []
  const log = createLog({ level: 'info', pretty: false }, { write: text => void lines.push(JSON.parse(text) as Line) })
  const { fastify } = (await createTestApp({ log })).router
  const asked = [
    { url: '/api/auth/me', status: 401, code: 'unauthenticated' },
    { url: '/api/nada?token=secreto', status: 404, code: 'not_found' },
    { url: '/no-existe', status: 404, code: undefined },
    { url: '/wp-login.php', status: 404, code: undefined },
    { url: '/uploads/x/1.webp', status: 404, code: undefined },
    { url: '/%zz', status: 404, code: 'not_found' },
    { url: '/api/auth/login', method: 'POST', headers: { origin: 'https://otro.es' }, status: 403, code: 'csrf' },
  ] as const
  for (const { url, status, code, ...rest } of asked) {
    lines.length = 0
    const answer = await fastify.inject({ method: 'GET', url, ...rest })
    const id = answer.headers['x-request-id']
    expect([url, answer.statusCode, id]).toEqual([url, status, expect.any(String)])
    expect([url, answer.headers['x-content-type-options'], answer.headers['x-frame-options']]).toEqual([
      url,
      'nosniff',
      'DENY',
    ])
    const line = lines.find(each => each.msg === 'request refused')
    const isCounted = status === 404
    expect([url, line?.status, line?.code, line?.req.id]).toEqual(
      isCounted ? [url, undefined, undefined, undefined] : [url, status, code, id],
    )
    expect(JSON.stringify(lines)).not.toContain('secreto')
  }
})

test('404 and 429 of strangers are counted, and one line a minute says how many', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const lines: (Line & { notFound?: number; limited?: number; networks?: number })[] = []
  const log = createLog({ level: 'info', pretty: false }, { write: text => void lines.push(JSON.parse(text) as Line) })
  const app = await createTestApp({ log, rateLimits: true })
  const counted = () => lines.filter(({ msg }) => msg === 'strangers refused')
  for (let tries = 0; tries < 30; tries++) await app.request({ path: `/api/nada${tries}` })
  for (let tries = 0; tries < 62; tries++) await app.request({ method: 'POST', path: '/api/auth/refresh', body: {} })
  expect(lines.filter(({ status }) => status === 404 || status === 429)).toEqual([])
  expect(counted()).toEqual([])
  vi.advanceTimersByTime(60_000)
  expect(counted()).toMatchObject([{ notFound: 30, limited: 2, networks: 1 }])
  vi.advanceTimersByTime(120_000)
  expect(counted()).toHaveLength(1)
  await app.request({ path: '/api/nada' })
  vi.advanceTimersByTime(60_000)
  expect(counted()[1]).toMatchObject({ notFound: 1, limited: 0 })
})

test('those of people who are signed in are written one by one, with who it was', async () => {
  const lines: (Line & { userId?: string })[] = []
  const log = createLog({ level: 'info', pretty: false }, { write: text => void lines.push(JSON.parse(text) as Line) })
  const app = await createTestApp({ log })
  const marta = await app.signUp()
  const answer = await app.request({ path: '/api/restaurants/nada', as: marta })
  const line = lines.find(({ msg }) => msg === 'request refused')
  expect(line).toMatchObject({ status: 404, userId: marta.id, req: { id: answer.headers['x-request-id'] } })
})

type Answered = Line & {
  pattern: string
  durationMs: number
  userId?: string
  err?: { code: string }
  leftOut?: number
}

/** A product whose restaurants cannot be read, and its lines about answers. */
async function failing() {
  const lines: Answered[] = []
  const log = createLog(
    { level: 'info', pretty: false },
    { write: text => void lines.push(JSON.parse(text) as Answered) },
  )
  const app = await createTestApp({ log })
  const marta = await app.signUp()
  const rename = (from: string, to: string) =>
    asOwner(app.platform.db, sql`ALTER TABLE ${sql.table(from)} RENAME TO ${sql.table(to)}`)
  const fail = async () => {
    await rename('restaurants', 'gone')
    onTestFinished(async () => void (await rename('gone', 'restaurants')))
  }
  return { app, marta, lines, fail, told: () => lines.filter(({ status }) => status >= 400) }
}

test('each answer from 400 on has one line: method, pattern, status, duration, request id, user', async () => {
  const { app, marta, told, fail } = await failing()
  const path = '/api/restaurants/0199c2b4-7a39-7000-8000-000000000001'
  const missing = await app.request({ path, as: marta })
  await fail()
  const broken = await app.request({ path, as: marta })
  expect([missing.status, broken.status]).toEqual([404, 500])
  const common = { pattern: '/api/restaurants/:id', durationMs: expect.any(Number), userId: marta.id }
  expect(told()).toMatchObject([
    { ...common, status: 404, req: { id: missing.headers['x-request-id'], method: 'GET', path } },
    {
      ...common,
      status: 500,
      code: 'internal',
      err: { code: '42P01' },
      req: { id: broken.headers['x-request-id'] },
    },
  ])
})

test('failures of one kind are written once a second, and the next line says how many were left out', async () => {
  const { app, marta, told, fail } = await failing()
  await fail()
  for (let n = 0; n < 5; n++) await app.request({ path: '/api/restaurants', as: marta })
  expect(told()).toHaveLength(1)
  await app.request({ path: '/api/restaurants/0199c2b4-7a39-7000-8000-000000000001', as: marta })
  expect(told()).toMatchObject([{ pattern: '/api/restaurants' }, { pattern: '/api/restaurants/:id', leftOut: 4 }])
  app.clock.advance(1000)
  await app.request({ path: '/api/restaurants', as: marta })
  expect(told()).toHaveLength(3)
})

test('a page of a menu that fails has its one line too', async () => {
  const { app, told, fail } = await failing()
  await fail()
  const answer = await app.request({ path: '/casa-lola', headers: { accept: 'text/html' } })
  expect(answer.status).toBe(500)
  expect(told()).toMatchObject([{ status: 500, pattern: '/:slug', err: { code: '42P01' } }])
})
