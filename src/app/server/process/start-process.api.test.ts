import { PassThrough } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createTestApp, createTestProcess, type TestApp } from '#test/app.ts'
import { menuOf } from '#test/menus/public-menus.ts'
import type { Actor } from '#features/identity/server/index.ts'
import { quota } from '#features/images/server/index.ts'
import { openUploads } from '#features/images/server/limit-uploads.ts'
import { menuCache } from '#features/public-menu/server/cache/menu-cache.ts'
import { createPublishedFiles } from '#features/public-menu/server/published/published-files.ts'
import { sweepHourly } from '#features/public-menu/server/published/published.jobs.ts'
import { bumpMenuVersion, reservedSlugs } from '#features/restaurants/server/index.ts'
import { handleJobBy, registerJobs } from '#platform/jobs/job-entry.ts'
import { defineJob } from '#platform/jobs/jobs.ts'
import { defineService } from '#platform/process/services.ts'
import { loadTestFrontend } from '#test/test-frontend.ts'

describe('two products in one program do not hear each other', () => {
  async function products(): Promise<[TestApp, TestApp]> {
    const one = await createTestApp()
    return [one, await createTestApp({ beside: one })]
  }

  test('a write that has not committed', async () => {
    const [one, other] = await products()
    const { restaurant } = await menuOf(one)
    // A menu that was read stays fresh, however slow the machine is.
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    for (const app of [one, other]) await app.request({ path: '/casa-lola' })
    const isFresh = ({ platform }: TestApp) => platform.services.get(menuCache).getFresh('casa-lola') !== undefined
    await one.platform.db.transaction().execute(async trx => {
      expect([isFresh(one), isFresh(other)]).toEqual([true, true])
      await bumpMenuVersion(one.platform, trx, restaurant.id)
      expect([isFresh(one), isFresh(other)]).toEqual([false, true])
    })
  })

  test('the words that are no slug', async () => {
    const [one, other] = await products()
    one.platform.services.get(reservedSlugs).reserve(['/solo-aqui/:id'])
    const isTaken = async (app: TestApp) =>
      (await app.request<{ exists: boolean }>({ path: '/api/restaurants/check-slug/solo-aqui' })).data.exists
    expect([await isTaken(one), await isTaken(other)]).toEqual([true, false])
  })

  test('open uploads', async () => {
    const [one, other] = await products()
    const open = ({ platform }: TestApp) => {
      const raw = new PassThrough() as unknown as FastifyRequest['raw']
      platform.services.get(openUploads).count({ ownerId: 'ana' } as Actor, { raw })
    }
    for (let count = 0; count < 4; count++) open(one)
    expect(() => open(one)).toThrow(expect.objectContaining({ code: 'busy' }))
    expect(() => open(other)).not.toThrow()
  })

  test('writes that wait', async () => {
    const [one, other] = await products()
    const held = Promise.withResolvers<void>()
    const ana = { userId: 'ana', ownerId: 'ana', restaurantId: undefined, hasFile: false, isBulk: false }
    const write = ({ router }: TestApp, work: () => Promise<void>) => router.writeGate(ana, work)
    const waiting = Array.from({ length: 20 }, () => write(one, () => held.promise))
    await expect(write(one, async () => undefined)).rejects.toMatchObject({ code: 'busy' })
    await expect(write(other, async () => undefined)).resolves.toBeUndefined()
    held.resolve()
    await Promise.all(waiting)
  })
})

describe('roles', () => {
  const ON = { PUBLISH_MENUS: 'on' }
  const PAGE = { br: new Uint8Array(1), gzip: new Uint8Array(1) }

  /** Two restaurants with published copies that no process with pages has heard of since. */
  async function published(edition: string) {
    const app = await createTestApp()
    const owner = await app.make.owner({ plan: {} })
    const files = createPublishedFiles(app.platform)
    const publish = async (slug: string) => {
      const { id } = await app.make.restaurant(owner, { slug })
      const { menu_version: version } = await app.platform.db
        .selectFrom('restaurants')
        .select('menu_version')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const copies = { restaurantId: id, version, edition, endsAt: null }
      await quota.pages.reserve(app.platform, { ...copies, bytes: 2 })
      await files.mark({ ...copies, slug })
      await files.write(slug, 'es', PAGE)
      return id
    }
    const changed = await publish('cambia')
    await publish('queda')
    return { app, changed, listed: async () => (await app.files('menus/')).filter(key => key.startsWith('es/')) }
  }

  test('a worker without pages deletes the published copies that no process with pages heard the change of', async () => {
    const { app, changed, listed } = await published('abc-2027')
    const { platform, router } = await createTestProcess({ worker: 'on request' }, { env: ON, beside: app })
    expect(router).toBeUndefined()
    await app.platform.db
      .updateTable('restaurants')
      .set(eb => ({ menu_version: eb('menu_version', '+', 1) }))
      .where('id', '=', changed)
      .execute()
    await platform.jobs.enqueue(platform.db, sweepHourly, {})
    expect(await listed()).toHaveLength(4)
    await platform.jobs.runPending()
    expect(await listed()).toEqual(['es/queda.br', 'es/queda.gz'])
  })

  test('a worker without pages deletes the copies of an earlier year', async () => {
    const { app, listed } = await published('abc-2026')
    const { platform } = await createTestProcess({ worker: 'on request' }, { env: ON, beside: app })
    await platform.jobs.enqueue(platform.db, sweepHourly, {})
    await platform.jobs.runPending()
    expect(await listed()).toEqual([])
  })

  test('a process that only answers pages, and a command, make what they need', async () => {
    const app = await createTestApp()
    await menuOf(app)
    const web = await createTestProcess({ web: { loadFrontend: loadTestFrontend } }, { beside: app })
    expect((await web.router.fastify.inject('/api/public/casa-lola')).statusCode).toBe(200)
    const command = await createTestProcess({}, { beside: app })
    expect([command.router, command.platform.services.has(menuCache)]).toEqual([undefined, false])
    expect(command.platform.services.get(reservedSlugs).has('dashboard')).toBe(true)
    await web.router.fastify.close()
  })

  test('a process that only works says whether it can, and answers nothing else', async () => {
    let isEnding = false
    const roles = { status: { isEnding: () => isEnding }, worker: 'on request' } as const
    const { router } = await createTestProcess(roles, { beside: await createTestApp() })
    const statusOf = async (url: string) => (await router.fastify.inject(url)).statusCode
    expect([await statusOf('/api/health'), await statusOf('/'), await statusOf('/api/auth/me')]).toEqual([
      200, 404, 404,
    ])
    isEnding = true
    expect(await statusOf('/api/health')).toBe(503)
    await router.fastify.close()
  })

  test('a process does not start to run jobs without the service of one; who only queues them needs none', async () => {
    const { platform } = await createTestProcess({})
    const absent = defineService<{ sweep(): Promise<void> }>('test.absent')
    const jobs = [handleJobBy(absent, defineJob('test.sweep'), service => service.sweep())]
    await expect(registerJobs(platform, jobs, true)).rejects.toThrow(
      'This process runs jobs, but nothing in it made the service "test.absent" of the job "test.sweep".',
    )
    await expect(registerJobs(platform, jobs, false)).resolves.toBeUndefined()
  })
})
