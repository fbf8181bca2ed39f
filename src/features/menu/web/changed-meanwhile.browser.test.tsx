import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { onePrice, pricedAt, sampleCategory, sampleDish, sampleRestaurant } from '#test/browser/data.ts'
import { showInPage } from '#test/browser/render.tsx'
import { answer, sentCalls, sentHeaders } from '#test/browser/server.ts'
import { createQueryClient } from '#ui/client/query-client.ts'
import { useWhose } from '#ui/offline/whose.ts'
import type { Category, Dish } from '../menu.contract.ts'
import { MenuLoader } from './menu-loader.tsx'
import { categoriesOf, dishesOf } from './data/menu.queries.ts'

const LATER = '2026-11-21T13:00:00.000Z'
const FLAN = sampleDish('Flan', { categoryId: 'Postres', price: 5, allergens: ['eggs'], allergensDeclared: true })
const POSTRES = sampleCategory('Postres', { sortOrder: 10 })

const form = page.getByRole('dialog', { name: 'Editar Plato' })
const save = form.getByRole('button', { name: 'Guardar plato' })
async function asked(text: RegExp) {
  await expect.element(page.getByText(text)).toBeInTheDocument()
}
/** Pressed where an open form keeps the pointer from it. */
const keepMine = () => document.querySelector<HTMLButtonElement>('[data-testid="question"] button')?.click()
const puts = async () => (await sentCalls()).filter(call => call.method === 'PUT').map(call => call.body)
const matches = async () => (await sentHeaders()).map(({ ifMatch }) => ifMatch).filter(Boolean)

/** What the shell asks; the button keeps the user's own values. */
function Question() {
  const question = useWhose()
  if (!question) return null
  return (
    <div data-testid="question">
      <p>{[question.changedBy, ...question.fields.flatMap(one => [one.phrase, one.theirs, one.mine])].join(' · ')}</p>
      <button type="button" onClick={() => question.answer(new Set(question.fields.map(({ key }) => key)))}>
        lo mío
      </button>
    </div>
  )
}

type Changed = { was?: Partial<Dish>; dish?: Partial<Dish>; category?: Partial<Category> }

/** 'Gestión de Menú' as it was before Marta changed a dish or its category. */
async function openMenu({ was, dish, category }: Changed) {
  const queryClient = createQueryClient()
  queryClient.setQueryData(dishesOf('r1').queryKey, [{ ...FLAN, ...was }])
  queryClient.setQueryData(categoriesOf('r1').queryKey, [POSTRES])
  const newest = {
    dish: { ...FLAN, ...dish, updatedAt: LATER },
    category: { ...POSTRES, ...category, updatedAt: LATER },
  }
  await answer('PUT /menu/items/*', { data: newest.dish, moved: { current: newest.dish, changedBy: 'Marta' } })
  await answer('PUT /categories/*', { data: newest.category, moved: { current: newest.category, changedBy: 'Marta' } })
  await showInPage(
    <>
      <MenuLoader restaurant={sampleRestaurant({ supportedLocales: ['es', 'en'] })} />
      <Question />
    </>,
    { queryClient },
  )
  /** The list is loaded again, with what Marta has made of it. */
  return { loadAgain: () => void queryClient.setQueryData(dishesOf('r1').queryKey, [newest.dish]) }
}

test('a form over a dish that was changed elsewhere sends what was typed again, and loses no gluten', async () => {
  await openMenu({ dish: { ...pricedAt(6), allergens: ['gluten', 'eggs'] } })
  await page.getByRole('button', { name: 'Editar Flan' }).click()
  await form.getByLabelText(/^Descripción/).fill('Con nata')
  await form.getByRole('button', { name: 'Lácteos', exact: true }).click()
  await save.click()
  await expect.element(form).not.toBeInTheDocument()
  const texts = { translations: { es: { description: 'Con nata' } } }
  expect(await puts()).toEqual([
    { ...texts, allergens: ['eggs', 'milk'], traces: [], allergensDeclared: true },
    { ...texts, allergens: ['gluten', 'eggs', 'milk'], traces: [], allergensDeclared: true },
  ])
  expect(await matches()).toEqual([`"${FLAN.updatedAt}"`, `"${LATER}"`])
})

test('the same field is asked by name with both values, after the rest is stored', async () => {
  await openMenu({ dish: pricedAt(6) })
  await page.getByRole('button', { name: 'Editar Flan' }).click()
  await form.getByLabelText('Precio').fill('7')
  await form.getByLabelText('Nombre').fill('Flan casero')
  await save.click()
  await asked(/^Marta · el precio · 6,00\s€ · 7,00\s€$/)
  expect(await puts()).toEqual([
    { prices: [{ amount: 7 }], translations: { es: { name: 'Flan casero' } } },
    { translations: { es: { name: 'Flan casero' } } },
  ])
  keepMine()
  await expect.element(form).not.toBeInTheDocument()
  expect((await puts()).at(-1)).toEqual({ prices: [{ amount: 7 }] })
})

test('a price that is typed in its row is asked about, too; a switch that nobody else moved is not', async () => {
  await openMenu({ dish: pricedAt(6) })
  await page.getByRole('switch', { name: 'Flan, disponible' }).click()
  await expect.poll(matches).toEqual([`"${FLAN.updatedAt}"`, `"${LATER}"`])
  expect(await puts()).toEqual([{ available: false }, { available: false }])
  await answer('PUT /menu/items/*', {
    data: FLAN,
    moved: { current: { ...FLAN, ...pricedAt(9), updatedAt: '2026-11-21T14:00:00.000Z' }, changedBy: 'Luis' },
  })
  await page.getByRole('button', { name: /Cambiar el precio de Flan/ }).click()
  await page.getByRole('textbox', { name: 'Precio de Flan' }).fill('7')
  await userEvent.keyboard('{Enter}')
  await asked(/^Luis · el precio · 9,00\s€ · 7,00\s€$/)
  keepMine()
})

