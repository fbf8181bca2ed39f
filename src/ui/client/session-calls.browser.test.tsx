import { z } from 'zod'
import { expect, onTestFinished, test } from 'vitest'
import { answer, expireSession, sentCalls, sentHeaders } from '#test/browser/server.ts'
import { endpoint } from '#shared/endpoint.ts'
import { actingUser } from './acting-user.ts'
import { call } from './client.ts'

const COUNT = 50
const names = endpoint({
  name: 'test.names',
  summary: 'A list',
  method: 'GET',
  path: '/names',
  answer: z.array(z.string()),
})
const rename = endpoint({ name: 'test.rename', summary: 'A write', method: 'PUT', path: '/names', answer: z.null() })

test('fifty calls of one browser whose access cookie has expired: one refresh, fifty successes', async () => {
  await answer('GET /names', { data: ['Marta'] })
  await answer('PUT /names', { data: null })
  await answer('POST /auth/refresh', { data: null })
  await expireSession()
  const calls = Array.from({ length: COUNT }, (_, n) => (n % 2 ? call(names, {}) : call(rename, {})))
  const done = await Promise.allSettled<unknown>(calls)
  expect(done.map(({ status }) => status)).toEqual(Array(COUNT).fill('fulfilled'))
  const sent = (await sentCalls()).map(({ method, path }) => `${method} ${path}`)
  expect(sent.filter(one => one === 'POST /auth/refresh')).toHaveLength(1)
  expect(sent.filter(one => one.endsWith('/names')).length).toBeLessThanOrEqual(2 * COUNT)
})

test('a refresh is made for the user of the call; who asks whoever is signed in renews for them', async () => {
  onTestFinished(() => actingUser.set(undefined))
  actingUser.set('u1')
  await answer('GET /names', { data: ['Marta'] })
  await answer('POST /auth/refresh', { data: null })
  await expireSession()
  await call(names, {})
  await expireSession()
  await call(names, { forUser: null })
  const [calls, headers] = [await sentCalls(), await sentHeaders()]
  const refreshedFor = headers.filter((_, at) => calls[at]?.path === '/auth/refresh').map(({ userId }) => userId)
  expect(refreshedFor).toEqual(['u1', null])
})
