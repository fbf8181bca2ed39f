import { expect, test } from 'vitest'
import { MINUTE_MS } from '#shared/time.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import { createLog } from '#platform/log/log.ts'
import { BROWSER_FAILURES_IP } from './browser-failures.ts'

const FAILURE = { part: 'clipboard', error: 'NotAllowedError', page: '/dashboard/qr' }
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'

const report = (app: TestApp, body: unknown = FAILURE) =>
  app.request({ method: 'POST', path: '/api/browser-failures', headers: { 'user-agent': FIREFOX }, body })

async function open(rateLimits = false) {
  const lines: { msg: string }[] = []
  const log = createLog({ level: 'info', pretty: false }, { write: text => void lines.push(JSON.parse(text)) })
  const app = await createTestApp({ log, rateLimits })
  return { app, lines, told: () => lines.filter(({ msg }) => msg === 'browser: a part of it failed') }
}

test('a failure is in the log with its browser, also of somebody without a session', async () => {
  const { app, told } = await open()
  expect((await report(app)).status).toBe(200)
  expect(told()).toMatchObject([{ ...FAILURE, browser: 'Firefox en Windows', leftOut: 0, level: 40 }])
})

test('of one kind there is one line a minute, and the next one says how many were left out', async () => {
  const { app, told } = await open()
  for (let n = 0; n < 5; n++) await report(app)
  await report(app, { ...FAILURE, part: 'canvas' })
  app.clock.advance(MINUTE_MS)
  await report(app)
  expect(told()).toMatchObject([
    { part: 'clipboard', leftOut: 0 },
    { part: 'canvas', leftOut: 4 },
    { part: 'clipboard', leftOut: 0 },
  ])
})

test('a script that failed is told with its place in our code, and each place has its own line', async () => {
  const { app, told } = await open()
  const at = (line: number) => ({
    ...FAILURE,
    part: 'script',
    error: 'TypeError',
    at: `/assets/main-Ab12.js:${line}:7`,
  })
  for (const line of [1, 1, 2]) expect((await report(app, at(line))).status).toBe(200)
  expect(told()).toMatchObject([at(1), at(2)])
})

test.each([
  ['a place that is not ours', { at: 'https://otro.es/secreto.js:1:1' }],
  ['a query', { page: '/auth/accept-invitation?token=secreto' }],
  ['another site', { page: 'https://otro.es/' }],
  ['a message', { error: 'secreto de Ana' }],
  ['another part', { part: 'secreto' }],
  ['a long path', { page: `/${'a'.repeat(300)}` }],
])('%s is refused, and nothing of it is in the log', async (_what, wrong) => {
  const { app, lines, told } = await open()
  expect(await report(app, { ...FAILURE, ...wrong })).toMatchObject({ status: 400 })
  expect(told()).toEqual([])
  expect(JSON.stringify(lines)).not.toContain('secreto')
})

test('other fields are dropped, and a large body is refused', async () => {
  const { app, lines, told } = await open()
  expect((await report(app, { ...FAILURE, message: 'secreto' })).status).toBe(200)
  expect(told()).toHaveLength(1)
  expect(JSON.stringify(lines)).not.toContain('secreto')
  expect((await report(app, { ...FAILURE, message: 'x'.repeat(2000) })).status).toBe(413)
})

test('a network may tell some failures an hour', async () => {
  const { app } = await open(true)
  for (let n = 0; n < BROWSER_FAILURES_IP.points; n++) expect((await report(app)).status).toBe(200)
  expect((await report(app)).status).toBe(429)
})
