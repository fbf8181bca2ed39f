import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '#test/app.ts'
import { menuOf } from '#test/menus/public-menus.ts'
import { drawPicture } from '#test/pictures.ts'
import { sweepOrphans } from '#features/images/server/index.ts'
import type { Dish } from '#features/menu/menu.contract.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { TRASH_DAYS } from '#platform/storage/trash.ts'
import { DAY_MS } from '#shared/time.ts'
import { createS3Storage } from '#platform/storage/s3/s3-storage.ts'
import { startS3, type TestS3 } from '#test/storage/signed-s3.ts'

const ORIGIN = 'https://img.example'
const ADDRESS = /^https:\/\/img\.example\/images\/[0-9a-f]{32}\/\d+\.webp$/
const WAIT = { timeout: 60_000, interval: 50 }

let picture: Buffer
let s3: TestS3
beforeAll(async () => {
  picture = await drawPicture({ width: 700, height: 500 })
  s3 = await startS3()
})
beforeEach(() => s3.objects.clear())
afterAll(() => s3.close())

/** Casa Lola with a logo and a dish with a photo, in a bucket that browsers read at `https://img.example`. */
async function world(env: Record<string, string> = {}) {
  // A listing goes on after three keys.
  const storage = createS3Storage({ ...s3.settings, publicUrl: ORIGIN }, { pageSize: 3 })
  const app = await createTestApp({ storage, env })
  const made = await menuOf(app)
  const owner = await app.signIn(made.owner)
  const change = async <Data>(path: string, field: 'logo' | 'image') => {
    const multipart = { file: { field, name: 'foto.png', content: picture } }
    const { data } = await app.request<Data>({ method: 'PUT', path, as: owner, multipart })
    return data
  }
  const { logoUrl } = await change<Restaurant>(`/api/restaurants/${made.restaurant.id}`, 'logo')
  const { imageUrl } = await change<Dish>(`/api/menu/items/${made.dish.id}`, 'image')
  return { ...made, app, owner, logoUrl, imageUrl }
}

const imagesOf = (policy: string): string[] => /img-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? []
const policyOf = async (app: TestApp, path: string, as?: SignedIn) => {
  const { status, headers } = await app.request({ path, ...(as && { as }) })
  expect(status).toBe(200)
  return String(headers['content-security-policy'])
}

test('answers name images where the bucket is public, and the bucket knows how to send them', async () => {
  const { app, owner, restaurant, category, logoUrl, imageUrl } = await world()
  expect([logoUrl, imageUrl]).toEqual([expect.stringMatching(ADDRESS), expect.stringMatching(ADDRESS)])
  const { data: dishes } = await app.request<Dish[]>({ path: `/api/categories/${category.id}/items`, as: owner })
  const { data: shown } = await app.request<{ logoUrl: string }>({ path: `/api/public/${restaurant.slug}` })
  const items = await app.request<Dish[]>({ path: `/api/public/${restaurant.slug}/items` })
  expect([dishes[0]?.imageUrl, shown.logoUrl, items.data[0]?.imageUrl]).toEqual([imageUrl, logoUrl, imageUrl])
  for (const url of [logoUrl, imageUrl])
    expect(s3.objects.get(url.slice(`${ORIGIN}/`.length))?.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  // What an old page or a saved menu still names.
  expect((await app.request({ path: imageUrl.replace(`${ORIGIN}/images/`, '/uploads/') })).status).toBe(200)
})

test('the menu page shows them and its policy allows them, as do dashboard, preview and service worker', async () => {
  const { app, owner, restaurant, logoUrl, imageUrl } = await world()
  const { text } = await app.request({ path: '/casa-lola' })
  for (const url of [logoUrl, imageUrl]) expect(text).toContain(url.slice(0, url.lastIndexOf('/')))
  expect(text).not.toContain('/uploads/')
  for (const [path, as] of [
    ['/casa-lola', undefined],
    ['/dashboard/home', owner],
    [`/dashboard/vista-previa/${restaurant.id}`, owner],
  ] as const)
    expect(imagesOf(await policyOf(app, path, as))).toEqual(expect.arrayContaining(["'self'", ORIGIN]))
  expect(await policyOf(app, '/sw.js')).toContain(`connect-src 'self' ${ORIGIN}`)
  expect((await app.request({ path: '/sw.js' })).text).toContain(`self.images="${ORIGIN}/images/";`)
})

test('a published copy has that policy inside, and the bucket knows its type, encoding and age', async () => {
  const { app } = await world({ PUBLISH_MENUS: 'on' })
  await app.request({ path: '/casa-lola' })
  await expect.poll(() => s3.objects.has('menus/start/casa-lola.br'), WAIT).toBe(true)
  const copy = s3.objects.get('menus/start/casa-lola.br')
  expect(copy?.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, no-cache',
  })
  const html = String(brotliDecompressSync(copy?.bytes ?? ''))
  const inside = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/.exec(html)?.[1] ?? ''
  expect(imagesOf(inside)).toContain(ORIGIN)
})

test('share picture, print sheet and sweep read the bucket', async () => {
  const { app, owner, restaurant } = await world()
  const { text } = await app.request({ path: '/casa-lola' })
  const share = /property="og:image" content="[^"]*(\/menu-files\/[^"]+)"/.exec(text)?.[1] ?? ''
  const [drawn, sheet] = [
    await app.request({ path: share }),
    await app.request({ path: `/api/restaurants/${restaurant.id}/qr?format=svg&print=sticker`, as: owner }),
  ]
  expect([drawn.status, drawn.headers['content-type'], sheet.text.includes('data:image/png')]).toEqual([
    200,
    'image/png',
    true,
  ])
  const kept = [...s3.objects.keys()]
  addOrphans(8)
  await sweepOrphans(app.platform)
  const stored = [...s3.objects.keys()]
  expect(stored.filter(key => !key.startsWith('trash/'))).toEqual(kept)
  expect(stored.filter(key => key.startsWith('trash/'))).toHaveLength(8)
  app.clock.advance((TRASH_DAYS + 1) * DAY_MS)
  await app.runJob({ name: 'platform.empty-trash', options: {} })
  expect([...s3.objects.keys()]).toEqual(kept)
})

/** More images than one page of the listing has, which nothing names, older than the sweep's six hours. */
function addOrphans(count: number): void {
  for (let n = 0; n < count; n++)
    s3.objects.set(`images/${String(n).padStart(32, '0')}/320.webp`, {
      headers: { 'content-type': 'image/webp', etag: '"x"' },
      bytes: Buffer.from('x'),
      modifiedAt: new Date(0),
    })
}
