import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { DAY_MS, HOUR_MS } from '#shared/time.ts'
import { drawDemoPictures } from '#seeds/demo-pictures.ts'
import { elRinconMenu } from '#seeds/el-rincon.data.ts'
import { type Demo, seedDemo } from '#seeds/el-rincon.ts'
import type { User } from '#features/identity/identity.contract.ts'
import { hashPassword } from '#features/identity/server/passwords/passwords.ts'
import { imageStorage, sweepOrphans } from '#features/images/server/index.ts'
import type { Dish } from '#features/menu/menu.contract.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { Images } from '#platform/images/images.ts'
import { createTestApp, type TestApp, type TestAppOptions } from './app.ts'
import { CookieJar } from './cookie-jar.ts'

const DISHES = elRinconMenu.flatMap(category => category.dishes)

/**
 * Without encoding large pictures: small files answer the same questions; `e2e/accounts/demo.spec.ts` sees the real
 * ones.
 */
function quickImages(): Images {
  let number = 0
  return {
    process: async () => {
      const folder = String(++number).padStart(32, '0')
      const files = [{ key: `${folder}/320.webp`, bytes: Buffer.from('webp'), contentType: 'image/webp' as const }]
      const described = files.map(file => ({ ...file, format: 'webp' as const, width: 320, height: 320 }))
      return { folder, width: 320, height: 320, widths: [320], avifWidths: [], bytes: 4, tone: null, files: described }
    },
  }
}

async function quickApp(options?: TestAppOptions): Promise<TestApp> {
  const app = await createTestApp(options)
  app.platform.images = quickImages()
  return app
}

