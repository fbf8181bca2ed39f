import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test, vi } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#shared/time.ts'
import { createTestApp, type TestApp, type TestAppOptions } from '#test/app.ts'
import { drawPicture } from '#test/pictures.ts'
import { menuOf } from '#test/menus/public-menus.ts'
import { IMAGES_BYTES_MAX } from '#features/images/images.limits.ts'
import { bumpMenuVersion, listMenuVersions } from '#features/restaurants/server/index.ts'
import { compareDaily, sweepHourly } from '#features/public-menu/server/published/published.jobs.ts'
import { createPublishedFiles } from '#features/public-menu/server/published/published-files.ts'

const ON = { PUBLISH_MENUS: 'on' }
const ONE_BYTE = new Uint8Array(1)
const WAIT = { timeout: 60_000, interval: 50 }

/** Files that nginx finds; ours beside them have no ending. */
const published = async (app: TestApp) => (await app.files('menus/')).filter(key => /\.(br|gz)$/.test(key))

const fileOf = async (app: TestApp, key: string) => {
  const bytes = await app.platform.storage.in('menus/').read(key)
  if (!bytes) return undefined
  return (key.endsWith('.br') ? brotliDecompressSync(bytes) : gunzipSync(bytes)).toString()
}

/** Casa Lola in Spanish and English, visited once and published. */
async function publishedMenu(options: TestAppOptions = {}) {
  const app = await createTestApp({ env: ON, ...options })
  const made = await menuOf(app, { supportedLocales: ['es', 'en'] })
  await app.request({ path: '/casa-lola' })
  await expect.poll(() => published(app), WAIT).toHaveLength(6)
  return { app, ...made }
}

/** Menus are published one after the other: when the last one is, no earlier one is on its way or being checked. */
async function publishingEnds(app: TestApp): Promise<void> {
  const last = await app.make.restaurant(await app.make.owner({ plan: {} }), { slug: 'el-ultimo' })
  await app.request({ path: '/el-ultimo' })
  await expect.poll(() => fileOf(app, 'start/el-ultimo.br'), WAIT).toContain(last.name)
}

const publishedOf = async (app: TestApp, slug: string) => (await published(app)).filter(key => key.includes(slug))

type Change = (trx: Parameters<typeof bumpMenuVersion>[1]) => Promise<unknown>

const change = (app: TestApp, restaurantId: string, work: Change = async () => undefined) =>
  app.platform.db.transaction().execute(async trx => {
    await work(trx)
    await bumpMenuVersion(app.platform, trx, restaurantId)
  })

test('a visited menu is published in each language and encoding, with its policy inside', async () => {
  const { app } = await publishedMenu()
  expect(await published(app)).toEqual(
    ['en', 'es', 'start'].flatMap(language => [`${language}/casa-lola.br`, `${language}/casa-lola.gz`]),
  )
  const spanish = await app.request({ path: '/casa-lola' })
  const english = await app.request({ path: '/casa-lola?lang=en' })
  for (const [language, page] of [
    ['start', spanish],
    ['es', spanish],
    ['en', english],
  ] as const)
    for (const form of ['br', 'gz']) expect(await fileOf(app, `${language}/casa-lola.${form}`)).toBe(page.text)
  const inside = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/.exec(spanish.text)?.[1]
  const header = String(spanish.headers['content-security-policy'])
  expect(header).toContain("frame-ancestors 'none'")
  expect(inside).toBe(header.replace(" frame-ancestors 'none';", ''))
  expect(spanish.text.indexOf('http-equiv')).toBeLessThan(spanish.text.indexOf('<title>'))
})

test('the prices of a zone are no published page: nobody gets those of the carta for them', async () => {
  const { app, restaurant } = await publishedMenu()
  await app.make.zone(restaurant, 'Terraza')
  await change(app, restaurant.id)
  await expect.poll(() => published(app), WAIT).toEqual([])
  const zone = await app.request({ path: '/casa-lola?zona=terraza' })
  expect(zone.text).toContain('10,50')
  await expect.poll(() => fileOf(app, 'start/casa-lola.br'), WAIT).toContain('Ver terraza')
  expect(await published(app)).toEqual(
    ['en', 'es', 'start'].flatMap(language => [`${language}/casa-lola.br`, `${language}/casa-lola.gz`]),
  )
  for (const key of await published(app)) expect(await fileOf(app, key)).toContain('9,50')
})

