import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { WebRole } from '#app/server/api.ts'
import { type Roles, startProcess } from '#app/server/process/start-process.ts'
import { cookieName } from '#features/identity/server/sessions/cookies.ts'
import { lockUser } from '#features/identity/server/index.ts'
import { startSession } from '#features/identity/server/sessions/sessions.service.ts'
import { type FakeClock, fakeClock } from '#platform/clock/clock.ts'
import { loadConfig } from '#platform/config/config.ts'
import type { Router } from '#platform/http/router.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { createTenants, NOBODY } from '#platform/db/tenants.ts'
import { type Log, silentLog } from '#platform/log/log.ts'
import type { Payments } from '#platform/payments/payments.ts'
import type { Platform } from '#platform/platform.ts'
import { createMemoryStorage } from '#platform/storage/memory-storage.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { type TestBrowser, send, type TestRequest, type TestResponse } from './client.ts'
import { CookieJar } from './cookie-jar.ts'
import { emptyDatabase, workerDatabase } from './databases/database.ts'
import { createFactories, type Factories, PASSWORD, type TestUser } from './factories.ts'
import { createFakeMail, type FakeMail } from './mail/fake-mail.ts'
import { nextNumber, TEST_NOW } from './numbers.ts'
import { createTenantRule } from './house/tenant-rule.ts'
import { loadTestFrontend } from './test-frontend.ts'

export { TEST_NOW }

export type TestAppOptions = {
  /** Settings as environment variables: `{ LAPSED_MENU_DAYS: '0' }`. */
  env?: Record<string, string>
  now?: Date
  /** True: calls are counted, and the writes of an owner have their pace. Off by default. */
  rateLimits?: boolean
  /** Where the product's log goes; nowhere by default. */
  log?: Log
  /** Another process of the same product: it joins the database and the files of this one, which are not emptied. */
  beside?: TestApp
  /** In place of the test provider. */
  payments?: (clock: FakeClock) => Payments
  /** In place of one in memory on our own origin. */
  storage?: Storage
  /** The machine's own time, which is compared with the database's. */
  machineTime?: () => number
  /** In place of the components of this worker, of never ending. */
  web?: Partial<WebRole>
}

/** A signed-in user with a browser of their own. */
export type SignedIn = TestBrowser & TestUser

export type TestApp = {
  platform: Platform
  router: Router
  clock: FakeClock
  mail: FakeMail
  make: Factories
  request<Data = never>(request: TestRequest): Promise<TestResponse<Data>>
  /** A browser without a session. */
  browser(): TestBrowser
  /** Registers an owner through the call. */
  signUp(given?: Partial<{ name: string; email: string; password: string }>): Promise<SignedIn>
  /** A new session of that user in a new browser; hashes no password. */
  signIn(user: TestUser): Promise<SignedIn>
  /** Keys of the stored files of a namespace, sorted; of images by default. */
  files(namespace?: string): Promise<string[]>
  /** Runs all waiting jobs until none is left; throws the first failure. */
  runJobs(): Promise<void>
  /** Runs a job as when its time has come, and all that wait. */
  runJob(job: Job<object>, payload?: object): Promise<void>
}

/**
 * One process of the product with these roles, with fakes for time, mail and files, on the worker's own database;
 * closed when the test ends.
 */
export async function createTestProcess<const R extends Roles>(roles: R, options: TestAppOptions = {}) {
  const connectionString = await workerDatabase()
  if (!options.beside) await emptyDatabase(connectionString)
  const dataDir = mkdtempSync(join(tmpdir(), 'sobremesa-test-'))
  const { config: read } = loadConfig({
    NODE_ENV: 'test',
    DATABASE_URL: connectionString,
    DATA_DIR: dataDir,
    SESSION_SECRET: 'a secret of at least 32 characters for tests',
    ...options.env,
  })
  // Set here and not by RATE_LIMITS, which a production refuses, as some tests are one.
  const config = { ...read, rateLimits: options.rateLimits === true && read.rateLimits }
  const storage = options.storage ?? options.beside?.platform.storage ?? createMemoryStorage()
  const fakes = { clock: fakeClock(options.now ?? TEST_NOW), mail: createFakeMail(), storage }
  // What a test does itself it does for everybody; the product says for whom it works, from its start on.
  const tenants = createTenants({ everybody: 'the test itself' })
  const starting = () =>
    startProcess(config, {
      roles,
      ...fakes,
      tenants,
      ...(options.payments && { payments: options.payments(fakes.clock) }),
      ...(options.machineTime && { machineTime: options.machineTime }),
      log: options.log ?? silentLog,
      schema: 'trust',
    })
  const { platform, router, close } = await tenants.as(NOBODY, starting)
  onTestFinished(async () => {
    await close(0)
    rmSync(dataDir, { recursive: true, force: true })
  })
  return { platform, router, ...fakes }
}

/**
 * The whole product on the worker's own, empty database, with a clock that stands still, mails and files in memory, and
 * jobs that run on request. Closed when the test ends.
 */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const web = { loadFrontend: loadTestFrontend, platformOfCall: createTenantRule(), ...options.web }
  const { platform, router, clock, mail } = await createTestProcess({ web, worker: 'on request' }, options)
  const { config } = platform
  onTestFinished(() => router.fastify.close())
  await router.fastify.ready()
  const request = <Data>(asked: TestRequest) =>
    platform.tenants.as(NOBODY, () => send<Data>(router.fastify, config.publicUrl, asked))

  return {
    platform,
    router,
    clock,
    mail,
    make: createFactories(platform),
    request,
    browser: () => ({ jar: new CookieJar() }),
    signUp: async (given = {}) => {
      const number = nextNumber()
      const body = { name: `Persona ${number}`, email: `persona${number}@ejemplo.com`, password: PASSWORD, ...given }
      const jar = new CookieJar()
      const answer = await request<{ id: string }>({ method: 'POST', path: '/api/auth/register', as: { jar }, body })
      if (answer.status !== 201) throw new Error(`signUp: ${answer.status} ${answer.text}`)
      return { ...body, id: answer.data.id, role: 'owner', jar }
    },
    signIn: async user => {
      const tokens = await platform.db.transaction().execute(async trx => {
        // As a sign-in does: what is done beside it is done in the same order.
        await lockUser(trx, user.id)
        return startSession(platform, trx, { userId: user.id, role: user.role, userAgent: 'test', now: clock.now() })
      })
      const jar = new CookieJar()
      jar.set(cookieName('access', platform), tokens.access)
      jar.set(cookieName('refresh', platform), tokens.refresh, '/api/auth')
      return { ...user, jar }
    },
    files: async (namespace = 'images/') => (await Array.fromAsync(platform.storage.in(namespace).list())).sort(),
    runJobs: () => platform.jobs.runPending(),
    runJob: async (job, payload = {}) => {
      await platform.jobs.enqueue(platform.db, job, payload)
      await platform.jobs.runPending()
    },
  }
}
