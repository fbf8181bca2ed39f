import { expect, test } from 'vitest'
import { createTestApp } from '#test/app.ts'

const TYPES = ['application/json', 'multipart/form-data; boundary=b', 'text/plain', 'application/x-www-form-urlencoded']
const EVIL = 'https://evil.example'

test('every unsafe call of another site is 403, before session, limits and body are checked', async () => {
  const app = await createTestApp({ rateLimits: true })
  const marta = await app.signUp()
  const cookie = marta.jar.header('/api/restaurants')
  const writing = app.router.endpoints.filter(({ method }) => method !== 'GET')
  const unsafe = writing.filter(({ csrf }) => csrf !== 'exempt')
  expect(unsafe.length).toBeGreaterThan(15)
  // The payment provider's call is proven by its signature (3-decisions §4).
  expect(writing.filter(({ csrf }) => csrf === 'exempt').map(({ path }) => path)).toEqual(['/payments/webhook'])
  for (const { method, path } of unsafe)
    for (const type of TYPES) {
      const answer = await app.router.fastify.inject({
        method,
        url: `/api${path}`,
        headers: { origin: EVIL, cookie, 'content-type': type },
        payload: '{broken',
      })
      expect([method, path, type, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
        method,
        path,
        type,
        403,
        'csrf',
      ])
    }
})

test('another site may only link to pages; no answer has CORS headers', async () => {
  const app = await createTestApp()
  for (const path of ['/api/health', '/api/restaurants/check-slug/casa']) {
    const answer = await app.request({ path, headers: { origin: EVIL } })
    expect(answer.status).toBe(200)
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
  }
})