test('a change deletes what is published at once, and the new page is published when it is visited', async () => {
  const { app, restaurant, category } = await publishedMenu()
  await app.make.dish(category, { name: 'Gambas' })
  // At once: no timer is waited for.
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  await change(app, restaurant.id)
  await expect.poll(() => published(app), WAIT).toEqual([])
  vi.useRealTimers()
  await app.request({ path: '/casa-lola' })
  await expect.poll(() => fileOf(app, 'start/casa-lola.br'), WAIT).toContain('Gambas')
})

test.each<[string, (id: string, now: Date) => Change]>([
  [
    'deleted',
    (id, now) => trx => trx.updateTable('restaurants').set({ deleted_at: now }).where('id', '=', id).execute(),
  ],
  [
    'inactive, although its page stays for some days',
    (id, now) => trx =>
      trx.updateTable('restaurants').set({ status: 'inactive', inactive_since: now }).where('id', '=', id).execute(),
  ],
  [
    'at another slug',
    id => trx => trx.updateTable('slugs').set({ slug: 'otra-casa' }).where('restaurant_id', '=', id).execute(),
  ],
])('a restaurant that is %s is unpublished and not published again under its old URL', async (_, write) => {
  const { app, restaurant } = await publishedMenu()
  await change(app, restaurant.id, write(restaurant.id, app.clock.now()))
  await expect.poll(() => published(app), WAIT).toEqual([])
  await app.request({ path: '/casa-lola' })
  await app.request({ path: '/otra-casa' })
  await publishingEnds(app)
  expect(await publishedOf(app, 'casa-lola')).toEqual([])
})

test('what a killed process or another release left behind is deleted at the next start; what is current stays', async () => {
  const { app, owner, restaurant } = await publishedMenu()
  const files = createPublishedFiles(app.platform)
  const marker = (await app.files('menus/')).find(key => key.startsWith(`sets/${restaurant.id}/`)) ?? ''
  const edition = marker.split('.')[1] ?? ''
  const other = await app.make.restaurant(owner, { slug: 'otra-casa' })
  await files.mark({ restaurantId: crypto.randomUUID(), version: 1, edition, slug: 'ya-no-esta', endsAt: null })
  await files.mark({ restaurantId: other.id, version: 1, edition: 'older', slug: 'otra-casa', endsAt: null })
  for (const slug of ['ya-no-esta', 'otra-casa']) await files.write(slug, 'start', { br: ONE_BYTE, gzip: ONE_BYTE })
  expect(await published(app)).toHaveLength(10)
  await createTestApp({ env: ON, beside: app })
  await expect.poll(() => published(app), WAIT).toHaveLength(6)
  expect((await published(app)).every(key => key.includes('casa-lola'))).toBe(true)
})

const knownCopies = async (app: TestApp) =>
  (await app.platform.db.selectFrom('published_pages').select('restaurant_id').execute()).map(row => row.restaurant_id)

test('a copy of whose change no process was told is deleted by the hourly job, and published again when it is visited', async () => {
  const { app, restaurant } = await publishedMenu()
  await publishingEnds(app)
  await app.platform.db
    .updateTable('restaurants')
    .set(eb => ({ menu_version: eb('menu_version', '+', 1), name: 'Casa Dolores' }))
    .where('id', '=', restaurant.id)
    .execute()
  expect(await publishedOf(app, 'casa-lola')).toHaveLength(6)
  await app.runJob(sweepHourly)
  expect(await publishedOf(app, 'casa-lola')).toEqual([])
  expect(await publishedOf(app, 'el-ultimo')).not.toEqual([])
  await expect.poll(async () => (await app.request({ path: '/casa-lola' })).text, WAIT).toContain('Casa Dolores')
  await expect.poll(() => fileOf(app, 'start/casa-lola.br'), WAIT).toContain('Casa Dolores')
  await app.runJob(sweepHourly)
  expect(await publishedOf(app, 'casa-lola')).not.toEqual([])
})

