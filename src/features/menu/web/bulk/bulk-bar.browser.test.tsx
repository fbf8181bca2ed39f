import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { onePrice, pricedAt, sampleCategory, sampleDish, sampleRestaurant } from '#test/browser/data.ts'
import { showInPage } from '#test/browser/render.tsx'
import { answer, sentCalls } from '#test/browser/server.ts'
import { createQueryClient } from '#ui/client/query-client.ts'
import { MenuLoader } from '../menu-loader.tsx'
import { categoriesOf, dishesOf } from '../data/menu.queries.ts'

const SEEN = '2026-11-21T12:00:00.000Z'
const LATER = '2026-11-21T13:00:00.000Z'
const inPostres = (name: string, sortOrder: number, changes = {}) =>
  sampleDish(name, { categoryId: 'Postres', sortOrder, ...changes })
const FLAN = inPostres('Flan', 10, { price: 4.5, allergens: ['eggs', 'milk'], allergensDeclared: true })
const TARTA = inPostres('Tarta', 20, { price: 5, allergens: ['eggs'], allergensDeclared: true })
const SORBETE = inPostres('Sorbete', 30, { price: 0 })
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const toast = (text: string) => page.getByRole('region', { name: 'Notificaciones' }).getByText(text)
const bar = page.getByRole('toolbar', { name: 'Acciones para los platos marcados' })
const tick = (name: string) => page.getByRole('checkbox', { name: `Marcar ${name}` })

async function openMenu(dishes = [FLAN, TARTA, SORBETE]) {
  await page.viewport(1280, 800)
  const queryClient = createQueryClient()
  queryClient.setQueryData(dishesOf('r1').queryKey, dishes)
  queryClient.setQueryData(categoriesOf('r1').queryKey, [
    sampleCategory('Postres'),
    sampleCategory('Cafés', { sortOrder: 10 }),
  ])
  await showInPage(<MenuLoader restaurant={sampleRestaurant()} />, { queryClient })
}
const bodies = async () => (await sentCalls()).map(call => call.body)

test('the ticked dishes get new prices in one call, exactly those of the preview, and lose them by one undo', async () => {
  await openMenu()
  for (const name of ['Flan', 'Tarta', 'Sorbete']) await tick(name).click()
  await expect.element(bar.getByRole('status')).toHaveTextContent('3 platos')
  await bar.getByRole('button', { name: 'Precio' }).click()
  await expect.element(page.getByRole('heading', { name: 'Subir precio 5 %' })).toBeVisible()
  await expect.element(page.getByRole('row', { name: 'Flan 4,50 € 4,70 € +0,20' })).toBeVisible()
  await expect.element(page.getByRole('row', { name: 'Tarta 5,00 € 5,30 € +0,30' })).toBeVisible()
  await expect.element(page.getByText('1 sin precio, se queda igual')).toBeVisible()
  await page.getByRole('radio', { name: 'Exacto' }).click()
  await expect.element(page.getByRole('row', { name: 'Flan 4,50 € 4,73 € +0,23' })).toBeVisible()
  await page.getByRole('radio', { name: 'Bajar' }).click()
  await button('Uno más').click()
  await expect.element(page.getByRole('row', { name: 'Tarta 5,00 € 4,70 € -0,30' })).toBeVisible()
  await answer('PUT /restaurants/*/items/bulk', {
    data: [
      { ...FLAN, ...pricedAt(4.23), updatedAt: LATER },
      { ...TARTA, ...pricedAt(4.7), updatedAt: LATER },
    ],
  })
  await button('Bajar 2 precios').click()
  await expect.element(toast('Precio cambiado en 2 platos')).toBeVisible()
  await expect.element(bar).not.toBeInTheDocument()
  await expect.element(page.getByText('4,23 €')).toBeVisible()
  await answer('PUT /restaurants/*/items/bulk', { data: [FLAN, TARTA] })
  await button('Deshacer').click()
  await expect.element(page.getByText('4,50 €')).toBeVisible()
  expect(await bodies()).toEqual([
    {
      items: [
        { _id: 'Flan', updatedAt: SEEN, prices: [{ amount: 4.23 }] },
        { _id: 'Tarta', updatedAt: SEEN, prices: [{ amount: 4.7 }] },
      ],
    },
    {
      items: [
        { _id: 'Flan', updatedAt: LATER, prices: FLAN.prices },
        { _id: 'Tarta', updatedAt: LATER, prices: TARTA.prices },
      ],
    },
  ])
})

const line = (label: string, amount: number, more = {}) => ({ ...onePrice(amount)[0]!, label, ...more })
const CROQUETAS = inPostres('Croquetas', 10, { prices: [line('tapa', 3.5), line('racion', 12)] })
const PULPO = inPostres('Pulpo', 20, { prices: [line('media', 11), line('racion', 19.5)] })
const GAMBA = inPostres('Gamba', 30, { prices: [{ ...onePrice(98)[0]!, market: true }] })

