import { expect, onTestFinished, test, vi } from 'vitest'
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