const lines = (...amounts: number[]) => ({
  price: amounts[0] ?? 0,
  prices: amounts.map((amount, at) => ({ ...onePrice(amount)[0]!, label: ['tapa', 'media', 'racion'][at] ?? null })),
})

const sentLines = (...amounts: number[]) => ({
  prices: amounts.map((amount, at) => ({ label: ['tapa', 'media', 'racion'][at], amount })),
})

test('of several prices only those that both have changed are asked about, line by line', async () => {
  await openMenu({ was: lines(3.5, 6, 11), dish: lines(3.6, 6, 11.5) })
  await page.getByRole('button', { name: /Cambiar el precio de Flan/ }).click()
  await page.getByRole('textbox', { name: 'Precio de Flan' }).fill('3,80 / 6,50 / 12')
  await userEvent.keyboard('{Enter}')
  await asked(/^Marta · el precio «Tapa» · 3,60\s€ · 3,80\s€ · el precio «Ración» · 11,50\s€ · 12,00\s€$/)
  expect(await puts()).toEqual([sentLines(3.8, 6.5, 12), sentLines(3.6, 6.5, 11.5)])
  keepMine()
  await expect.poll(puts).toHaveLength(3)
  expect((await puts()).at(-1)).toEqual(sentLines(3.8, 6.5, 12))
})

test('prices of which two people have changed different ones are not asked about', async () => {
  await openMenu({ was: lines(3.5, 6, 11), dish: lines(3.5, 6, 11.5) })
  await page.getByRole('button', { name: /Cambiar el precio de Flan/ }).click()
  await page.getByRole('textbox', { name: 'Precio de Flan' }).fill('3,80 / 6 / 11')
  await userEvent.keyboard('{Enter}')
  await expect.poll(puts).toEqual([sentLines(3.8, 6, 11), sentLines(3.8, 6, 11.5)])
  await expect.element(page.getByTestId('question')).not.toBeInTheDocument()
})

test('where only the labels differ, the question says them', async () => {
  const [tapa, media] = lines(3.5, 6).prices
  await openMenu({ was: lines(3.5, 6), dish: { prices: [{ ...tapa!, label: 'pincho' }, media!] } })
  await page.getByRole('button', { name: /Cambiar el precio de Flan/ }).click()
  await page.getByRole('textbox', { name: 'Precio de Flan' }).fill('copa 3,50 / 6')
  await userEvent.keyboard('{Enter}')
  await asked(/^Marta · el precio · Pincho 3,50 \/ Media 6 · Copa 3,50 \/ Media 6$/)
  keepMine()
  await expect.poll(async () => (await puts()).length).toBe(2)
})

test('a price that is open while the list is loaded again is measured by what it has shown', async () => {
  const { loadAgain } = await openMenu({ dish: pricedAt(6) })
  await page.getByRole('button', { name: /Cambiar el precio de Flan/ }).click()
  await page.getByRole('textbox', { name: 'Precio de Flan' }).fill('7')
  loadAgain()
  await userEvent.keyboard('{Enter}')
  await asked(/^Marta · el precio · 6,00\s€ · 7,00\s€$/)
  keepMine()
})

test('in the review, too, what somebody adds meanwhile stays', async () => {
  const { loadAgain } = await openMenu({
    was: { allergens: [], allergensDeclared: false },
    dish: { allergens: ['gluten'] },
  })
  await page.getByRole('button', { name: 'Más acciones para la carta' }).click()
  await page.getByRole('menuitem', { name: 'Revisar alérgenos' }).click()
  await page.getByRole('button', { name: 'Huevos' }).click()
  loadAgain()
  await page.getByRole('button', { name: 'Siguiente' }).click()
  await expect.element(page.getByRole('heading', { name: 'Todo declarado' })).toBeVisible()
  await expect
    .poll(async () => (await puts()).at(-1))
    .toEqual({ allergens: ['gluten', 'eggs'], traces: [], allergensDeclared: true })
})

test('of a category each name is its own', async () => {
  await openMenu({ category: { sortOrder: 40, translations: { es: { name: 'Dulces' } } } })
  await page.getByRole('button', { name: 'Editar categoría Postres' }).click()
  const category = page.getByRole('dialog', { name: 'Editar Categoría' })
  await category.getByLabelText('Nombre en español').fill('Postres caseros')
  await category.getByLabelText('Nombre en inglés').fill('Desserts')
  await category.getByRole('button', { name: 'Guardar categoría' }).click()
  await asked(/^Marta · el nombre en español · Dulces · Postres caseros$/)
  expect((await puts()).at(-1)).toEqual({ translations: { en: { name: 'Desserts' } } })
  keepMine()
  await expect.element(category).not.toBeInTheDocument()
  expect((await puts()).at(-1)).toEqual({ translations: { es: { name: 'Postres caseros' } } })
})

test('a category that is deleted meanwhile is told, and what was typed stays', async () => {
  await openMenu({})
  await answer('PUT /categories/*', { status: 404, code: 'not_found', message: 'No hemos encontrado lo que buscas.' })
  await page.getByRole('button', { name: 'Editar categoría Postres' }).click()
  const category = page.getByRole('dialog', { name: 'Editar Categoría' })
  await category.getByLabelText('Nombre en español').fill('Dulces')
  await category.getByRole('button', { name: 'Guardar categoría' }).click()
  await expect.element(page.getByText(/^Esta categoría se ha eliminado hace un momento/)).toBeVisible()
  await expect.element(category.getByLabelText('Nombre en español')).toHaveValue('Dulces')
})
