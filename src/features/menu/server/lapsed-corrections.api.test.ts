import { expect, test } from 'vitest'
import { DAY_MS } from '#shared/time.ts'
import { createTestApp, type SignedIn, type TestApp } from '#test/app.ts'
import { drawPicture } from '#test/pictures.ts'
import type { Dish } from '../menu.contract.ts'

// "A wrong allergen is no matter of billing" (3-decisions §4).

type Person = { id: string }

async function place(app: TestApp, owner: Person, given = {}) {
  const restaurant = await app.make.restaurant(owner, given)
  const category = await app.make.category(restaurant)
  return { restaurant, category, dish: await app.make.dish(category, { allergens: ['gluten'] }) }
}

const put = (app: TestApp, id: string, as: SignedIn, body: object) =>
  app.request<Dish>({ method: 'PUT', path: `/api/menu/items/${id}`, as, body })

test('with an ended plan its people still say what is sold out and what a dish contains, and diners read it', async () => {
  const app = await createTestApp()
  const owner = await app.make.owner()
  const { restaurant, dish } = await place(app, owner)
  const worker = await app.signIn(await app.make.worker([restaurant]))
  const person = await app.signIn(owner)
  await app.make.lapsedSubscription(owner.id)
  await app.request({ method: 'PUT', path: '/api/restaurants/verify-all-status', as: person })
  expect((await put(app, dish.id, person, { allergens: ['gluten', 'nuts'] })).status).toBe(200)
  expect((await put(app, dish.id, worker, { available: false, allergensDeclared: true })).status).toBe(200)
  const read = await app.request<Dish[]>({ path: `/api/public/${restaurant.slug}/items` })
  expect(read.data).toMatchObject([{ allergens: ['gluten', 'nuts'], allergensDeclared: true, available: false }])
  const sameAsForm = { available: true, _id: dish.id, restaurantId: restaurant.id }
  expect((await put(app, dish.id, person, sameAsForm)).status, 'fields that no call names are ignored').toBe(200)
})

test('whatever comes beside them is refused as a whole, a picture and the change of several too', async () => {
  const app = await createTestApp()
  const owner = await app.make.owner()
  const { restaurant, category, dish } = await place(app, owner)
  const worker = await app.signIn(await app.make.worker([restaurant]))
  const person = await app.signIn(owner)
  await app.make.lapsedTrial(owner.id)
  const corrected = { allergens: ['nuts'], available: false }
  for (const more of [
    { price: 5 },
    { translations: { es: { name: 'Otro' } } },
    { sortOrder: 3 },
    { imageUrl: '' },
    { categoryId: category.id },
  ])
    expect([more, (await put(app, dish.id, person, { ...corrected, ...more })).code]).toEqual([more, 'trial_expired'])
  expect((await put(app, dish.id, person, {})).code, 'nothing at all').toBe('trial_expired')
  expect((await put(app, dish.id, worker, { price: 5 })).code).toBe('owner_plan_ended')
  const image = {
    field: 'image',
    name: 'plato.png',
    content: await drawPicture({ width: 8, height: 8 }),
    type: 'image/png',
  }
  const withImage = { method: 'PUT', path: `/api/menu/items/${dish.id}`, as: person } as const
  const answer = await app.request({ ...withImage, multipart: { fields: { available: 'false' }, file: image } })
  expect(answer.code).toBe('trial_expired')
  const several = await app.request({
    method: 'PUT',
    path: `/api/restaurants/${restaurant.id}/items/bulk`,
    as: person,
    body: { items: [{ _id: dish.id, available: false }] },
  })
  expect(several.code).toBe('trial_expired')
  const stored = await app.request<Dish>({ path: `/api/menu/items/${dish.id}`, as: person })
  expect(stored.data).toMatchObject({ allergens: ['gluten'], available: true })
})

test('as long as diners read the menu, also of a restaurant that its plan has no room for', async () => {
  const app = await createTestApp({ env: { LAPSED_MENU_DAYS: '10' } })
  const owner = await app.make.owner()
  const inactive = await place(app, owner, { inactiveSince: app.clock.now() })
  const person = await app.signIn(owner)
  const { id } = inactive.dish
  expect((await put(app, id, person, { available: false })).status).toBe(200)
  expect((await put(app, id, person, { price: 5 })).code).toBe('restaurant_inactive')
  app.clock.advance(10 * DAY_MS - 1)
  const later = await app.signIn(owner)
  expect((await put(app, id, later, { available: true })).status, 'on its last day').toBe(200)
  app.clock.advance(1)
  expect((await put(app, id, later, { available: false })).code, 'after it').toBe('restaurant_inactive')
})

test('where menus go offline at once there is nothing to correct', async () => {
  const app = await createTestApp({ env: { LAPSED_MENU_DAYS: '0' } })
  const owner = await app.make.owner()
  const { dish } = await place(app, owner)
  const person = await app.signIn(owner)
  await app.make.lapsedSubscription(owner.id)
  await app.request({ method: 'PUT', path: '/api/restaurants/verify-all-status', as: person })
  expect((await put(app, dish.id, person, { available: false })).code).toBe('subscription_ended')
})
