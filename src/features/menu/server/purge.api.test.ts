import { expect, test } from 'vitest'
import { DAY_MS } from '#shared/time.ts'
import { createTestApp, type SignedIn, type TestApp } from '#test/app.ts'
import { drawPicture } from '#test/pictures.ts'
import { purgeDaily, restaurantPurged } from '#features/restaurants/server/index.ts'

const small = await drawPicture({ width: 100, height: 80 })
const file = (field: 'image' | 'logo') => ({ field, name: 'foto.png', content: small })

/** A restaurant with a logo and a dish with an image, deleted by its owner. */
async function deletedWithPictures(app: TestApp, as: SignedIn, restaurant: { id: string }): Promise<void> {
  const category = await app.make.category(restaurant, 'Tapas')
  const path = `/api/restaurants/${restaurant.id}`
  const answers = [
    await app.request({ method: 'PUT', path, as, multipart: { file: file('logo') } }),
    await app.request({
      method: 'POST',
      path: `/api/categories/${category.id}/items`,
      as,
      multipart: { fields: { translations: { es: { name: 'Pulpo' } } }, file: file('image') },
    }),
    await app.request({ method: 'DELETE', path, as }),
  ]
  expect(answers.map(answer => answer.status)).toEqual([200, 201, 200])
}

test('after 30 days a deleted restaurant is removed with its dishes, images, logo and files', async () => {
  const app = await createTestApp()
  const owner = await app.make.owner({ plan: {} })
  const [first, second, kept] = [
    await app.make.restaurant(owner),
    await app.make.restaurant(owner),
    await app.make.restaurant(owner),
  ]
  const as = await app.signIn(owner)
  await deletedWithPictures(app, as, first)
  await deletedWithPictures(app, as, second)
  app.clock.advance(31 * DAY_MS)
  await app.runJob(purgeDaily)
  const rows = await app.platform.db.selectFrom('restaurants').select('id').execute()
  expect(rows).toEqual([{ id: kept.id }])
  for (const table of ['categories', 'menu_items', 'images'] as const)
    expect(await app.platform.db.selectFrom(table).select('id').execute()).toEqual([])
  expect(await app.files()).toEqual([])
})

test('one that cannot be removed does not stop the others', async () => {
  const app = await createTestApp()
  const owner = await app.make.owner({ plan: {} })
  const [stuck, gone] = [await app.make.restaurant(owner), await app.make.restaurant(owner)]
  await app.make.restaurant(owner)
  const as = await app.signIn(owner)
  for (const { id } of [stuck, gone]) await app.request({ method: 'DELETE', path: `/api/restaurants/${id}`, as })
  app.clock.advance(31 * DAY_MS)
  app.platform.events.on(restaurantPurged, async (_, { restaurantId }) => {
    if (restaurantId === stuck.id) throw new Error('cannot be removed')
  })
  await app.runJob(purgeDaily)
  const rows = await app.platform.db
    .selectFrom('restaurants')
    .select('id')
    .where('deleted_at', 'is not', null)
    .execute()
  expect(rows).toEqual([{ id: stuck.id }])
})
