import { expect, test } from 'vitest'
import { wordsOfPdf } from '#test/print/paper-check.ts'
import { paperHouse } from './paper.testing.ts'
import type { PaperPatch } from '../paper.contract.ts'

type Made = { _id: string; courses: { _id: string; items: { _id: string }[] }[] }

/** A house with a weekend menu of one dish of its own and one of the carta. */
async function menuHouse() {
  const house = await paperHouse()
  const { app, owner, restaurant, tortilla } = house
  const own = { names: { es: 'Bacalao' }, allergens: ['fish'], traces: [], supplement: 2.5 }
  const { data } = await app.request<Made>({
    method: 'POST',
    path: `/api/restaurants/${restaurant.id}/set-menus`,
    body: {
      names: { es: 'Menú de domingo' },
      price: 28.75,
      days: ['sunday'],
      slots: [{ open: '13:00', close: '16:00' }],
      published: true,
      note: { es: 'Mesa completa' },
      courses: [{ names: { es: 'Segundos' }, items: [own, { dishId: tortilla.id }] }],
    },
    as: owner,
  })
  const put = (body: object) => app.request({ method: 'PUT', path: `/api/set-menus/${data._id}`, body, as: owner })
  const words = async (n: number, name: string) =>
    (await wordsOfPdf((await house.file(n, name)).bytes)).words.map(({ text }) => text)
  return { ...house, menu: data, put, words }
}

test('a set menu is printed whole: name, price, hours, what it includes, courses, dishes, allergens, supplement', async () => {
  const { print, words, preview } = await menuHouse()
  const { data } = await print()
  const said = (await words(1, data.file)).join(' ')
  for (const text of [
    'Menú de domingo',
    'Por persona 28,75',
    'Domingos, de 13:00 a 16:00.',
    'Incluye pan',
    'Mesa completa.',
  ])
    expect(said).toContain(text)
  expect(said).toMatch(/Segundos Bacalao P.* \+2,50/)
  expect(said.match(/Tortilla/g)).toHaveLength(2)
  const undeclared = (await preview()).data.warnings.undeclared.map(({ name }) => name)
  expect(undeclared).toContain('Menú de domingo: Tortilla de patatas')
})

test('the paper grows old with its set menu, and a diner who scans it reads it', async () => {
  const { app, restaurant, print, status, put, changes, change, tortilla } = await menuHouse()
  await print()
  expect((await status()).data.isUpToDate).toBe(true)
  await put({ price: 30 })
  expect((await changes(1)).data.prices).toMatchObject([
    { name: 'Menú de domingo', after: [{ amount: expect.stringContaining('30,00') }] },
  ])
  const page = await app.request({ path: `/${restaurant.slug}?q=e1`, as: app.browser() })
  expect(page.text).toContain('Estos son los precios de hoy.')
  await change(tortilla, { allergens: ['eggs'], traces: [] })
  const told = (await changes(1)).data.allergens.map(({ name }) => name)
  expect(told).toEqual(['Tortilla de patatas', 'Menú de domingo: Tortilla de patatas'])
})

test('a sticker covers each line of it that has changed; a new menu is told and covers nothing', async () => {
  const { app, owner, path, restaurant, print, put, words } = await menuHouse()
  await print()
  await put({ price: 31.25 })
  await app.request({
    method: 'POST',
    path: `/api/restaurants/${restaurant.id}/set-menus`,
    body: {
      names: { es: 'Infantil' },
      price: 9,
      published: true,
      courses: [{ names: { es: 'Plato' }, items: [{ names: { es: 'Pasta' } }] }],
    },
    as: owner,
  })
  const call = (as: 'stickers' | 'slip', kind = '') =>
    app.request<PaperPatch & { file: string; n: number }>({
      method: 'POST',
      path: `${path}/stickers${kind}`,
      body: { from: 1, copies: 2, as },
      as: owner,
    })
  const { data } = await call('stickers', '/preview')
  expect(data).toMatchObject({ stickers: 2, uncovered: [{ name: 'Infantil', why: 'setMenu' }] })
  const made = await call('stickers')
  const covering = await words(2, made.data.file)
  expect([covering.filter(text => text === '31,25').length, covering.includes('Pasta')]).toEqual([2, false])
  const slip = await call('slip')
  const loose = (await words(slip.data.n, slip.data.file)).join(' ')
  expect(loose).toContain('Menú de domingo 31,25')
  expect(loose).toContain('Infantil: Pasta')
})

test('with chosen categories a set menu is printed where it is chosen, too; a draft never is', async () => {
  const { print, words, put, menu, category } = await menuHouse()
  const only = await print({ categoryIds: [category.id] })
  expect(await words(1, only.data.file)).not.toContain('Bacalao')
  const both = await print({ categoryIds: [menu._id, category.id] })
  expect(await words(both.data.n, both.data.file)).toContain('Bacalao')
  await put({ published: false })
  const draft = await print()
  expect(await words(draft.data.n, draft.data.file)).not.toContain('Bacalao')
})
