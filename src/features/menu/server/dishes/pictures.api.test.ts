import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS } from '#shared/time.ts'
import { createTestApp, type TestApp, type TestAppOptions } from '#test/app.ts'
import { drawPicture } from '#test/pictures.ts'
import type { Dish } from '../../menu.contract.ts'
import { UPLOADS } from '#features/images/images.limits.ts'
import { sweepOrphans } from '#features/images/server/index.ts'
import { sweepDeletedDaily } from '../menu.jobs.ts'

let picture: Buffer
let small: Buffer
beforeAll(async () => {
  picture = await drawPicture({ width: 700, height: 500 })
  small = await drawPicture({ width: 100, height: 80 })
})

const ES = { translations: { es: { name: 'Croquetas' } } }
const png = (content: Uint8Array, name = 'plato.png') => ({ field: 'image' as const, name, content })

async function world(options?: TestAppOptions) {
  const app = await createTestApp(options)
  const user = await app.make.owner()
  const restaurant = await app.make.restaurant(user)
  const category = await app.make.category(restaurant)
  const owner = await app.signIn(user)
  const items = `/api/categories/${category.id}/items`
  return {
    app,
    owner,
    user,
    category,
    restaurant,
    create: (file: ReturnType<typeof png>, fields: Record<string, unknown> = ES) =>
      app.request<Dish>({ method: 'POST', path: items, as: owner, multipart: { fields, file } }),
    change: (id: string, multipart: { fields?: Record<string, unknown>; file?: ReturnType<typeof png> }) =>
      app.request<Dish>({ method: 'PUT', path: `/api/menu/items/${id}`, as: owner, multipart }),
    dishes: async () => (await app.request<Dish[]>({ path: items, as: owner })).data,
    files: () => app.files(),
    images: () => app.platform.db.selectFrom('images').selectAll().execute(),
  }
}

test('a dish with an image: fields are sent as text, the image is stored in several widths', async () => {
  const { app, create, files } = await world()
  const made = await create(png(picture), {
    ...ES,
    price: '8,50',
    allergens: ['gluten', 'nonsense'],
    available: 'false',
    sortOrder: '40',
  })
  expect(made.status).toBe(201)
  const { imageUrl, ...dish } = made.data
  expect(dish).toMatchObject({ price: 8.5, allergens: ['gluten'], available: false, sortOrder: 40 })
  expect(dish).toMatchObject({ imageWidths: [320, 640, 700], imageWidth: 700, imageHeight: 500 })
  expect(imageUrl).toMatch(/^\/uploads\/[0-9a-f]+\/700\.webp$/)
  const served = await app.request({ path: imageUrl })
  expect(served.status).toBe(200)
  expect((await sharp(served.bytes).metadata()).format).toBe('webp')
  for (const key of await files()) expect(key).toMatch(/\.(webp|avif)$/)
})

test('a new image replaces the old one, whose files are deleted after the commit', async () => {
  const { app, create, change, files, images } = await world()
  const first = (await create(png(picture))).data
  const old = await files()
  const second = (await change(first._id, { file: png(small) })).data
  expect(second.imageUrl).not.toBe(first.imageUrl)
  expect(second.price).toBe(first.price)
  await app.runJobs()
  const left = await files()
  expect(left.some(key => old.includes(key))).toBe(false)
  expect(await images()).toHaveLength(1)
})

test('an empty imageUrl removes the picture, any other value is ignored', async () => {
  const { app, create, change, files, images } = await world()
  const { data } = await create(png(small))
  expect((await change(data._id, { fields: { imageUrl: '/uploads/other/1.webp' } })).data.imageUrl).toBe(data.imageUrl)
  expect((await change(data._id, { fields: { imageUrl: '' } })).data).toMatchObject({
    imageUrl: '',
    imageWidths: [],
    reported: false,
  })
  await app.runJobs()
  expect(await files()).toEqual([])
  expect(await images()).toEqual([])
})

/** What was deleted is removed for good after 30 days. */
async function sweepAfterAMonth(app: TestApp): Promise<void> {
  app.clock.advance(30 * DAY_MS)
  await app.runJob(sweepDeletedDaily)
}