test('the hourly job touches the files of outdated rows alone, the daily one compares every marker', async () => {
  const { app, owner, restaurant } = await publishedMenu()
  const { db, clock } = app.platform
  const { edition } = await db.selectFrom('published_pages').select('edition').executeTakeFirstOrThrow()
  const files = createPublishedFiles(app.platform)
  const inMs = (ms: number) => new Date(clock.now().getTime() + ms)
  const rows = {
    right: { edition },
    later: { edition, ends_at: inMs(HOUR_MS) },
    over: { edition, ends_at: inMs(0) },
    unversioned: { version: null, edition: null },
    older: { edition: 'a' },
  }
  for (const [slug, row] of Object.entries(rows)) {
    const { id } = await app.make.restaurant(owner, { slug })
    await files.mark({ restaurantId: id, version: 99, edition: 'older', slug, endsAt: null })
    await files.write(slug, 'start', { br: ONE_BYTE, gzip: ONE_BYTE })
    const version = (await listMenuVersions(db, [id])).get(id) ?? 0
    const written = { restaurant_id: id, bytes: 1, updated_at: clock.now(), version, ...row }
    await db.insertInto('published_pages').values(written).execute()
  }
  const slugs = async () => new Set((await published(app)).map(key => key.replace(/^.*\/(.*)\..*$/, '$1')))
  await app.runJob(sweepHourly)
  expect(await slugs()).toEqual(new Set(['casa-lola', 'right', 'later']))
  expect(await knownCopies(app)).toHaveLength(6)
  app.clock.advance(MINUTE_MS)
  await app.runJob(sweepHourly)
  expect(await knownCopies(app)).toHaveLength(3)
  await app.runJob(compareDaily)
  expect(await slugs()).toEqual(new Set(['casa-lola']))
  expect(await knownCopies(app)).toContain(restaurant.id)
})

/** Pictures of so many bytes, without files. */
async function fillWithPictures(app: TestApp, restaurantId: string, bytes: number): Promise<void> {
  const row = { width: 1, height: 1, widths: [1], avif_widths: [], created_at: app.clock.now(), hash: 'a'.repeat(32) }
  const image = { ...row, id: restaurantId, restaurant_id: restaurantId, bytes }
  await app.platform.db.insertInto('images').values(image).execute()
}

const pagesBytes = (app: TestApp) => app.platform.db.selectFrom('published_pages').select('bytes').execute()

test('published copies count in what the owner may store', async () => {
  const { app, owner: person, restaurant } = await publishedMenu()
  const sizes = (await published(app)).map(
    async key => (await app.platform.storage.in('menus/').read(key))?.length ?? 0,
  )
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  expect(await pagesBytes(app)).toEqual([{ bytes }])
  const owner = await app.signIn(person)
  await fillWithPictures(app, restaurant.id, IMAGES_BYTES_MAX - bytes)
  const file = { field: 'logo', name: 'logo.png', content: await drawPicture({ width: 64, height: 64 }) }
  const path = `/api/restaurants/${restaurant.id}`
  const refused = await app.request({ method: 'PUT', path, as: owner, multipart: { fields: {}, file } })
  expect(refused).toMatchObject({ status: 409, code: 'image_quota' })
  await createTestApp({ beside: app })
  await expect.poll(() => pagesBytes(app), WAIT).toEqual([])
})

test('without room for copies a menu is not published, and the product answers it', async () => {
  const app = await createTestApp({ env: ON })
  const { restaurant } = await menuOf(app)
  await fillWithPictures(app, restaurant.id, IMAGES_BYTES_MAX)
  expect((await app.request({ path: '/casa-lola' })).status).toBe(200)
  await publishingEnds(app)
  expect(await publishedOf(app, 'casa-lola')).toEqual([])
})

test('when the setting is off, what was published with it is deleted at the start', async () => {
  const { app } = await publishedMenu()
  await createTestApp({ beside: app })
  await expect.poll(() => published(app), WAIT).toEqual([])
})

test('without the setting nothing is published, and pages have their policy in the header only', async () => {
  const app = await createTestApp()
  await menuOf(app)
  expect((await app.request({ path: '/casa-lola' })).text).not.toContain('http-equiv')
})
