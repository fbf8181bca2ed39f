import { rmSync, writeFileSync } from 'node:fs'
import disk from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '#test/app.ts'
import { alsoByName } from '#test/spies/also-by-name.ts'
import { createReadiness, type ReadinessCheck } from '#platform/health/readiness.ts'
import { createLog, silentLog } from '#platform/log/log.ts'
import { openDatabase } from '#platform/db/database.ts'

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
  for (const url of ['/api/health', '/api/health/ready']) {
    const answer = await fastify.inject({ method: 'GET', url })
    expect([url, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([url, 503, 'unavailable'])
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  }
  expect((await fastify.inject({ method: 'GET', url: '/api/health/live' })).statusCode).toBe(200)
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

const release = { version: expect.stringMatching(/^\d+\.\d+\.\d+$/), commit: 'abc1234' }
const openReleased = () => createTestApp({ env: { RELEASE_COMMIT: 'abc1234' } })

type Ready = { status: string; checks: Record<string, string> }
/** What `/ready` answers, whether it is 200 or 503. */
async function ready({ router: { fastify } }: TestApp): Promise<{ status: number; data: Ready }> {
  const answer = await fastify.inject({ method: 'GET', url: '/api/health/ready' })
  return { status: answer.statusCode, data: answer.json<{ data: Ready }>().data }
}

test('a process that lives says what runs, without asking the database', async () => {
  const app = await openReleased()
  const spy = vi.spyOn(app.platform.db.getExecutor(), 'executeQuery')
  const answer = await app.request({ path: '/api/health/live' })
  expect([answer.status, answer.data]).toEqual([200, { status: 'ok', ...release }])
  expect(spy).not.toHaveBeenCalled()
})

test('a ready process names all that it has looked at', async () => {
  const app = await openReleased()
  const checks = { database: 'ok', folder: 'ok', disk: 'ok', storage: 'ok', queues: 'ok' }
  expect(await ready(app)).toMatchObject({ status: 200, data: { status: 'ok', ...release, checks } })
})

test('a commit is told by the clone where no setting does', async () => {
  const app = await createTestApp()
  const { data } = await app.request<{ commit: string | null }>({ path: '/api/health/live' })
  expect(data.commit === null || /^[0-9a-f]{40}$/.test(data.commit)).toBe(true)
})

test('what is not in order is named, and logged once until it is in order again', async () => {
  const lines: { check?: string; msg: string }[] = []
  const log = createLog({ level: 'info', pretty: false }, { write: text => void lines.push(JSON.parse(text)) })
  const app = await createTestApp({ log })
  const { dataDir } = app.platform.config
  rmSync(dataDir, { recursive: true })
  writeFileSync(dataDir, 'a file in the place of the folder')
  const failing = { status: 503, data: { status: 'unavailable', checks: { database: 'ok', folder: 'failing' } } }
  for (let n = 0; n < 2; n++) expect(await ready(app)).toMatchObject(failing)
  rmSync(dataDir)
  await disk.mkdir(dataDir)
  expect(await ready(app)).toMatchObject({ status: 200 })
  expect(lines.filter(({ check }) => check).map(({ check, msg }) => [check, msg])).toEqual([
    ['folder', 'ready: a check fails'],
    ['folder', 'ready: in order again'],
  ])
})

test('a full disk', async () => {
  const app = await createTestApp()
  const full = { ...(await disk.statfs('/')), bavail: 1 }
  alsoByName(vi.spyOn(disk, 'statfs').mockResolvedValue(full))
  onTestFinished(() => void vi.restoreAllMocks())
  expect(await ready(app)).toMatchObject({ status: 503, data: { checks: { disk: 'failing', folder: 'ok' } } })
})

test('a database that is away', async () => {
  const app = await createTestApp()
  const gone = openDatabase('postgres://nobody@127.0.0.1:1/nothing', silentLog)
  onTestFinished(gone.close)
  app.platform.db = gone.db
  const { data, status } = await ready(app)
  expect([status, data.checks]).toMatchObject([503, { database: 'failing', folder: 'ok' }])
})

test('work that nobody begins is told, and the process goes on serving: the others share its queues', async () => {
  const app = await createTestApp()
  await app.signUp()
  await sql`UPDATE pgboss.job SET start_after = now() - interval '11 minutes'`.execute(app.platform.db)
  expect(await ready(app)).toMatchObject({ status: 200, data: { status: 'degraded', checks: { queues: 'failing' } } })
  await app.runJobs()
  expect(await ready(app)).toMatchObject({ status: 200, data: { status: 'ok' } })
})

test('however many ask, each check runs once at a time', async () => {
  const { platform } = await createTestApp()
  const looked = Promise.withResolvers<undefined>()
  const look = vi.fn<ReadinessCheck['look']>(() => looked.promise)
  const lookAtAll = createReadiness(platform.log, [{ name: 'own', isOwn: true, look }])
  const answers = [lookAtAll(platform), lookAtAll(platform), lookAtAll(platform)]
  looked.resolve(undefined)
  expect(await Promise.all(answers)).toEqual(Array(3).fill({ isReady: true, checks: { own: 'ok' } }))
  expect(look).toHaveBeenCalledOnce()
  await lookAtAll(platform)
  expect(look).toHaveBeenCalledTimes(2)
})