test('a copy shares the image, which is removed with the last of the two', async () => {
  const { app, user, create, files } = await world()
  await app.make.plan(user.id)
  const { data } = await create(png(small))
  const path = `/api/menu/items/${data._id}/duplicate`
  const copy = await app.request<Dish>({ method: 'POST', path, as: await app.signIn(user) })
  expect(copy.data.imageUrl).toBe(data.imageUrl)
  const remove = async (id: string) => {
    const owner = await app.signIn(user)
    expect((await app.request({ method: 'DELETE', path: `/api/menu/items/${id}`, as: owner })).status).toBe(200)
    await sweepAfterAMonth(app)
  }
  await remove(data._id)
  expect((await app.request({ path: copy.data.imageUrl })).status).toBe(200)
  await remove(copy.data._id)
  expect(await files()).toEqual([])
})

test('a deleted category keeps the images of its dishes for 30 days', async () => {
  const { app, owner, category, create, files, images } = await world()
  await create(png(small))
  const shown = (await create(png(small))).data.imageUrl
  await app.request({ method: 'DELETE', path: `/api/categories/${category.id}`, as: owner })
  app.clock.advance(29 * DAY_MS)
  await app.runJob(sweepDeletedDaily)
  await sweepOrphans(app.platform)
  expect((await app.request({ path: shown })).status).toBe(200)
  await sweepAfterAMonth(app)
  expect(await files()).toEqual([])
  expect(await images()).toEqual([])
})

describe('a refused upload leaves nothing behind', () => {
  const text = Buffer.from('no soy una imagen, aunque me llame .png')
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>')
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
  const cut = async () => picture.subarray(0, 40)
  const big = () => Buffer.concat([picture, Buffer.alloc(16_000_000 - picture.length)])

  test.each([
    ['a text file named .png', () => text, 415, 'Solo se permiten archivos de imagen.'],
    ['an SVG', () => svg, 415, 'Solo se permiten archivos de imagen.'],
    ['a GIF', () => gif, 415, 'Solo se permiten archivos de imagen.'],
    ['an empty file', () => Buffer.alloc(0), 415, 'Solo se permiten archivos de imagen.'],
    ['a picture cut short', cut, 415, 'Solo se permiten archivos de imagen.'],
    ['16 MB', big, 413, 'La imagen es demasiado grande. Máximo 15MB.'],
  ])('%s', async (_name, content, status, message) => {
    const { create, change, dishes, files, images } = await world()
    const bytes = await content()
    const refused = await create(png(bytes))
    expect([refused.status, refused.message]).toEqual([status, message])
    expect(await dishes()).toEqual([])
    expect(await files()).toEqual([])
    const { data } = await create(png(small))
    const before = await files()
    expect((await change(data._id, { fields: { price: '9' }, file: png(bytes) })).status).toBe(status)
    expect(await dishes()).toEqual([data])
    expect(await files()).toEqual(before)
    expect(await images()).toHaveLength(1)
  })

  test('a good picture with a bad field', async () => {
    const { create, dishes, files, images } = await world()
    expect((await create(png(small), { ...ES, price: '1.250' })).status).toBe(400)
    expect((await create(png(small), {})).status).toBe(400)
    expect((await create(png(small), { translations: '{broken' })).status).toBe(400)
    expect(await dishes()).toEqual([])
    expect(await files()).toEqual([])
    expect(await images()).toEqual([])
  })

  test('a good picture after the plan has ended is not even decoded', async () => {
    const { app, user, create, files } = await world()
    await app.make.lapsedTrial(user.id)
    const answer = await create(png(Buffer.from('text')))
    expect([answer.status, answer.code]).toEqual([403, 'trial_expired'])
    expect(await files()).toEqual([])
  })

  test('an image for a dish that is deleted meanwhile', async () => {
    const { app, owner, create, change, files, images } = await world()
    const { data } = await create(png(small))
    const [changed, deleted] = await Promise.all([
      change(data._id, { file: png(picture) }),
      app.request({ method: 'DELETE', path: `/api/menu/items/${data._id}`, as: owner }),
    ])
    expect(deleted.status).toBe(200)
    expect([200, 404]).toContain(changed.status)
    await sweepAfterAMonth(app)
    expect(await files()).toEqual([])
    expect(await images()).toEqual([])
  })
})

test('the 301st upload of an hour is refused', async () => {
  const { app, owner, category } = await world({ rateLimits: true })
  const path = `/api/categories/${category.id}/items`
  const send = () => app.request({ method: 'POST', path, as: owner, multipart: { fields: { price: 'no' } } })
  await app.platform.limits.consume(UPLOADS, owner.id, 299)
  expect((await send()).status).toBe(400)
  const refused = await send()
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await app.request({ method: 'POST', path, as: owner, body: ES })).status).toBe(201)
})
