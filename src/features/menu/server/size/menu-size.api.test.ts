import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { drawPicture } from '#test/pictures.ts'
import type { Category, Dish } from '../../menu.contract.ts'
import { MENU_BYTES_MAX } from '../../menu.limits.ts'
import { world } from '../menu.testing.ts'
import { menuBytes } from './menu-size.ts'

const TOO_HEAVY = 'Tu carta pesa demasiado para abrirse bien en un móvil. Acorta descripciones.'
const LONG = 'ñ'.repeat(1000)

const texts = (name: string, description: string) => ({
  translations: { es: { name, description }, en: { name, description }, pt: { name, description } },
})

async function heavyMenu() {
  const made = await world({ supportedLocales: ['es', 'en', 'pt'] })
  const { app, owner, restaurant, category, create } = made
  await app.make.plan(owner.id)
  const { db } = app.platform
  const send = <T>(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
    app.request<T>({ method, path, as: owner, body })
  /** So many dishes of three long descriptions, 6 400 bytes each. */
  const fill = (count: number) =>
    sql`INSERT INTO menu_items (id, restaurant_id, category_id, translations, price, sort_order, created_at, updated_at)
      SELECT gen_random_uuid(), ${restaurant.id}, ${category.id}, ${JSON.stringify(texts('Plato', LONG).translations)}::jsonb,
        12.50, 30, now(), now() FROM generate_series(1, ${count}::int)`.execute(db)
  const sent = async (): Promise<number> => {
    const answers = await Promise.all(
      ['', '/categories', '/items'].map(path => app.request({ path: `/api/public/${restaurant.slug}${path}` })),
    )
    return answers.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0)
  }
  const counted = () => db.transaction().execute(trx => menuBytes(trx, restaurant.id))
  /** One dish more, of just the length that the menu takes `bytes` in all. */
  const fillUpTo = async (bytes: number) => {
    const { data: last } = await create(texts('Último', 'x'))
    await sql`UPDATE menu_items SET translations = jsonb_set(translations, '{es,description}',
      to_jsonb(repeat('x', ${bytes - (await counted()) + 1}::int))) WHERE id = ${last._id}`.execute(db)
    return last
  }
  return { ...made, send, fill, sent, counted, fillUpTo }
}

test('the bytes of a menu are those that the public calls send, without reading it', async () => {
  const { app, owner, restaurant, category, create, sent, counted } = await heavyMenu()
  await app.make.category(restaurant, '«Postres» y "cafés"')
  await create({
    ...texts('Croquetas "de la casa"\\', 'Seis\nunidades, 4 €'),
    price: '12,50',
    allergens: ['gluten', 'milk'],
  })
  await create({ translations: { es: { name: 'Pan', description: '' }, en: { name: 'Bread' }, pt: { name: 'Pão' } } })
  await create({
    ...texts('Ensaladilla', ''),
    prices: [
      { label: 'tapa', amount: 3.5 },
      { label: 'media', amount: 6 },
      { amount: 98, unit: 'kg', market: true },
    ],
  })
  const safety = {
    allergens: ['gluten', 'milk'],
    traces: ['nuts', 'sesame'],
    members: { gluten: ['wheat', 'rye'], nuts: ['walnut'] },
    without: { gluten: { es: 'Pídelo con pan sin gluten' }, milk: { es: 'Sin nata', en: 'Without cream' } },
    diets: ['vegetarian', 'noAlcohol'],
  }
  const picture = { field: 'image', name: 'a.png', content: await drawPicture() }
  const path = `/api/categories/${category.id}/items`
  const fields = texts('Con foto', '')
  expect((await app.request({ method: 'POST', path, as: owner, multipart: { fields, file: picture } })).status).toBe(
    201,
  )
  for (let count = 0; count < 20; count++) await create({ ...texts(`Plato ${count}`, LONG), ...safety })
  const bytes = await sent()
  expect(Math.abs((await counted()) - bytes)).toBeLessThan(bytes / 1000 + 200)
})

test('a write that makes a menu larger than 1 000 000 bytes is refused, by whichever call it comes', async () => {
  const { app, owner, restaurant, category, create, change, send, fill, fillUpTo } = await heavyMenu()
  const { data: gone } = await create(texts('Fuera', LONG))
  const { data: other } = await send<Category>('POST', `/api/restaurants/${restaurant.id}/categories`, {
    translations: { es: { name: 'Otra' } },
  })
  const { data: deleted } = await send<Category>('POST', `/api/restaurants/${restaurant.id}/categories`, {
    translations: { es: { name: 'Eliminada' } },
  })
  await send('DELETE', `/api/categories/${deleted._id}`)
  await send('DELETE', `/api/menu/items/${gone._id}`)
  await fill(150)
  const last = await fillUpTo(MENU_BYTES_MAX)
  const refused = [
    await create(texts('Uno más', 'x')),
    await change(last._id, { translations: { en: { description: 'xx' } } }),
    await send('POST', `/api/menu/items/${last._id}/duplicate`),
    await send('POST', `/api/menu/items/${gone._id}/restore`),
    await send('POST', `/api/categories/${deleted._id}/restore`),
    await send('PUT', `/api/restaurants/${restaurant.id}/items/bulk`, { items: [{ _id: gone._id, deleted: false }] }),
    await send('POST', `/api/restaurants/${restaurant.id}/categories`, { translations: { es: { name: 'Nueva' } } }),
    await send('PUT', `/api/categories/${other._id}`, { translations: { es: { name: 'Otra más larga' } } }),
    await send('PUT', `/api/restaurants/${restaurant.id}`, { translations: { es: { description: 'De siempre' } } }),
  ]
  expect(refused.map(({ status, code, message }) => [status, code, message])).toEqual(
    refused.map(() => [409, 'menu_limit', TOO_HEAVY]),
  )
  const list = await app.request<Dish[]>({ path: `/api/categories/${category.id}/items`, as: owner })
  expect(list.data).toHaveLength(151)
  expect(list.data.find(({ _id }) => _id === last._id)?.translations.en?.description).toBe('x')
})

test('a menu that is too heavy from before can be priced, marked, sorted, shortened and deleted', async () => {
  const { restaurant, category, create, change, send, fill, fillUpTo } = await heavyMenu()
  const { data: dish } = await create(texts('Plato', LONG))
  await fill(150)
  await fillUpTo(MENU_BYTES_MAX + 50_000)
  const allowed = [
    await change(dish._id, { available: false }),
    await change(dish._id, { allergens: ['gluten', 'milk', 'eggs', 'fish'] }),
    await change(dish._id, { price: '1234,50' }),
    await change(dish._id, { sortOrder: 500_000 }),
    await change(dish._id, { translations: { es: { description: LONG.slice(1) } } }),
    await send('PUT', `/api/restaurants/${restaurant.id}/items/bulk`, { items: [{ _id: dish._id, price: '2000,00' }] }),
    await send('PUT', `/api/restaurants/${restaurant.id}`, { supportedLocales: ['es', 'en'] }),
    await send('PUT', `/api/restaurants/${restaurant.id}`, { supportedLocales: ['es', 'en', 'pt'] }),
    await send('DELETE', `/api/menu/items/${dish._id}`),
    await send('DELETE', `/api/categories/${category.id}`),
  ]
  expect(allowed.map(({ status }) => status)).toEqual(allowed.map(() => 200))
})