test('of several prices all change or those of one label; market prices stay and are counted', async () => {
  await openMenu([CROQUETAS, PULPO, GAMBA])
  for (const name of ['Croquetas', 'Pulpo', 'Gamba']) await tick(name).click()
  await bar.getByRole('button', { name: 'Precio' }).click()
  await expect.element(page.getByRole('row', { name: 'Tapa 3,50 € 3,70 € +0,20' })).toBeVisible()
  await expect.element(page.getByText('1 plato según mercado, se queda igual.')).toBeVisible()
  await expect.element(button('Subir 4 precios')).toBeEnabled()
  const labels = () => page.getByRole('radiogroup', { name: 'Qué precios' }).getByRole('radio').elements()
  expect(labels().map(one => one.textContent)).toEqual(['Todos', 'Tapa', 'Media', 'Ración'])
  await page.getByRole('radio', { name: 'Tapa' }).click()
  await expect.element(page.getByText('2 platos sin «Tapa», se quedan igual.')).toBeVisible()
  await expect.element(page.getByRole('row', { name: /Pulpo/ })).not.toBeInTheDocument()
  await answer('PUT /restaurants/*/items/bulk', { data: [{ ...CROQUETAS, updatedAt: LATER }] })
  await button('Subir 1 precio').click()
  await expect.element(toast('Precio cambiado en 1 plato')).toBeVisible()
  await button('Deshacer').click()
  await expect.poll(async () => (await bodies()).length).toBe(2)
  const prices = [
    { label: 'tapa', amount: 3.7 },
    { label: 'racion', amount: 12 },
  ]
  expect(await bodies()).toEqual([
    { items: [{ _id: 'Croquetas', updatedAt: SEEN, prices }] },
    { items: [{ _id: 'Croquetas', updatedAt: LATER, prices: CROQUETAS.prices }] },
  ])
})

test('allergens: some is mixed, a tap goes all, none, as it was; the button says what will happen', async () => {
  await openMenu()
  await tick('Flan').click()
  await tick('Tarta').click()
  await bar.getByRole('button', { name: 'Alérgenos' }).click()
  const milk = button(/^Lácteos/)
  await expect.element(milk).toHaveAttribute('aria-pressed', 'mixed')
  await expect.element(button('Lácteos en 1 de 2')).toBeVisible()
  await expect.element(button('Huevos')).toHaveAttribute('aria-pressed', 'true')
  await milk.click()
  await expect.element(milk).toHaveAttribute('aria-pressed', 'true')
  await milk.click()
  await expect.element(button('Quitar Lácteos de 2 platos')).toBeEnabled()
  await button('Huevos').click()
  await expect.element(page.getByText(/En la carta, 2 platos dirán/)).toBeVisible()
  await button('Huevos').click()
  await button('Moluscos').click()
  await milk.click()
  await answer('PUT /restaurants/*/items/bulk', {
    status: 412,
    message: 'Flan: Alguien lo ha cambiado mientras tanto.',
  })
  await answer('GET /restaurants/*/items', { data: [FLAN, TARTA, SORBETE] })
  await button('Añadir Moluscos a 2 platos').click()
  await expect.element(toast('Flan: Alguien lo ha cambiado mientras tanto.')).toBeVisible()
  await expect.element(button('Añadir Moluscos a 2 platos')).toBeVisible()
  expect((await bodies())[0]).toEqual({
    items: [
      { _id: 'Flan', updatedAt: SEEN, allergens: ['eggs', 'milk', 'molluscs'] },
      { _id: 'Tarta', updatedAt: SEEN, allergens: ['eggs', 'molluscs'] },
    ],
  })
})

test('moving, selling out and deleting several; Shift widens, Escape ends the marking', async () => {
  await openMenu()
  await tick('Flan').click()
  await userEvent.keyboard('{Shift>}')
  await tick('Sorbete').click()
  await userEvent.keyboard('{/Shift}')
  await expect.element(bar.getByRole('status')).toHaveTextContent('3 platos')
  await userEvent.keyboard('{Escape}')
  await expect.element(bar).not.toBeInTheDocument()
  await expect.element(tick('Tarta')).not.toBeChecked()

  await tick('Tarta').click()
  const sold = { ...TARTA, available: false, updatedAt: LATER }
  await answer('PUT /restaurants/*/items/bulk', { data: [sold] })
  await bar.getByRole('button', { name: 'Agotado' }).click()
  await expect.element(toast('1 plato agotado')).toBeVisible()
  await tick('Tarta').click()
  await expect.element(bar.getByRole('button', { name: 'Disponible' })).toBeVisible()
  await tick('Flan').click()
  await answer('PUT /restaurants/*/items/bulk', { data: [FLAN, sold].map(dish => ({ ...dish, categoryId: 'Cafés' })) })
  await bar.getByRole('button', { name: 'Mover' }).click()
  await page.getByRole('dialog').getByRole('button', { name: /Cafés/ }).click()
  await expect.element(toast('2 platos en Cafés')).toBeVisible()
  // The list went with them.
  await page.getByRole('tab', { name: /Postres/ }).click()
  await tick('Sorbete').click()
  await answer('PUT /restaurants/*/items/bulk', { data: [] })
  await bar.getByRole('button', { name: 'Eliminar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect.element(toast('1 plato eliminado')).toBeVisible()
  await expect.element(tick('Sorbete')).not.toBeInTheDocument()
  await button('Deshacer').click()
  await expect
    .poll(async () => (await bodies()).at(-1))
    .toEqual({
      items: [{ _id: 'Sorbete', updatedAt: SEEN, deleted: false }],
    })
})
