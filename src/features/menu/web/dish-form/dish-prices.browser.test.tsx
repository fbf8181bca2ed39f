import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sampleCategory, sampleDish, sampleRestaurant } from '#test/browser/data.ts'
import { showInPage } from '#test/browser/render.tsx'
import { answer, sentCalls, sentHeaders } from '#test/browser/server.ts'
import { createQueryClient } from '#ui/client/query-client.ts'
import { answerOf } from '#features/prices/price-fields.ts'
import { plainLine } from '#features/prices/price-line.ts'
import { MenuLoader } from '../menu-loader.tsx'
import { categoriesOf, dishesOf } from '../data/menu.queries.ts'

const LABELS = { tapa: 350, media: 600, racion: 1100 }
const three = Object.entries(LABELS).map(([label, cents]) => ({ ...answerOf(plainLine(cents)), label }))
const ENSALADILLA = sampleDish('Ensaladilla', { categoryId: 'Tapas', price: 3.5, prices: three })
const GODELLO = sampleDish('Godello', { categoryId: 'Vinos por copas', price: 4.2 })
const TERRAZA = {
  _id: 'z1',
  restaurantId: 'r1',
  names: { es: 'Terraza' },
  kind: 'percent',
  value: 10,
  rounding: 10,
  slug: 'terraza',
  updatedAt: '',
}
const BANDEJA = { _id: 'b1', restaurantId: 'r1', names: { es: 'Bandeja' }, updatedAt: '2026-11-21T12:00:00.000Z' }

const form = page.getByRole('dialog', { name: 'Editar Plato' })
const field = form.getByRole('textbox', { name: 'Precio' })
const save = form.getByRole('button', { name: 'Guardar plato' })
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const cells = () =>
  [...document.querySelectorAll('[aria-label="Precios del plato"] > li')].map(cell =>
    [...cell.children].map(part => part.textContent?.replaceAll('\u00a0', ' ')),
  )
type Sent = { prices?: unknown }
const lastPrices = async () => {
  const change = (await sentCalls()).findLast(call => call.method === 'PUT')
  return (change?.body as Sent | undefined)?.prices
}

beforeEach(async () => {
  await answer('GET /restaurants/*/price-labels', { data: [BANDEJA] })
  await answer('GET /restaurants/*/zones', { data: [TERRAZA] })
})

async function openForm(dish = ENSALADILLA, dishes = [ENSALADILLA, GODELLO]) {
  const queryClient = createQueryClient()
  queryClient.setQueryData(dishesOf('r1').queryKey, dishes)
  queryClient.setQueryData(categoriesOf('r1').queryKey, [
    sampleCategory('Tapas'),
    sampleCategory('Vinos por copas', { sortOrder: 10 }),
  ])
  await showInPage(<MenuLoader restaurant={sampleRestaurant({ supportedLocales: ['es', 'en'] })} />, { queryClient })
  const tab = page.getByRole('tab', { name: new RegExp(dish.categoryId) })
  await tab.click()
  await button(`Editar ${dish.translations.es?.name}`).click()
  await expect.element(form).toBeVisible()
}

test('one price is the field of always with a hint; a stroke unfolds it, with the labels of drinks among wines', async () => {
  await openForm(GODELLO)
  await expect.element(field).toHaveValue('4,20')
  await expect.element(form.getByText('Varios precios en una línea: 3,50 / 6 / 11')).toBeVisible()
  expect(cells()).toEqual([])
  await form.getByRole('button', { name: '/ otro precio' }).click()
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('24')
  await expect.poll(cells).toEqual([
    ['Copa', '4,20 €'],
    ['Botella', '24,00 €'],
  ])
  await expect.element(form.getByText('En terraza, con un 10 % más: 4,60 / 26,40 €')).toBeVisible()
  await answer('PUT /menu/items/*', { data: GODELLO })
  await save.click()
  await expect.element(form).not.toBeInTheDocument()
  expect(await lastPrices()).toEqual([
    { label: 'copa', amount: 4.2 },
    { label: 'botella', amount: 24 },
  ])
})

test('units, persons and the market have their cells and hints', async () => {
  await openForm()
  await field.fill('62 €/kg')
  await expect.poll(cells).toEqual([['Ración', '62,00 €/kg']])
  await expect.element(form.getByText('Sin Media')).toBeVisible()
  await field.fill('16/persona mín. 2')
  await expect.poll(cells).toEqual([['Ración', '16,00 €/persona', 'mín. 2 personas']])
  await field.fill('S/M 98 €/kg')
  await expect.poll(cells).toEqual([['Ración', 'S/M', 'hoy 98,00 €/kg']])
  await expect.element(form.getByText(/^El precio de hoy se quita esta noche/)).toBeVisible()
  await expect.element(form.getByText(/^En algunas comunidades no se permite «según mercado»/)).toBeVisible()
  await expect.element(form.getByText(/^En terraza/)).not.toBeInTheDocument()
})

