import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { HOUR_MS } from '#shared/time.ts'
import { createTestApp } from '#test/app.ts'
import { phonePhoto } from '#test/photos.ts'
import { drawPicture } from '#test/pictures.ts'
import type { Restaurant } from '../../restaurants.contract.ts'
import { imageStorage, sweepOrphans } from '#features/images/server/index.ts'
import { aRestaurant, imageRows, temporary, upload } from './logo.testing.ts'

describe('a logo', () => {
  test('of 14.9 MB from a phone becomes upright and small, without its position', async () => {
    const { app, owner, restaurant } = await aRestaurant()
    const answer = await upload(app, owner, restaurant.id, { content: await phonePhoto(14_900_000), name: 'f.jpg' })
    expect(answer.status).toBe(200)
    expect(answer.data.logoUrl).toMatch(/^\/uploads\/[0-9a-f]{32}\/1600\.webp$/)
    const keys = await app.files()
    expect(
      keys
        .filter(key => key.endsWith('.webp'))
        .map(key => Number(/(\d+)\.webp$/.exec(key)?.[1]))
        .toSorted((a, b) => a - b),
    ).toEqual([320, 640, 960, 1600])
    for (const key of keys) {
      const file = await imageStorage(app.platform).read(key)
      const { width, height, exif, icc, xmp } = await sharp(file).metadata()
      expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined])
      expect(height).toBeGreaterThan(width)
      expect(file?.length).toBeLessThan(400_000)
      expect(file?.includes('Telefono')).toBe(false)
    }
    expect(await temporary(app)).toEqual([])
  })

  test('can be sent with the creation too', async () => {
    const { app, owner } = await aRestaurant()
    const answer = await app.request<Restaurant>({
      method: 'POST',
      path: '/api/restaurants',
      as: owner,
      multipart: { fields: { name: 'Con logo' }, file: { field: 'logo', name: 'l.png', content: await drawPicture() } },
    })
    expect(answer.status).toBe(201)
    expect(answer.data.logoUrl).toMatch(/\/640\.webp$/)
  })

  test('that is replaced or removed is deleted with its files, after the commit', async () => {
    const { app, owner, restaurant } = await aRestaurant()
    const first = (await upload(app, owner, restaurant.id, { content: await drawPicture() })).data.logoUrl
    const second = (await upload(app, owner, restaurant.id, { content: await drawPicture() })).data.logoUrl
    expect(second).not.toBe(first)
    await app.runJobs()
    const folders = async () => [...new Set((await app.files()).map(key => key.split('/')[0]))]
    expect(await folders()).toEqual([second.split('/')[2]])
    const change = (body: object) =>
      app.request<Restaurant>({ method: 'PUT', path: `/api/restaurants/${restaurant.id}`, as: owner, body })
    expect((await change({ logoUrl: 'https://elsewhere.example/x.png' })).data.logoUrl).toBe(second)
    expect((await change({ logoUrl: '' })).data.logoUrl).toBe('')
    await app.runJobs()
    expect([await folders(), await imageRows(app)]).toEqual([[], []])
  })

  test('stays while something else uses it', async () => {
    const { app, owner, restaurant } = await aRestaurant()
    await upload(app, owner, restaurant.id, { content: await drawPicture() })
    const [image] = await imageRows(app)
    const dish = await app.make.dish(await app.make.category(restaurant))
    await app.platform.db
      .updateTable('menu_items')
      .set({ image_id: image?.id ?? null })
      .where('id', '=', dish.id)
      .execute()
    const path = `/api/restaurants/${restaurant.id}`
    await app.request({ method: 'PUT', path, as: owner, body: { logoUrl: '' } })
    await app.runJobs()
    expect(await imageRows(app)).toHaveLength(1)
    expect(await app.files()).not.toEqual([])
  })
})

