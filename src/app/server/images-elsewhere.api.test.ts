import { brotliDecompressSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '#test/app.ts'
import { menuOf } from '#test/menus/public-menus.ts'
import { drawPicture } from '#test/pictures.ts'
import { sweepOrphans } from '#features/images/server/index.ts'
import type { Dish } from '#features/menu/menu.contract.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { type BucketStorage, createBucketStorage } from '#test/storage/bucket-storage.ts'

const ORIGIN = 'https://img.example'
const ADDRESS = /^https:\/\/img\.example\/images\/[0-9a-f]{32}\/\d+\.webp$/
const WAIT = { timeout: 60_000, interval: 50 }

let picture: Buffer
beforeAll(async () => {
  picture = await drawPicture({ width: 700, height: 500 })
})

/** Casa Lola with a logo and a dish with a photo, in a bucket that browsers read at `https://img.example`. */
async function world(env: Record<string, string> = {}) {
  const storage = createBucketStorage({ publicUrl: ORIGIN })
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
  return { ...made, app, storage, owner, logoUrl, imageUrl }
}

const imagesOf = (policy: string): string[] => /img-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? []
const policyOf = async (app: TestApp, path: string, as?: SignedIn) => {
  const { status, headers } = await app.request({ path, ...(as && { as }) })
  expect(status).toBe(200)
  return String(headers['content-security-policy'])
}

test('answers name images where the bucket is public, and the bucket knows how to send them', async () => {
  const { app, storage, owner, restaurant, category, logoUrl, imageUrl } = await world()
  expect([logoUrl, imageUrl]).toEqual([expect.stringMatching(ADDRESS), expect.stringMatching(ADDRESS)])
  const { data: dishes } = await app.request<Dish[]>({ path: `/api/categories/${category.id}/items`, as: owner })
  const { data: shown } = await app.request<{ logoUrl: string }>({ path: `/api/public/${restaurant.slug}` })
  const items = await app.request<Dish[]>({ path: `/api/public/${restaurant.slug}/items` })
  expect([dishes[0]?.imageUrl, shown.logoUrl, items.data[0]?.imageUrl]).toEqual([imageUrl, logoUrl, imageUrl])
  for (const url of [logoUrl, imageUrl])
    expect(storage.objects.get(url.slice(`${ORIGIN}/`.length))).toMatchObject({
      type: 'image/webp',
      cache: 'public, max-age=31536000, immutable',
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
  const { app, storage } = await world({ PUBLISH_MENUS: 'on' })
  await app.request({ path: '/casa-lola' })
  await expect.poll(() => storage.objects.has('menus/start/casa-lola.br'), WAIT).toBe(true)
  const copy = storage.objects.get('menus/start/casa-lola.br')
  expect(copy).toMatchObject({ type: 'text/html; charset=utf-8', encoding: 'br', cache: 'public, no-cache' })
  const html = String(brotliDecompressSync(copy?.bytes ?? ''))
  const inside = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/.exec(html)?.[1] ?? ''
  expect(imagesOf(inside)).toContain(ORIGIN)
})

test('share picture, print sheet and sweep read the bucket', async () => {
  const { app, storage, owner, restaurant } = await world()
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
  const kept = [...storage.objects.keys()]
  addOrphans(storage, 8)
  await sweepOrphans(app.platform)
  const stored = [...storage.objects.keys()]
  expect(stored.filter(key => !key.startsWith('trash/'))).toEqual(kept)
  expect(stored.filter(key => key.startsWith('trash/'))).toHaveLength(8)
})

/** More images than one page of the listing has, which nothing names, older than the sweep's six hours. */
function addOrphans({ objects }: BucketStorage, count: number): void {
  for (let n = 0; n < count; n++)
    objects.set(`images/${String(n).padStart(32, '0')}/320.webp`, {
      type: 'image/webp',
      bytes: Buffer.from('x'),
      modifiedAt: new Date(0),
    })
}
