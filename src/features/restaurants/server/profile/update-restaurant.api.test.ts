import { describe, expect, test } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '#test/app.ts'
import type { Restaurant } from '../../restaurants.contract.ts'

const at = (id: string) => `/api/restaurants/${id}`
const change = (app: TestApp, as: SignedIn, id: string, body: unknown) =>
  app.request<Restaurant>({ method: 'PUT', path: at(id), as, body })
const read = async (app: TestApp, as: SignedIn, id: string) =>
  (await app.request<Restaurant>({ path: at(id), as })).data

async function aRestaurant() {
  const app = await createTestApp()
  const person = await app.make.owner()
  const restaurant = await app.make.restaurant(person, { supportedLocales: ['es', 'en'] })
  return { app, person, restaurant, owner: await app.signIn(person) }
}

test('only what was sent changes', async () => {
  const { app, owner, restaurant } = await aRestaurant()
  const before = await read(app, owner, restaurant.id)
  const answer = await change(app, owner, restaurant.id, {
    theme: { style: 'minimal', accentColor: '#ABCDEF' },
    address: { street: ' Calle Mayor 1 ' },
    contact: { phone: '+34 911 22 33 44' },
    hours: { monday: [] },
  })
  expect(answer.status).toBe(200)
  expect(answer.data).toEqual({
    ...before,
    theme: { ...before.theme, style: 'minimal', shownStyle: 'minimal', accentColor: '#abcdef' },
    address: { ...before.address, street: 'Calle Mayor 1' },
    contact: { phone: '+34 911 22 33 44', email: '' },
    hours: { ...before.hours, monday: [] },
    updatedAt: expect.any(String),
  })
  expect(await read(app, owner, restaurant.id)).toEqual(answer.data)
  expect((await change(app, owner, restaurant.id, {})).data).toEqual(answer.data)
})

test('nested values may be JSON strings in a multipart body', async () => {
  const { app, owner, restaurant } = await aRestaurant()
  const fields = {
    name: 'Casa Nueva',
    theme: { style: 'modern' },
    translations: { en: { description: 'Hello' } },
    supportedLocales: ['es', 'en', 'pt'],
    hours: { friday: [{ open: '20:00', close: '02:00' }] },
  }
  const answer = await app.request<Restaurant>({
    method: 'PUT',
    path: at(restaurant.id),
    as: owner,
    multipart: { fields },
  })
  expect(answer.data).toMatchObject({ ...fields, theme: { style: 'modern', primaryColor: '#c21d03' } })
})

test('two people who change different fields at once both keep their change', async () => {
  const { app, owner, restaurant } = await aRestaurant()
  const worker = await app.signIn(await app.make.worker([restaurant]))
  for (let round = 0; round < 5; round++) {
    const answers = await Promise.all([
      change(app, owner, restaurant.id, {
        name: `Casa ${round}`,
        translations: { es: { description: `es ${round}` } },
      }),
      change(app, worker, restaurant.id, {
        address: { city: `C${round}` },
        translations: { en: { description: `en ${round}` } },
      }),
      change(app, owner, restaurant.id, { hours: { monday: [] }, address: { street: `S${round}` } }),
      change(app, worker, restaurant.id, { hours: { sunday: [] }, contact: { phone: `60000000${round}` } }),
    ])
    expect(answers.map(answer => answer.status)).toEqual([200, 200, 200, 200])
    expect(await read(app, owner, restaurant.id)).toMatchObject({
      name: `Casa ${round}`,
      address: { city: `C${round}`, street: `S${round}` },
      translations: { es: { description: `es ${round}` }, en: { description: `en ${round}` } },
      contact: { phone: `60000000${round}` },
      hours: { monday: [], sunday: [] },
    })
  }
})