const counts = async ({ platform: { db } }: TestApp) => {
  const count = async (table: 'users' | 'restaurants' | 'slugs' | 'categories' | 'menu_items' | 'images') =>
    (
      await db
        .selectFrom(table)
        .select(eb => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n
  return Promise.all([
    count('users'),
    count('restaurants'),
    count('slugs'),
    count('categories'),
    count('menu_items'),
    count('images'),
  ])
}
const PICTURES = 20
const WITHOUT_PICTURES = [1, 1, 1, elRinconMenu.length, DISHES.length, 0]
const WHOLE = WITHOUT_PICTURES.with(-1, PICTURES)

const draw = ({ platform }: TestApp, signal = new AbortController().signal) => drawDemoPictures(platform, signal)

/** As `npm start` does it: the demo, then its pictures. */
async function seedWhole(app: TestApp): Promise<Demo | undefined> {
  const demo = await seedDemo(app.platform)
  await draw(app)
  return demo
}

/** Counts the pictures that are drawn; `before` runs ahead of each. */
function watchDrawing({ platform: { images } }: TestApp, before = async () => {}): () => number {
  const { process } = images
  let begun = 0
  images.process = async (...order) => {
    begun++
    await before()
    return process(...order)
  }
  return () => begun
}

async function login(app: TestApp, demo: Demo | undefined) {
  const as = { jar: new CookieJar() }
  const body = { email: demo?.email, password: demo?.password }
  const answer = await app.request<User>({ method: 'POST', path: '/api/auth/login', as, body })
  return { ...answer, as }
}

test('the demo is a whole restaurant', async () => {
  const app = await quickApp()
  const demo = await seedWhole(app)
  expect(demo).toMatchObject({ email: 'demo@sobremesa.test', url: `${app.platform.config.publicUrl}/el-rincon` })
  expect(await counts(app)).toEqual(WHOLE)
  const { as, data: user } = await login(app, demo)
  const path = `/api/restaurants/${user.currentRestaurantId}`
  const restaurant = await app.request<Restaurant>({ path, as })
  expect(restaurant.data).toMatchObject({ name: 'El Rincón', slug: 'el-rincon', supportedLocales: ['es', 'en', 'pt'] })
  expect(restaurant.data.theme.style).toBe('modern')
  const items = await app.request<Dish[]>({ path: `${path}/items`, as })
  expect(items.data).toHaveLength(DISHES.length)
  const pictures = new Set(items.data.map(item => item.imageUrl).filter(Boolean))
  expect(pictures.size).toBe(19)
  for (const url of [restaurant.data.logoUrl, ...pictures]) {
    const picture = await app.request({ path: url })
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/webp'])
  }
})

test('its owner signs in with the kept password, on premium that never ends', async () => {
  const app = await quickApp()
  const demo = await seedDemo(app.platform)
  const file = join(app.platform.config.dataDir, 'demo-password')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await readFile(file, 'utf8')).toBe(demo?.password)
  app.clock.advance(3650 * DAY_MS)
  const requireActor = await login(app, demo)
  expect(requireActor.status).toBe(200)
  expect(requireActor.data.subscription).toMatchObject({ tier: 'premium', status: 'active', subscriptionEndsAt: null })
})

test('a second start changes nothing, also what people changed in the menu', async () => {
  const app = await quickApp()
  const first = await seedWhole(app)
  await app.platform.db.updateTable('menu_items').set({ price: '1.11' }).execute()
  const files = await app.files()
  expect(await seedWhole(app)).toEqual(first)
  expect(await counts(app)).toEqual(WHOLE)
  expect(await app.files()).toEqual(files)
  const prices = await app.platform.db.selectFrom('menu_items').select('price').distinct().execute()
  expect(prices).toEqual([{ price: '1.11' }])
})

test('servers that start in parallel make one demo, and draw each picture once', async () => {
  const app = await quickApp()
  const begun = watchDrawing(app)
  const demos = await Promise.all([1, 2, 3].map(() => seedWhole(app)))
  expect(new Set(demos.map(demo => demo?.password)).size).toBe(1)
  expect(await counts(app)).toEqual(WHOLE)
  expect(begun()).toBe(PICTURES)
})

test('a start that fails half way leaves nothing, and the next one makes everything', async () => {
  const app = await quickApp()
  const { db } = app.platform
  const transaction = vi.spyOn(db, 'transaction').mockImplementationOnce(() => {
    throw new Error('no')
  })
  onTestFinished(() => transaction.mockRestore())
  await expect(seedDemo(app.platform)).rejects.toThrow('no')
  expect(await counts(app)).toEqual([0, 0, 0, 0, 0, 0])
  const demo = await seedWhole(app)
  expect(await counts(app)).toEqual(WHOLE)
  expect((await login(app, demo)).status).toBe(200)
})

describe('the pictures', () => {
  const shown = async (app: TestApp) =>
    (await app.request<Dish[]>({ path: '/api/public/el-rincon/items' })).data.filter(dish => dish.imageUrl).length

  test('appear one by one on a menu that is served without them', async () => {
    const app = await quickApp()
    await seedDemo(app.platform)
    expect(await counts(app)).toEqual(WITHOUT_PICTURES)
    const seen: number[] = []
    watchDrawing(app, async () => void seen.push(await shown(app)))
    await draw(app)
    expect(seen[0]).toBe(0)
    // Two or more are drawn at once, so the menu may be read a few pictures late.
    expect(new Set(seen).size).toBeGreaterThan(5)
    expect(await shown(app)).toBe(PICTURES - 1)
  })

  test('that a stopped start has not drawn are drawn by the next one, the others stay; no file is left over', async () => {
    const app = await quickApp()
    await seedDemo(app.platform)
    const stop = new AbortController()
    let left = 7
    const begun = watchDrawing(app, async () => void (left-- > 0 || stop.abort(new Error('SIGTERM'))))
    await expect(draw(app, stop.signal)).rejects.toThrow('SIGTERM')
    const [, , , , , drawn] = await counts(app)
    expect(drawn).toBeLessThan(PICTURES)
    expect(await app.files()).toHaveLength(drawn)
    const before = begun()
    await draw(app)
    expect(begun() - before).toBe(PICTURES - drawn)
    expect(await counts(app)).toEqual(WHOLE)
    expect(await app.files()).toHaveLength(PICTURES)
  })

  test('that a full disk refuses leave no file, and are drawn by the next start', async () => {
    const app = await quickApp()
    await seedDemo(app.platform)
    const storage = imageStorage(app.platform)
    const { put } = storage
    storage.put = () => Promise.reject(new Error('disk full'))
    await expect(draw(app)).rejects.toThrow('disk full')
    storage.put = put
    expect(await counts(app)).toEqual(WITHOUT_PICTURES)
    expect(await app.files()).toEqual([])
    await draw(app)
    expect(await counts(app)).toEqual(WHOLE)
  })

  test('of which a killed process has stored the files only: the sweep removes those', async () => {
    const app = await quickApp()
    await seedDemo(app.platform)
    await imageStorage(app.platform).put(`${'f'.repeat(32)}/320.webp`, Buffer.from('webp'), { type: 'image/webp' })
    await draw(app)
    app.clock.advance(7 * HOUR_MS)
    await sweepOrphans(app.platform)
    expect(await app.files()).toHaveLength(PICTURES)
  })

  test('do not replace what the owner has chosen or deleted meanwhile, and are not drawn again', async () => {
    const app = await quickApp()
    await seedDemo(app.platform)
    await app.platform.db.updateTable('menu_items').set({ deleted_at: app.clock.now() }).execute()
    const begun = watchDrawing(app)
    await draw(app)
    await draw(app)
    expect(begun()).toBe(PICTURES)
    expect(await counts(app)).toEqual(WITHOUT_PICTURES.with(-1, 1))
    expect(await app.files()).toHaveLength(1)
  })
})

describe('the password', () => {
  test('that was changed is reset at the next start', async () => {
    const app = await quickApp()
    const demo = await seedDemo(app.platform)
    const password_hash = await hashPassword('Otra-paella-9')
    await app.platform.db.updateTable('users').set({ password_hash }).execute()
    expect(await seedDemo(app.platform)).toEqual(demo)
    expect((await login(app, demo)).status).toBe(200)
  })

  test('does not exist in production, where the demo does', async () => {
    const app = await quickApp()
    const demo = await seedDemo(app.platform)
    const config = { ...app.platform.config, production: true }
    expect(await seedDemo({ ...app.platform, config })).toBeUndefined()
    expect(await counts(app)).toEqual(WITHOUT_PICTURES)
    expect((await login(app, demo)).status).toBe(401)
  })
})
