import { useEffect, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { sampleCategory, sampleDish, sampleRestaurant, sampleUser } from '#test/browser/data.ts'
import { showInPage } from '#test/browser/render.tsx'
import { answer, sentCalls } from '#test/browser/server.ts'
import { createQueryClient } from '#ui/client/query-client.ts'
import { GIVEN_ROLES, type Right, RIGHTS } from '#features/identity/rights.rules.ts'
import { categoriesOf, dishesOf } from './data/menu.queries.ts'
import { MenuLoader } from './menu-loader.tsx'

// Without a right nothing is grey: it is text, with who can change it (EVERY-DAY §5; 4-beyond §10).

const GAMBAS = sampleDish('Gambas', {
  categoryId: 'Postres',
  price: 14.5,
  allergens: ['crustaceans'],
  allergensDeclared: true,
  translations: { es: { name: 'Gambas', description: 'En cazuela de barro.' } },
})
const holders = ['Carmen', 'Rafa']

/** The menu of a worker with these rights; `become` gives others while it is open. */
async function openMenu(rights: readonly Right[], dish = GAMBAS) {
  const queryClient = createQueryClient()
  queryClient.setQueryData(dishesOf('r1').queryKey, [dish])
  queryClient.setQueryData(categoriesOf('r1').queryKey, [
    sampleCategory('Postres'),
    sampleCategory('Cafés', { sortOrder: 10 }),
  ])
  let become = (_rights: readonly Right[]) => {}
  const Menu = () => {
    const [now, setNow] = useState(rights)
    useEffect(() => {
      become = setNow
    }, [])
    const missing = RIGHTS.filter(right => !now.includes(right))
    const rightHolders = Object.fromEntries(missing.map(right => [right, holders]))
    return <MenuLoader restaurant={sampleRestaurant({ rights: [...now], rightHolders })} />
  }
  const user = sampleUser({ role: 'worker', status: 'active', subscription: undefined })
  await showInPage(<Menu />, { queryClient, user })
  await expect.element(page.getByRole('heading', { name: 'Gambas' })).toBeVisible()
  return { become: (now: readonly Right[]) => become(now) }
}
const button = (name: string | RegExp) => page.getByRole('button', { name })
const dialog = (name: string) => page.getByRole('dialog', { name })

test('Sala marks sold out, and reads prices and texts with who changes them', async () => {
  await openMenu(GIVEN_ROLES.sala)
  await answer('PUT /menu/items/*', { data: { ...GAMBAS, available: false } })
  await page.getByRole('switch').click()
  expect((await sentCalls()).findLast(({ method }) => method === 'PUT')).toMatchObject({ body: { available: false } })
  expect(button(/Cambiar el precio/).elements()).toHaveLength(0)
  expect(button('Nuevo Plato').elements()).toHaveLength(0)
  expect(button('Nueva Categoría').elements()).toHaveLength(0)
  await button(/Ver.*Gambas/).click()
  const sheet = dialog('Gambas')
  await expect
    .element(sheet.getByText('Los precios, los textos y los alérgenos los cambian Carmen y Rafa.'))
    .toBeVisible()
  expect(sheet.getByRole('button', { name: 'Gluten' }).elements()).toHaveLength(0)
  expect(page.getByRole('button', { disabled: true }).elements()).toHaveLength(0)
})

test('Cocina writes and declares; the price is text, and the sum of several has no prices', async () => {
  await openMenu(GIVEN_ROLES.cocina)
  expect(button(/Cambiar el precio/).elements()).toHaveLength(0)
  await button(/Editar.*Gambas/).click()
  const form = dialog('Editar Plato')
  await expect.element(form.getByText('Lo cambian Carmen y Rafa')).toBeVisible()
  expect(form.getByLabelText('Precio').elements()).toHaveLength(0)
  await expect.element(form.getByRole('button', { name: 'Crustáceos' })).toBeVisible()
  await form.getByRole('button', { name: 'Cerrar' }).click()
  await page.getByRole('checkbox', { name: /Gambas/ }).click()
  const bar = page.getByRole('toolbar')
  await expect.element(bar.getByRole('button', { name: 'Alérgenos' })).toBeVisible()
  expect(bar.getByRole('button', { name: 'Precio' }).elements()).toHaveLength(0)
})

test('without the right of prices several prices are text, too: in the row, in the form and of a new dish', async () => {
  const portion = (label: string, amount: number) => ({ label, amount, market: false, unit: null, minPersons: null })
  const prices = [portion('tapa', 3.5), portion('media', 6), portion('racion', 11)]
  await openMenu(
    RIGHTS.filter(right => right !== 'prices'),
    { ...GAMBAS, price: 3.5, prices },
  )
  await expect
    .element(
      page
        .getByRole('listitem')
        .getByText(/^3,50 \/ 6 \/ 11\s€$/)
        .first(),
    )
    .toBeInTheDocument()
  expect(button(/Cambiar el precio/).elements()).toHaveLength(0)
  await button(/Editar.*Gambas/).click()
  const form = dialog('Editar Plato')
  await expect.element(form.getByText(/^3,50 \/ 6 \/ 11\s€$/)).toBeVisible()
  expect(form.getByRole('button', { name: /Etiqueta/ }).elements()).toHaveLength(0)
  await form.getByRole('button', { name: 'Cerrar' }).click()
  await button('Nuevo Plato').first().click()
  const made = dialog('Nuevo Plato')
  await expect
    .element(made.getByText('En la carta saldrá sin precio. Avisamos a Carmen y Rafa para que lo pongan.'))
    .toBeVisible()
  expect(made.getByRole('textbox', { name: 'Precio' }).elements()).toHaveLength(0)
  expect(page.getByRole('button', { disabled: true }).elements()).toHaveLength(0)
})

test('Precios alone changes the price in the row', async () => {
  await openMenu(['prices'])
  await expect.element(button(/Cambiar el precio/)).toBeVisible()
  expect(page.getByRole('switch').elements()).toHaveLength(0)
})

test('who has no right of the menu reads whom to ask', async () => {
  await openMenu([])
  await expect.element(page.getByText('Aquí puedes leer la carta.')).toBeVisible()
  await expect.element(page.getByText(/Para cambiar algo en Casa Lola, habla con Carmen o con Rafa\./)).toBeVisible()
  expect(page.getByRole('checkbox').elements()).toHaveLength(0)
})

test('a right that is taken away while somebody writes loses no text', async () => {
  const { become } = await openMenu(GIVEN_ROLES.cocina)
  await button(/Editar.*Gambas/).click()
  const form = dialog('Editar Plato')
  await form.getByLabelText('Nombre').fill('Gambas al ajillo')
  become(['availability'])
  await expect.element(form.getByText(/Lo que has escrito sigue aquí/)).toBeVisible()
  await expect.element(form.getByLabelText('Nombre')).toHaveValue('Gambas al ajillo')
  await expect.element(form.getByRole('button', { name: 'Copiar el texto' })).toBeVisible()
  expect(form.getByRole('button', { name: 'Guardar plato' }).elements()).toHaveLength(0)
})

test('nor does a category that is being written', async () => {
  const { become } = await openMenu(GIVEN_ROLES.cocina)
  await button('Nueva Categoría').click()
  const form = dialog('Nueva Categoría')
  await form.getByLabelText('Nombre').fill('Arroces')
  become(['availability'])
  await expect.element(form.getByText(/los textos ya no los cambias tú\. Lo que has escrito sigue aquí/)).toBeVisible()
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
  await form.getByRole('button', { name: 'Copiar el texto' }).click()
  await expect.poll(() => write).toHaveBeenCalledWith('Arroces')
  await expect.element(form.getByLabelText('Nombre')).toHaveValue('Arroces')
})

test('nor does a label of the house, and the price below it is text afterwards', async () => {
  await answer('GET /restaurants/*/price-labels', { data: [] })
  await answer('GET /restaurants/*/zones', { data: [] })
  const two = [0, 1].map(at => ({ ...GAMBAS.prices[0]!, cents: 700 + at, label: at ? 'racion' : 'media' }))
  const { become } = await openMenu(RIGHTS, { ...GAMBAS, prices: two } as typeof GAMBAS)
  await button(/Editar.*Gambas/).click()
  await page.getByRole('list', { name: 'Precios del plato' }).getByRole('button').first().click()
  await button('Otra etiqueta').click()
  const label = dialog('Otra etiqueta')
  await label.getByRole('textbox', { name: 'Español' }).fill('Bandeja')
  become(RIGHTS.filter(right => right !== 'prices'))
  await expect.element(label.getByText(/los precios ya no los cambias tú/)).toBeVisible()
  expect(label.getByRole('button', { name: /^Usar/ }).elements()).toHaveLength(0)
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
  await label.getByRole('button', { name: 'Copiar el texto' }).click()
  await expect.poll(() => write).toHaveBeenCalledWith('Bandeja')
  await label.getByRole('button', { name: 'Cerrar' }).last().click()
  await expect.element(dialog('Editar Plato').getByText('Lo cambian Carmen y Rafa')).toBeVisible()
})

test('what a dish was declared to contain is taken back whole: it is not declared again, and does not contain none', async () => {
  await openMenu(['allergens'], { ...GAMBAS, allergens: [], allergensDeclared: false })
  const after = { ...GAMBAS, allergens: ['crustaceans'], updatedAt: '2026-11-21T13:00:00.000Z' }
  await answer('PUT /menu/items/*', { data: after })
  await button(/Ver.*Gambas/).click()
  const sheet = dialog('Gambas')
  await sheet.getByRole('button', { name: 'Crustáceos' }).click()
  await sheet.getByRole('button', { name: 'Guardar alérgenos' }).click()
  await button('Deshacer').click()
  await expect
    .poll(async () => (await sentCalls()).at(-1))
    .toMatchObject({
      path: '/menu/items/Gambas',
      body: { allergens: [], traces: [], allergensDeclared: false, tracesDeclared: false },
    })
})

test('what answers a report is not taken back: the dish would promise again what the guest denied', async () => {
  const reported = { ...GAMBAS, reported: true, allergens: [] }
  const report = { _id: 'r', dishId: 'Gambas', itemId: null, name: 'Gambas', allergens: ['crustaceans'], text: '' }
  const times = { createdAt: '2026-11-21T12:00:00.000Z', updatedAt: '2026-11-21T12:00:00.000Z' }
  await answer('GET /restaurants/*/reports', { data: [{ ...report, ...times, state: 'open' }] })
  await answer('PUT /reports/*', { data: { ...report, ...times, state: 'mended' } })
  await openMenu(['allergens'], reported)
  await answer('PUT /menu/items/*', {
    data: { ...reported, allergens: ['crustaceans'], updatedAt: '2026-11-21T13:00:00.000Z' },
  })
  await button(/Ver.*Gambas/).click()
  const sheet = dialog('Gambas')
  await expect.element(sheet.getByText(/Está bien así/)).toBeVisible()
  await sheet.getByRole('button', { name: 'Crustáceos' }).click()
  await sheet.getByRole('button', { name: 'Guardar alérgenos' }).click()
  const answers = async () => (await sentCalls()).filter(({ path }) => path.startsWith('/reports/'))
  await expect.poll(answers).toMatchObject([{ body: { state: 'mended' } }])
  expect(button('Deshacer').elements()).toEqual([])
})