test('what is not understood is named when it is left, the rest is shown, and nothing is sent', async () => {
  await openForm()
  await field.fill('3,50 / 6 / once')
  expect(cells()).toEqual([
    ['Tapa', '3,50 €'],
    ['Media', '6,00 €'],
  ])
  await save.click()
  await expect.element(form.getByText('No entiendo «once». Escribe así: 3,50 / 6 / 11')).toBeVisible()
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).toHaveFocus()
  await field.fill('2 / 3,50 / 6 / 8 / 11 / 14 / 18')
  await expect.element(form.getByText('Caben 6 precios por plato. Sobra 1.')).toBeVisible()
  await expect.poll(() => cells().length).toBe(6)
  expect((await sentCalls()).filter(call => call.method === 'PUT')).toEqual([])
})

test('a tap on a label opens all of them; by letter, and two of one name are refused beside their cells', async () => {
  await openForm()
  const label = button('Etiqueta de 11,00 €: Ración. Cambiar')
  await label.click()
  const picker = page.getByRole('dialog', { name: 'Etiqueta de 11,00 €' })
  await expect.element(picker.getByRole('button', { name: 'Ración' })).toHaveFocus()
  await userEvent.keyboard('m')
  await expect.element(picker).not.toBeInTheDocument()
  await expect.element(form.getByText('Dos precios se llaman «Media». Cambia una etiqueta.')).toBeVisible()
  await save.click()
  await expect.element(form).toBeVisible()
  expect((await sentCalls()).filter(call => call.method === 'PUT')).toEqual([])
  await button('Etiqueta de 11,00 €: Media. Cambiar').click()
  await page.getByRole('button', { name: 'Bandeja', exact: true }).click()
  await expect.poll(() => cells().at(-1)).toEqual(['Bandeja', '11,00 €'])
  // The chosen label stays with its amount.
  await field.fill('3,50 / 6,20 / 12')
  await answer('PUT /menu/items/*', { data: ENSALADILLA })
  await save.click()
  await expect.element(form).not.toBeInTheDocument()
  expect(await lastPrices()).toEqual([
    { label: 'tapa', amount: 3.5 },
    { label: 'media', amount: 6.2 },
    { label: 'b1', amount: 12 },
  ])
})

test('a label of the own is made in place, and what is refused is said there', async () => {
  await openForm()
  await button(/^Etiqueta de 11,00 €/).click()
  await button('Otra etiqueta').click()
  const made = page.getByRole('dialog', { name: 'Otra etiqueta' })
  await expect.element(made.getByText('Corta: va encima del precio.')).toBeVisible()
  await made.getByRole('textbox', { name: 'Español' }).fill('Entera')
  await expect.element(made.getByText('Sin traducir se lee «Entera».')).toBeVisible()
  await answer('POST /restaurants/*/price-labels', {
    status: 409,
    code: 'label_exists',
    message: 'Ya hay una etiqueta «Entera».',
  })
  await made.getByRole('button', { name: 'Usar «Entera»' }).click()
  await expect.element(made.getByText('Ya hay una etiqueta «Entera».')).toBeVisible()
  const entera = { ...BANDEJA, _id: 'e1', names: { es: 'Entera', en: 'Whole' } }
  await answer('POST /restaurants/*/price-labels', { data: entera })
  await made.getByRole('textbox', { name: /^Inglés/ }).fill('Whole')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => cells().at(-1)).toEqual(['Entera', '11,00 €'])
  await expect.element(form).toBeVisible()
  expect((await sentCalls()).filter(call => call.method === 'PUT')).toEqual([])
})

test('labels of the own are renamed and deleted where they are chosen, over what was seen', async () => {
  await openForm()
  await button(/^Etiqueta de 11,00 €/).click()
  await button('Cambiar las etiquetas tuyas').click()
  await button('Cambiar «Bandeja»').click()
  const edited = page.getByRole('dialog', { name: 'Cambiar «Bandeja»' })
  await answer('DELETE /price-labels/*', { status: 409, code: 'label_used', message: 'La usan 3 platos.' })
  await edited.getByRole('button', { name: 'Eliminar' }).click()
  await expect.element(edited.getByText('La usan 3 platos.')).toBeVisible()
  await answer('PUT /price-labels/*', { data: { ...BANDEJA, names: { es: 'Fuente' } } })
  await edited.getByRole('textbox', { name: 'Español' }).fill('Fuente')
  await edited.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect.element(button('Fuente')).toBeVisible()
  const matches = (await sentHeaders()).flatMap(({ ifMatch }) => ifMatch ?? [])
  expect(matches).toEqual([`"${BANDEJA.updatedAt}"`, `"${BANDEJA.updatedAt}"`])
})

test('a label that another person has deleted is said by the field, and what was typed stays', async () => {
  await openForm()
  await field.fill('3,60 / 6 / 11')
  const message = 'Esa etiqueta ya no existe. Elige otra.'
  await answer('PUT /menu/items/*', { status: 400, message: 'x', errors: { 'prices.2.label': message } })
  await save.click()
  await expect.element(form.getByText(message)).toBeVisible()
  await expect.element(field).toHaveValue('3,60 / 6 / 11')
})