test('the sweep removes what a crash left, but nothing young or used, and no file of another feature', async () => {
  const { app, owner, restaurant } = await aRestaurant({ now: new Date() })
  const { storage, config } = app.platform
  const { logoUrl } = (await upload(app, owner, restaurant.id, { content: await drawPicture() })).data
  const shown = await app.files()
  const orphan = `${'b'.repeat(32)}/320.webp`
  await imageStorage(app.platform).put(orphan, Buffer.from('x'), { type: 'image/webp' })
  await storage.in('published/').put('menu-7/page.json', Buffer.from('x'), { type: 'application/json' })
  await storage.in('published/').put(orphan, Buffer.from('x'), { type: 'image/webp' })
  const left = join(config.dataDir, 'tmp', 'upload-left')
  await mkdir(join(config.dataDir, 'tmp'), { recursive: true })
  await writeFile(left, 'x')
  await sweepOrphans(app.platform)
  expect(await app.files()).toHaveLength(shown.length + 1)
  expect(await temporary(app)).toEqual(['upload-left'])
  app.clock.advance(7 * HOUR_MS)
  await utimes(left, new Date(0), new Date(0))
  await sweepOrphans(app.platform)
  expect(await app.files()).toEqual(shown)
  expect(await app.files('published/')).toEqual([orphan, 'menu-7/page.json'])
  expect(await temporary(app)).toEqual([])
  expect((await app.request({ path: logoUrl })).status).toBe(200)
})

test('the sweep of a thousand folders keeps those with a row, wherever they are in the list', async () => {
  const { app, owner, restaurant } = await aRestaurant({ now: new Date() })
  const orphan = async (name: number) =>
    imageStorage(app.platform).put(`${String(name).padStart(32, '0')}/320.webp`, Buffer.from('x'), {
      type: 'image/webp',
    })
  for (let name = 0; name < 600; name++) await orphan(name)
  await upload(app, owner, restaurant.id, { content: await drawPicture({ width: 400, height: 300 }) })
  const shown = (await app.files()).filter(key => !key.startsWith('0000'))
  for (let name = 600; name < 1100; name++) await orphan(name)
  app.clock.advance(7 * HOUR_MS)
  await sweepOrphans(app.platform, 1100)
  expect(await app.files()).toEqual(shown)
})

test('a picture is deleted by the names of its files: no folder is listed', async () => {
  const { app, owner, restaurant } = await aRestaurant()
  await upload(app, owner, restaurant.id, { content: await drawPicture() })
  const storage = imageStorage(app.platform)
  const { list } = storage
  storage.list = () => {
    throw new Error('listed')
  }
  const path = `/api/restaurants/${restaurant.id}`
  await app.request({ method: 'PUT', path, as: owner, body: { logoUrl: '' } })
  await app.runJobs()
  storage.list = list
  expect([await app.files(), await imageRows(app)]).toEqual([[], []])
})

describe('/uploads', () => {
  test('serves immutable images, and answers 304', async () => {
    const { app, owner, restaurant } = await aRestaurant()
    const { logoUrl } = (await upload(app, owner, restaurant.id, { content: await drawPicture() })).data
    const answer = await app.request({ path: logoUrl })
    expect(answer.status).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-length': String(answer.bytes.length),
    })
    expect((await sharp(answer.bytes).metadata()).width).toBe(640)
    const again = await app.request({ path: logoUrl, headers: { 'if-none-match': String(answer.headers['etag']) } })
    expect([again.status, again.bytes.length]).toEqual([304, 0])
    const head = await app.request({ method: 'HEAD', path: logoUrl })
    expect([head.status, head.bytes.length, head.headers['content-length']]).toEqual([
      200,
      0,
      String(answer.bytes.length),
    ])
  })

  test.each([
    `/uploads/${'a'.repeat(32)}/320.webp`,
    '/uploads/x/320.webp',
    '/uploads/..%2f..%2fetc/passwd',
    '/uploads',
    '/uploads/',
    '/uploads/a/b/c',
  ])('%s is a plain 404', async path => {
    const app = await createTestApp()
    const answer = await app.request({ path })
    expect(answer.status).toBe(404)
    expect(answer.headers['content-type']).toMatch(/^text\/plain/)
  })
})