describe('languages', () => {
  test('the default cannot be removed, a new one is added, an empty list becomes the default only', async () => {
    const { app, owner, restaurant } = await aRestaurant()
    const locales = async (body: object) => (await change(app, owner, restaurant.id, body)).data.supportedLocales
    expect(await locales({ supportedLocales: ['en'] })).toEqual(['es', 'en'])
    expect(await locales({ defaultLocale: 'pt' })).toEqual(['es', 'en', 'pt'])
    expect(await locales({ supportedLocales: [] })).toEqual(['pt'])
    expect(await locales({ supportedLocales: ['pt', 'es', 'es'] })).toEqual(['es', 'pt'])
  })

  test('a removed language keeps its text in case it is added again', async () => {
    const { app, owner, restaurant } = await aRestaurant()
    await change(app, owner, restaurant.id, { translations: { en: { description: 'Hello' } } })
    await change(app, owner, restaurant.id, { supportedLocales: ['es'] })
    const { data } = await change(app, owner, restaurant.id, { supportedLocales: ['es', 'en'] })
    expect(data.translations.en).toEqual({ description: 'Hello' })
  })

  test('description and the default translation are one text', async () => {
    const { app, owner, restaurant } = await aRestaurant()
    const first = await change(app, owner, restaurant.id, { description: 'Buenas' })
    expect(first.data.translations).toEqual({ es: { description: 'Buenas' } })
    const both = { description: 'Pierde', translations: { es: { description: 'Gana' } } }
    expect((await change(app, owner, restaurant.id, both)).data.description).toBe('Gana')
    expect((await change(app, owner, restaurant.id, { defaultLocale: 'en' })).data.description).toBe('')
  })
})

test('the whole restaurant comes back with a new slug: nothing else changes', async () => {
  const { app, owner, restaurant } = await aRestaurant()
  const before = await read(app, owner, restaurant.id)
  const sent = {
    ...before,
    slug: 'Calle Nueva',
    status: 'inactive',
    ownerId: 'x',
    createdAt: 'y',
    readOnly: 'inactive',
  }
  const { data } = await change(app, owner, restaurant.id, sent)
  expect(data).toEqual({ ...before, slug: 'calle-nueva', updatedAt: expect.any(String) })
})

test("a worker's slug passes only when it is the present one in any spelling", async () => {
  const { app, restaurant } = await aRestaurant()
  const worker = await app.signIn(await app.make.worker([restaurant]))
  const same = await change(app, worker, restaurant.id, { slug: restaurant.slug.toUpperCase(), name: 'Casa Dos' })
  expect(same).toMatchObject({ status: 200, data: { name: 'Casa Dos', slug: restaurant.slug } })
  for (const slug of ['otra', '!!!', '']) {
    const refused = await change(app, worker, restaurant.id, { slug, name: 'Casa Tres' })
    expect(refused).toMatchObject({ status: 403, code: 'forbidden' })
  }
  expect((await read(app, worker, restaurant.id)).name).toBe('Casa Dos')
})

test('a taken slug changes nothing else either', async () => {
  const { app, owner, restaurant } = await aRestaurant()
  await app.make.restaurant(await app.make.owner(), { slug: 'ocupada' })
  const answer = await change(app, owner, restaurant.id, { slug: 'ocupada', name: 'Casa Nueva' })
  expect(answer).toMatchObject({ status: 409, code: 'slug_exists' })
  expect(await read(app, owner, restaurant.id)).toMatchObject({ name: restaurant.name, slug: restaurant.slug })
})

test.each([
  [{ name: '' }, 'name', 'El nombre del restaurante es obligatorio'],
  [{ slug: 'ñ' }, 'slug', 'El slug solo puede contener letras minúsculas, números y guiones.'],
  [{ theme: { primaryColor: '#fff' } }, 'theme.primaryColor', 'El color debe tener el formato #rrggbb.'],
  [{ currency: 'JPY' }, 'currency', 'Elige una moneda de la lista.'],
  [{ hours: { monday: [{ open: '09:00', close: '24:00' }] } }, 'hours.monday.0.close', 'Escribe la hora así: 09:30'],
])('%j is refused at its field', async (body, field, text) => {
  const { app, owner, restaurant } = await aRestaurant()
  const answer = await change(app, owner, restaurant.id, body)
  expect(answer).toMatchObject({ status: 400, message: text, errors: { [field]: text } })
})

test.each(['{', '[]', '"x"', '1', 'null'])('a body %s is 400 in the envelope', async body => {
  const { app, owner, restaurant } = await aRestaurant()
  const answer = await change(app, owner, restaurant.id, body)
  expect(answer).toMatchObject({ status: 400, success: false })
})

test('every change raises the menu version', async () => {
  const { app, owner, restaurant } = await aRestaurant()
  const version = async () =>
    (
      await app.platform.db
        .selectFrom('restaurants')
        .select('menu_version')
        .where('id', '=', restaurant.id)
        .executeTakeFirstOrThrow()
    ).menu_version
  const before = await version()
  await change(app, owner, restaurant.id, { name: 'Casa Nueva' })
  expect(await version()).toBeGreaterThan(before)
})
