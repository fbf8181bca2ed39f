import { expect, test } from 'vitest'
import { wordsOfPdf } from '#test/print/paper-check.ts'
import { paperHouse } from '../paper.testing.ts'
import type { PaperPatch } from '../../paper.contract.ts'

async function changedHouse() {
  const house = await paperHouse()
  const { app, path, owner, print, change, tortilla, flan } = house
  for (const dish of [tortilla, flan]) await change(dish, { allergens: ['eggs'], traces: [] })
  const { data } = await print()
  const patch = (body: object, call = '') =>
    app.request<PaperPatch & { n: number; file: string; files: { name: string; format: string }[]; isNew: boolean }>({
      method: 'POST',
      path: `${path}/stickers${call}`,
      body,
      as: owner,
    })
  return { ...house, patch, first: data }
}

test('stickers are counted before they are printed, and nothing that has not changed is on them', async () => {
  const { patch, change, tortilla, editions } = await changedHouse()
  expect((await patch({ from: 1, copies: 8 }, '/preview')).code).toBe('paper_unchanged')
  await change(tortilla, { price: 9 })
  const { data } = await patch({ from: 1, copies: 8 }, '/preview')
  expect(data).toMatchObject({ n: 2, stickers: 8, sheets: 1, of: 2, uncovered: [] })
  expect(data.dishes.map(({ name }) => name)).toEqual(['Tortilla de patatas'])
  expect((await editions()).data).toHaveLength(1)
})

test('a sheet of stickers makes the next edition, and each says the new price once', async () => {
  const { patch, change, tortilla, flan, file, status } = await changedHouse()
  await change(tortilla, { price: 9.25 })
  await change(flan, { allergens: ['eggs', 'milk'], traces: [] })
  const { status: code, data } = await patch({ from: 1, copies: 3 })
  expect([code, data.n, data.files.map(({ format }) => format)]).toEqual([201, 2, ['stickers']])
  const { words } = await wordsOfPdf((await file(2, data.file)).bytes)
  const count = (text: string): number => words.filter(word => word.text === text).length
  expect([count('9,25'), count('8,50'), count('Tortilla'), count('Flan')]).toEqual([3, 0, 3, 3])
  expect((await status()).data).toMatchObject({ edition: { n: 2 }, isUpToDate: true, copies: 3 })
  expect((await patch({ from: 1, copies: 3 })).status).toBe(200)
})

test('stickers over stickers have the size of the line that was printed', async () => {
  const { patch, change, tortilla, file } = await changedHouse()
  const linesOf = async (n: number, name: string) => {
    const { words } = await wordsOfPdf((await file(n, name)).bytes)
    const tops = words.filter(({ text }) => text === 'Tortilla').map(({ top }) => top)
    return Math.round(((tops[2] ?? 0) - (tops[0] ?? 0)) * 10)
  }
  await change(tortilla, { price: 9 })
  const first = await patch({ from: 1, copies: 4 })
  await change(tortilla, { price: 10 })
  const second = await patch({ from: 2, copies: 4 })
  expect(second.data.n).toBe(3)
  expect(await linesOf(3, second.data.file)).toBe(await linesOf(2, first.data.file))
})

test('a dish whose new line has no room is told, and its stickers are refused; a slip has room', async () => {
  const { patch, change, tortilla } = await changedHouse()
  const name = 'Tortilla de patatas con cebolla pochada y pimientos del piquillo de Lodosa, '.repeat(2).trim()
  await change(tortilla, { translations: { es: { name: name.slice(0, 119) } } })
  const { data } = await patch({ from: 1, copies: 1 }, '/preview')
  expect(data.uncovered).toMatchObject([{ dishId: tortilla.id, why: 'tooTall' }])
  expect((await patch({ from: 1, copies: 1 })).code).toBe('paper_sticker_too_large')
  expect((await patch({ from: 1, copies: 1, as: 'slip' })).status).toBe(201)
})

test('a dish that is gone cannot be covered; a slip says that there is none', async () => {
  const { app, owner, patch, flan, file } = await changedHouse()
  await app.request({ method: 'DELETE', path: `/api/menu/items/${flan.id}`, as: owner })
  const { data } = await patch({ from: 1, copies: 2 }, '/preview')
  expect(data).toMatchObject({ stickers: 0, uncovered: [{ name: 'Flan de huevo', why: 'gone' }] })
  const slip = await patch({ from: 1, copies: 5, as: 'slip' })
  expect(slip.data.files).toMatchObject([{ format: 'slip', pages: 2 }])
  const { words } = await wordsOfPdf((await file(2, slip.data.file)).bytes)
  expect(words.filter(({ text }) => text === 'Flan')).toHaveLength(8)
})

test('more than 400 stickers, more than 60 cards, and an edition that is not there are refused', async () => {
  const { app, category, patch } = await changedHouse()
  for (let count = 0; count < 7; count += 1) await app.make.dish(category, { name: `Plato ${count}` })
  expect((await patch({ from: 1, copies: 60 })).code).toBe('paper_limit')
  expect((await patch({ from: 1, copies: 61 })).errors).toHaveProperty('copies')
  expect((await patch({ from: 9, copies: 1 })).status).toBe(404)
})
