import { expect, test } from 'vitest'
import { DAY_MS } from '#shared/time.ts'
import { paperHouse } from './paper.testing.ts'

async function diner(settings?: Parameters<typeof paperHouse>[0]) {
  const house = await paperHouse(settings)
  const { app, restaurant } = house
  const read = async (query: string) => {
    const answer = await app.request({ path: `/${restaurant.slug}${query}`, as: app.browser() })
    const [, line = ''] = /<aside class="old-paper".*?<p>(.*?)<\/p>/s.exec(answer.text) ?? []
    return { ...answer, line: line.replaceAll(/<svg.*?<\/svg>|<[^>]+>/gs, '').trim() }
  }
  return { ...house, read }
}

test('who scans an old paper reads whose day it is; the page is the same while nothing differs', async () => {
  const { restaurant, print, read, change, tortilla } = await diner()
  await print()
  const base = await read('')
  for (const query of ['?q=e1', '?q=e2', '?q=e999999', '?q=e01', '?q=e1x'])
    expect((await read(query)).text).toBe(base.text)
  await change(tortilla, { price: 9 })
  expect((await read('?q=e1')).line).toBe('Tu carta en papel es del 10 de marzo. Estos son los precios de hoy.')
  expect((await read('')).line).toBe('')
  expect((await read('?q=e2')).line).toBe('')
  expect((await read('?q=e1')).text).toContain('Cerrar aviso')
  expect((await read('?q=e1')).text).toContain(`rel="canonical" href="http://localhost:3000/${restaurant.slug}"`)
})

test('allergens that differ are said instead, and that line cannot be closed', async () => {
  const { print, read, change, tortilla, flan } = await diner()
  for (const dish of [tortilla, flan]) await change(dish, { allergens: ['eggs'], traces: [] })
  await print()
  await change(tortilla, { price: 9 })
  await change(flan, { allergens: ['eggs', 'milk'], traces: [] })
  const { line, text } = await read('?q=e1')
  expect(line).toBe('Tu carta en papel es del 10 de marzo. En algún plato han cambiado los alérgenos: fíate de esta.')
  expect(text).not.toContain('Cerrar aviso')
})

test('in each language; texts alone are no word worth', async () => {
  const { app, owner, restaurant, print, read, change, tortilla } = await diner()
  await app.request({
    method: 'PUT',
    path: `/api/restaurants/${restaurant.id}`,
    body: { supportedLocales: ['es', 'en', 'pt'] },
    as: owner,
  })
  await print()
  await change(tortilla, { translations: { es: { name: 'Tortilla', description: 'Jugosa' } } })
  expect((await read('?q=e1')).line).toBe('')
  await change(tortilla, { price: 9 })
  expect((await read('?q=e1&lang=en')).line).toBe('Your paper menu is from 10 March. These are today’s prices.')
  expect((await read('?q=e1&lang=pt')).line).toBe('A sua carta em papel é de 10 de março. Estes são os preços de hoje.')
})

test('a paper that is not used any more says nothing, and neither does one of another house', async () => {
  const { app, owner, path, print, read, change, tortilla } = await diner()
  await print()
  await change(tortilla, { price: 9 })
  expect((await read('?q=e1')).line).not.toBe('')
  const other = await app.make.restaurant(await app.make.owner(), { name: 'Otra casa', slug: 'otra-casa' })
  await app.make.dish(await app.make.category(other, 'Platos'), { name: 'Sopa', price: '5.00' })
  expect((await app.request({ path: '/otra-casa?q=e1' })).text).not.toContain('old-paper')
  await app.request({ method: 'PUT', path: `${path}/editions/1`, body: { retired: true }, as: owner })
  app.clock.advance(DAY_MS / 24)
  expect((await read('?q=e1')).line).toBe('')
})

test('a full dining room with the same paper and one address is served from memory', async () => {
  const { app, restaurant, print, read, change, tortilla } = await diner({ rateLimits: true })
  await print()
  await change(tortilla, { price: 9 })
  expect((await read('?q=e1')).status).toBe(200)
  const headers = { 'accept-encoding': 'gzip' }
  const guests = Array.from({ length: 150 }, () =>
    app.request({ path: `/${restaurant.slug}?q=e1`, ip: '203.0.113.9', headers, as: app.browser() }),
  )
  expect(new Set((await Promise.all(guests)).map(({ status }) => status))).toEqual(new Set([200]))
})
