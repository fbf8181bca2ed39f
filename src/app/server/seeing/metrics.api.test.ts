import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createTestApp, type TestApp, type TestAppOptions } from '#test/app.ts'
import { recordStatements } from '#test/statements.ts'
import { openDatabase } from '#platform/db/database.ts'
import { silentLog } from '#platform/log/log.ts'
import { addWebhookMetrics } from '#features/billing/server/webhook/webhook-metrics.ts'

const TOKEN = 'a token of the scraper'
const open = (options: TestAppOptions = {}) =>
  createTestApp({ ...options, env: { METRICS_TOKEN: TOKEN, ...options.env } })

const scrape = ({ router: { fastify } }: TestApp, authorization = `Bearer ${TOKEN}`) =>
  fastify.inject({ method: 'GET', url: '/metrics', headers: { authorization } })

/** The value of one series; labels in the order in which they are printed. */
async function read(app: TestApp, series: string): Promise<number | undefined> {
  const line = (await scrape(app)).payload.split('\n').find(each => each.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length))
}

test('without the setting there is no such page', async () => {
  const app = await createTestApp()
  expect((await scrape(app)).statusCode).toBe(404)
})

test('only who has the token reads it', async () => {
  const app = await open()
  for (const wrong of ['', 'Bearer', `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`, TOKEN, `bearer ${TOKEN}`]) {
    const answer = await scrape(app, wrong)
    expect([wrong, answer.statusCode, answer.headers['www-authenticate']]).toEqual([wrong, 401, 'Bearer'])
    expect(answer.payload).not.toContain('sobremesa_')
  }
  const answer = await scrape(app)
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(answer.headers['content-type']).toContain('text/plain; version=0.0.4')
})

test('answers are counted by route and class, with how long they took', async () => {
  const app = await open()
  const marta = await app.signUp()
  const restaurant = await app.make.restaurant(marta)
  for (const id of [restaurant.id, restaurant.id, 'nada'])
    await app.request({ path: `/api/restaurants/${id}`, as: marta })
  const counted = (status: number) =>
    `sobremesa_requests_total{class="call",method="GET",pattern="/api/restaurants/:id",status="${status}"}`
  expect([await read(app, counted(200)), await read(app, counted(404))]).toEqual([2, 1])
  expect(await read(app, 'sobremesa_request_duration_seconds_count{class="call"}')).toBe(4)
  expect(await read(app, 'sobremesa_request_duration_seconds_bucket{le="30",class="call"}')).toBe(4)
})

test('what strangers ask for makes no new series', async () => {
  const app = await open()
  for (let n = 0; n < 20; n++) await app.request({ path: `/api/nada-${n}` })
  await app.router.fastify.inject({ method: 'GET', url: '/%zz' })
  const series = (await scrape(app)).payload.match(/^sobremesa_requests_total\{.*$/gm)
  expect(series).toEqual(['sobremesa_requests_total{class="page",method="GET",pattern="none",status="404"} 20'])
})

test('answers from memory and hits of the cache are counted where they are sent', async () => {
  const app = await open()
  const { slug } = await app.make.restaurant(await app.make.owner({ plan: {} }))
  const visit = (headers = {}) => app.request({ path: `/${slug}`, headers })
  const etag = String((await visit()).headers['etag'])
  for (let n = 0; n < 3; n++) expect((await visit()).status).toBe(200)
  expect((await visit({ 'if-none-match': etag })).status).toBe(304)
  expect(await read(app, 'sobremesa_ready_answers_total{answer="menu_page",status="200"}')).toBe(3)
  expect(await read(app, 'sobremesa_ready_answers_total{answer="menu_page",status="304"}')).toBe(1)
  expect(await read(app, 'sobremesa_menu_cache_lookups_total{result="hit"}')).toBe(4)
  expect(await read(app, 'sobremesa_menu_cache_lookups_total{result="miss"}')).toBe(1)
  expect(await read(app, 'sobremesa_menu_cache_bytes')).toBeGreaterThan(1000)
})

test('jobs, mails and readiness', async () => {
  const app = await open()
  // The welcome, and the confirmation of the email.
  await app.signUp()
  app.mail.send = () => Promise.reject(new Error('away'))
  await app.runJobs().catch(() => undefined)
  expect(await read(app, 'sobremesa_jobs{queue="mail.send",state="retry"}')).toBe(2)
  expect(await read(app, 'sobremesa_job_runs_total{queue="mail.send",result="failed"}')).toBe(2)
  expect(await read(app, 'sobremesa_mail_attempts_total{result="failed"}')).toBe(2)
  for (const check of ['database', 'folder', 'disk'])
    expect([check, await read(app, `sobremesa_ready{check="${check}",own="yes"}`)]).toEqual([check, 1])
  expect(await read(app, 'sobremesa_ready{check="queues",own="no"}')).toBe(1)
})

test('events of the payment provider', async () => {
  const app = await open()
  const answer = await app.request({
    method: 'POST',
    path: '/api/payments/webhook',
    headers: { 'content-type': 'application/json', 'stripe-signature': 'wrong' },
    body: {},
  })
  expect(answer.status).toBe(400)
  expect(await read(app, 'sobremesa_webhooks_total{result="refused"}')).toBe(1)
  expect([
    await read(app, 'sobremesa_webhooks_waiting'),
    await read(app, 'sobremesa_webhooks_waiting_seconds'),
  ]).toEqual([0, 0])
})

test('the figures of waiting events come from one statement a scrape', async () => {
  const { platform } = await open()
  const statements = recordStatements(platform)
  addWebhookMetrics(platform)
  const asked = () => statements.filter(statement => statement.includes('payment_events')).length
  for (const scraped of [1, 2]) {
    const events = { provider: 'test', event_id: `${scraped}`, type: 'a', created_at: platform.clock.now() }
    await platform.db.insertInto('payment_events').values(events).execute()
    const before = asked()
    expect(await platform.metrics.metrics()).toContain(`sobremesa_webhooks_waiting ${scraped}\n`)
    expect(asked() - before).toBe(1)
  }
})

test('a second process has figures of its own', async () => {
  const app = await open()
  const beside = await open({ beside: app })
  await app.request({ path: '/api/openapi.json' })
  const series = 'sobremesa_requests_total{class="call",method="GET",pattern="/api/openapi.json",status="200"}'
  expect([await read(app, series), await read(beside, series)]).toEqual([1, undefined])
})

test('connections of clients, with the bytes that they do not take', async () => {
  const app = await open()
  const { fastify } = app.router
  await fastify.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((fastify.server.address() as AddressInfo).port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  await expect.poll(() => read(app, 'sobremesa_connections')).toBe(1)
  expect(await read(app, 'sobremesa_slow_reader_bytes')).toBe(0)
})

test('without its database a process still tells its own figures', async () => {
  const app = await open()
  const gone = openDatabase('postgres://nobody@127.0.0.1:1/nothing', silentLog)
  onTestFinished(gone.close)
  app.platform.db = gone.db
  expect((await scrape(app)).statusCode).toBe(200)
  expect(await read(app, 'sobremesa_ready{check="database",own="yes"}')).toBe(0)
  expect(await read(app, 'sobremesa_connections')).toBe(0)
})
