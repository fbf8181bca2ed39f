import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { DAY_MS } from '#shared/time.ts'
import { STYLES } from '#features/theme/theme.contract.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import { menuOf } from '#test/menus/public-menus.ts'
import { drawPicture } from '#test/pictures.ts'

const ORIGIN = 'http://localhost:3000'

/** The paths of what the page of a menu names in its head. */
async function filesOf(app: TestApp, path = '/casa-lola') {
  const { text } = await app.request({ path })
  const find = (pattern: RegExp) => pattern.exec(text)?.[1] ?? ''
  return {
    share: find(/property="og:image" content="([^"]+)"/).slice(ORIGIN.length),
    icon: find(/rel="icon" href="([^"]+)"/),
    touchIcon: find(/rel="apple-touch-icon" href="([^"]+)"/),
    manifest: find(/rel="manifest" href="([^"]+)"/),
  }
}

async function sizeOf(app: TestApp, path: string) {
  const { status, headers, bytes } = await app.request({ path })
  expect([path, status, headers['content-type']]).toEqual([path, 200, 'image/png'])
  expect(headers['cache-control']).toContain('immutable')
  const { width, height } = await sharp(bytes).metadata()
  return { width, height }
}

/** Mean color of an area of the share picture. */
async function colorAt(bytes: Buffer, left: number, top: number) {
  const area = { left, top, width: 20, height: 20 }
  const pixel = await sharp(bytes).extract(area).resize(1, 1).removeAlpha().toColourspace('srgb').raw().toBuffer()
  return [...pixel]
}

describe('the share picture', () => {
  test.each(STYLES)('has 1200 × 630 pixels and a small file: %s', async style => {
    const app = await createTestApp()
    await menuOf(app, { style })
    const { share } = await filesOf(app)
    expect(await sizeOf(app, share)).toEqual({ width: 1200, height: 630 })
    expect((await app.request({ path: share })).bytes.length).toBeLessThan(300_000)
  })

  test.each([
    ['nothing but emoji', '🍕🥘'],
    ['50 letters without a space', 'W'.repeat(50)],
    ['50 characters and an emoji', '🍕 Asador Etxeberria-Zubizarreta de la Plaza Mayor'],
    ['signs of XML', 'Tom & <Jerry> "Bar"'],
  ])('can be drawn for a name of %s', async (_, name) => {
    const app = await createTestApp()
    await menuOf(app, { name, address: { street: 'Calle <Mayor>', city: 'Kraków', postalCode: '', country: '' } })
    expect(await sizeOf(app, (await filesOf(app)).share)).toEqual({ width: 1200, height: 630 })
  })

  test('shows the logo and the first photo of a dish', async () => {
    const app = await createTestApp()
    const owner = await app.signUp()
    const picture = { name: 'foto.png', content: await drawPicture(), type: 'image/png' }
    const made = await app.request<{ _id: string; slug: string }>({
      method: 'POST',
      path: '/api/restaurants',
      as: owner,
      multipart: { fields: { name: 'Casa Lola' }, file: { field: 'logo', ...picture } },
    })
    const before = (await filesOf(app, `/${made.data.slug}`)).share
    const plain = await app.request({ path: before })
    const category = await app.make.category({ id: made.data._id })
    const dish = await app.request({
      method: 'POST',
      path: `/api/categories/${category.id}/items`,
      as: owner,
      multipart: {
        fields: { translations: { es: { name: 'Croquetas', description: '' } }, price: '9' },
        file: { field: 'image', ...picture },
      },
    })
    expect([made.status, dish.status]).toEqual([201, 201])
    const after = (await filesOf(app, `/${made.data.slug}`)).share
    const photographed = await app.request({ path: after })
    expect(after).not.toBe(before)
    expect(await colorAt(photographed.bytes, 1000, 300)).not.toEqual(await colorAt(plain.bytes, 1000, 300))
    expect(await sizeOf(app, (await filesOf(app, `/${made.data.slug}`)).icon)).toEqual({ width: 48, height: 48 })
  })

  test('has another URL when what it shows changes; the old one leads to it', async () => {
    const app = await createTestApp()
    const { owner, restaurant } = await menuOf(app)
    const before = (await filesOf(app)).share
    const as = await app.signIn(owner)
    await app.request({ method: 'PUT', path: `/api/restaurants/${restaurant.id}`, as, body: { name: 'Casa Pepa' } })
    const after = (await filesOf(app)).share
    const old = await app.request({ path: before })
    expect([old.status, old.headers['location'], old.headers['cache-control']]).toEqual([
      302,
      after,
      'public, no-cache',
    ])
    expect(await sizeOf(app, after)).toEqual({ width: 1200, height: 630 })
  })
})

describe('the icons and the manifest', () => {
  test('each restaurant has its own', async () => {
    const app = await createTestApp()
    const { owner } = await menuOf(app, { supportedLocales: ['es', 'en'] })
    await app.make.restaurant(owner, { slug: 'otra', name: 'Otra' })
    const files = await filesOf(app, '/casa-lola?lang=en')
    expect(await sizeOf(app, files.icon)).toEqual({ width: 48, height: 48 })
    expect(await sizeOf(app, files.touchIcon)).toEqual({ width: 180, height: 180 })
    expect((await filesOf(app, '/otra')).icon).not.toBe(files.icon)
    const { headers, text } = await app.request({ path: files.manifest })
    const manifest = JSON.parse(text) as { icons: { src: string }[] }
    expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8')
    expect(manifest).toMatchObject({
      name: 'Casa Lola',
      lang: 'en',
      start_url: '/casa-lola?lang=en',
      scope: '/casa-lola',
    })
    expect(await Promise.all(manifest.icons.map(({ src }) => sizeOf(app, src)))).toEqual([
      { width: 192, height: 192 },
      { width: 512, height: 512 },
    ])
    const again = await app.request({ path: files.manifest, headers: { 'if-none-match': String(headers['etag']) } })
    expect(again.status).toBe(304)
  })
})

describe('a file of a menu that nobody may see, or that is none', () => {
  test('is a plain 404', async () => {
    const app = await createTestApp()
    const { restaurant, owner } = await menuOf(app)
    const { share, icon, manifest } = await filesOf(app)
    const long = new Date(app.clock.now().getTime() - 400 * DAY_MS)
    const hidden = await app.make.restaurant(owner, { inactiveSince: long })
    const base = `/menu-files/${restaurant.id}`
    for (const path of [
      share.replace('share-es', 'share-en'),
      share.replace('.png', '.gif'),
      share.replace(restaurant.id, hidden.id),
      icon.replace('icon-48', 'icon-49'),
      manifest.replace(restaurant.id, hidden.id),
      `${base}/fr.webmanifest`,
      `${base}/share-es.png`,
      '/menu-files/x/es.webmanifest',
    ]) {
      const { status, headers } = await app.request({ path })
      expect([path, status, headers['content-type']]).toEqual([path, 404, 'text/plain; charset=utf-8'])
    }
  })
})
