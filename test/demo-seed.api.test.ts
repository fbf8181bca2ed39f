import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { DAY_MS } from '#shared/time.ts'
import { elRinconMenu } from '#seeds/el-rincon.data.ts'
import { type Demo, seedDemo } from '#seeds/el-rincon.ts'
import type { User } from '#features/identity/identity.contract.ts'
import { hashPassword } from '#features/identity/server/index.ts'
import { imageStorage } from '#features/images/server/index.ts'
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
const WHOLE = [1, 1, 1, elRinconMenu.length, DISHES.length, 20]

async function login(app: TestApp, demo: Demo | undefined) {
  const as = { jar: new CookieJar() }
  const body = { email: demo?.email, password: demo?.password }
  const answer = await app.request<User>({ method: 'POST', path: '/api/auth/login', as, body })
  return { ...answer, as }
}

test('the demo is a whole restaurant', async () => {
  const app = await quickApp()
  const demo = await seedDemo(app.platform)
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
  const first = await seedDemo(app.platform)
  await app.platform.db.updateTable('menu_items').set({ price: '1.11' }).execute()
  const files = await app.files()
  expect(await seedDemo(app.platform)).toEqual(first)
  expect(await counts(app)).toEqual(WHOLE)
  expect(await app.files()).toEqual(files)
  const prices = await app.platform.db.selectFrom('menu_items').select('price').distinct().execute()
  expect(prices).toEqual([{ price: '1.11' }])
})

test('servers that start in parallel make one demo', async () => {
  const app = await quickApp()
  const demos = await Promise.all([1, 2, 3].map(() => seedDemo(app.platform)))
  expect(new Set(demos.map(demo => demo?.password)).size).toBe(1)
  expect(await counts(app)).toEqual(WHOLE)
})

test('a start that fails half way leaves nothing, and the next one makes everything', async () => {
  const app = await quickApp()
  const storage = imageStorage(app.platform)
  const { put } = storage
  let left = 7
  storage.put = (...file) => (left-- > 0 ? put(...file) : Promise.reject(new Error('disk full')))
  await expect(seedDemo(app.platform)).rejects.toThrow('disk full')
  expect(await counts(app)).toEqual([0, 0, 0, 0, 0, 0])
  storage.put = put
  const demo = await seedDemo(app.platform)
  expect(await counts(app)).toEqual(WHOLE)
  expect((await login(app, demo)).status).toBe(200)
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
    expect(await counts(app)).toEqual(WHOLE)
    expect((await login(app, demo)).status).toBe(401)
  })
})
