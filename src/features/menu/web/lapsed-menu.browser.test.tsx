import { useEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sampleCategory, sampleDish, sampleRestaurant, sampleUser } from '#test/browser/data.ts'
import { showInPage } from '#test/browser/render.tsx'
import { answer, sentCalls } from '#test/browser/server.ts'
import { said } from '#test/browser/steps.ts'
import { createQueryClient } from '#ui/client/query-client.ts'
import type { User } from '#features/identity/identity.contract.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { categoriesOf, dishesOf } from './data/menu.queries.ts'
import { MenuLoader } from './menu-loader.tsx'

// A plan that has ended: what diners read can still be corrected (3-decisions §4; EVERY-DAY §7).

const VISIBLE = {
  status: 'inactive',
  readOnly: 'subscription_ended',
  menuVisibleUntil: '2100-01-17T11:00:00Z',
} as const
const HIDDEN = { ...VISIBLE, menuVisibleUntil: '2020-01-17T11:00:00Z' }
const GAMBAS = sampleDish('Gambas', {
  categoryId: 'Postres',
  price: 14.5,
  allergens: ['crustaceans'],
  allergensDeclared: true,
  translations: { es: { name: 'Gambas', description: 'En cazuela de barro.' } },
})
const TARTA = sampleDish('Tarta', { categoryId: 'Postres', available: false })

/** The banner over the dashboard tells this owner that the plan has ended. */
const LAPSED = {
  subscription: {
    tier: 'pro',
    status: 'canceled',
    trialEndsAt: null,
    subscriptionEndsAt: '2020-01-01T11:00:00Z',
    cancelAtPeriodEnd: false,
  },
} as const

async function openMenu(restaurant: Partial<Restaurant>, user: Partial<User> = LAPSED) {
  const queryClient = createQueryClient()
  queryClient.setQueryData(dishesOf('r1').queryKey, [GAMBAS, TARTA])
  queryClient.setQueryData(categoriesOf('r1').queryKey, [
    sampleCategory('Postres'),
    sampleCategory('Cafés', { sortOrder: 10 }),
  ])
  let become = (_change: Partial<Restaurant>) => {}
  const Menu = () => {
    const [now, setNow] = useState(restaurant)
    useEffect(() => {
      become = setNow
    }, [])
    return <MenuLoader restaurant={sampleRestaurant(now)} />
  }
  await showInPage(<Menu />, { queryClient, user: sampleUser(user) })
  await expect.element(page.getByRole('heading', { name: 'Gambas' })).toBeVisible()
  return { queryClient, become: (change: Partial<Restaurant>) => become(change) }
}
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const dialog = page.getByRole('dialog')
const puts = async () => (await sentCalls()).filter(({ method }) => method === 'PUT')

test('the list keeps the switch; what would change anything else is not there', async () => {
  await openMenu(VISIBLE)
  await expect
    .element(page.getByText('Agotados y alérgenos se siguen corrigiendo. Lo demás, al contratar.'))
    .toBeVisible()
  // One banner, not two.
  await expect.element(page.getByRole('link', { name: 'Contrata un plan' })).not.toBeInTheDocument()
  for (const name of ['Nuevo Plato', 'Nueva Categoría', 'Más acciones para la carta', 'Más acciones para Gambas'])
    await expect.element(button(name)).not.toBeInTheDocument()
  await expect.element(button(/Cambiar el precio|Reordenar|Editar/)).not.toBeInTheDocument()
  await expect.element(page.getByText('14,50 €')).toBeVisible()
  await answer('PUT /menu/items/*', { data: { ...GAMBAS, available: false, updatedAt: '2026-11-22T12:00:00.000Z' } })
  await page.getByRole('switch', { name: 'Gambas, disponible' }).click()
  await expect.element(said('Gambas está agotado')).toBeVisible()
  await answer('PUT /menu/items/*', { data: GAMBAS })
  await button('Deshacer').click()
  await expect.element(said('Deshecho')).toBeVisible()
  expect((await puts()).map(({ path, body }) => [path, body])).toEqual([
    ['/menu/items/Gambas', { available: false }],
    ['/menu/items/Gambas', { available: true }],
  ])
})

test('a dish opens with its allergens to correct and all else to read; saved, and taken back', async () => {
  await openMenu(VISIBLE)
  await button('Ver Gambas').click()
  await expect.element(dialog.getByRole('heading', { name: 'Gambas' })).toBeVisible()
  await expect
    .element(dialog.getByText('Hasta que contrates, aquí se corrigen los alérgenos. Lo demás se lee.'))
    .toBeVisible()
  await expect.element(dialog.getByText('En cazuela de barro.')).toBeVisible()
  await expect.element(dialog.getByText('14,50 €')).toBeVisible()
  await expect.element(dialog.getByRole('textbox')).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: 'Sulfitos' }).click()
  const corrected = { ...GAMBAS, allergens: ['crustaceans', 'sulphites'], updatedAt: '2026-11-22T12:00:00.000Z' }
  await answer('PUT /menu/items/*', { data: corrected })
  await button('Guardar alérgenos').click()
  await expect.element(said('Alérgenos de Gambas guardados')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  await answer('PUT /menu/items/*', { data: GAMBAS })
  await button('Deshacer').click()
  await expect.element(said('Deshecho')).toBeVisible()
  expect((await puts()).map(({ body }) => body)).toEqual([
    { allergens: ['crustaceans', 'sulphites'], traces: [], allergensDeclared: true },
    { allergens: ['crustaceans'], traces: [], allergensDeclared: true, tracesDeclared: false },
  ])
})

test('what somebody has added to a dish while its form is open stays, also when the list was loaded again', async () => {
  const { queryClient } = await openMenu(VISIBLE)
  await button('Ver Gambas').click()
  await dialog.getByRole('button', { name: 'Sulfitos' }).click()
  const added = { ...GAMBAS, allergens: ['gluten', 'crustaceans'], updatedAt: '2026-11-22T12:00:00.000Z' }
  queryClient.setQueryData(dishesOf('r1').queryKey, [added, TARTA])
  await answer('PUT /menu/items/*', { data: added, moved: { current: added, changedBy: 'Marta' } })
  await button('Guardar alérgenos').click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect((await puts()).at(-1)?.body).toEqual({
    allergens: ['gluten', 'crustaceans', 'sulphites'],
    traces: [],
    allergensDeclared: true,
  })
})

test('a refusal keeps the form and what was ticked', async () => {
  await openMenu(VISIBLE)
  // That the plan has ended is said by the shell.
  const message = 'No tienes permiso para hacer esto.'
  await answer('PUT /menu/items/*', { status: 403, code: 'forbidden', message })
  await button('Ver Gambas').click()
  await dialog.getByRole('button', { name: 'Sulfitos' }).click()
  await button('Guardar alérgenos').click()
  await expect.element(page.getByRole('region', { name: 'Notificaciones' }).getByText(message)).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Sulfitos' })).toHaveAttribute('aria-pressed', 'true')
})

test('what is undeclared can be reviewed dish after dish; the keys that would change more do nothing', async () => {
  await openMenu(VISIBLE)
  await button('Ver Gambas').click()
  await button('Cancelar').click()
  await expect.element(button('Ver Gambas')).toHaveFocus()
  await userEvent.keyboard('d{Delete}x')
  await button(/Sin declarar/).click()
  await button('Revisar uno a uno').click()
  await expect.element(page.getByRole('heading', { name: 'Tarta' })).toHaveFocus()
  await answer('PUT /menu/items/*', { data: { ...TARTA, allergens: ['eggs'], allergensDeclared: true } })
  await button('Huevos').click()
  await button('Siguiente').click()
  await expect.element(page.getByRole('heading', { name: 'Todo declarado' })).toBeVisible()
  expect((await sentCalls()).map(({ method, body }) => [method, body])).toEqual([
    ['PUT', { allergens: ['eggs'], traces: [], allergensDeclared: true }],
  ])
})

test('a worker is told until when, and whom to wait for', async () => {
  await openMenu({ ...VISIBLE, ownerName: 'Carmen Velasco' }, { role: 'worker', status: 'active' })
  await expect
    .element(
      page.getByText(
        'El plan del restaurante ha terminado. La carta se ve hasta el 17 de enero de 2100: hasta ese día puedes marcar agotados y corregir alérgenos. Lo demás, cuando Carmen contrate.',
      ),
    )
    .toBeVisible()
  await expect.element(page.getByRole('switch', { name: 'Gambas, disponible' })).toBeVisible()
  await expect.element(page.getByText(/al contratar/)).not.toBeInTheDocument()
})

test('and, where the plan has no room for the restaurant, whose plan it is', async () => {
  const inactive = { ...VISIBLE, readOnly: 'inactive', ownerName: 'Carmen Velasco' } as const
  await openMenu(inactive, { role: 'worker', status: 'active', partner: true })
  await expect.element(page.getByText('Este restaurante está inactivo en el plan de Carmen.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Actualizar plan' })).not.toBeInTheDocument()
})

test('a restaurant that its plan has no room for is corrected likewise', async () => {
  await openMenu({ ...VISIBLE, readOnly: 'inactive' }, {})
  await expect.element(page.getByText('Este restaurante está inactivo en tu plan.')).toBeVisible()
  await expect.element(page.getByText('Agotados y alérgenos se siguen corrigiendo.')).toBeVisible()
  await expect.element(page.getByRole('switch', { name: 'Gambas, disponible' })).toBeVisible()
})

test('a menu that nobody sees any more is only read', async () => {
  await openMenu(HIDDEN)
  await expect
    .element(page.getByText('Todo está guardado. Al contratar, la carta vuelve a verse al momento.'))
    .toBeVisible()
  await expect.element(page.getByRole('switch')).not.toBeInTheDocument()
  await expect.element(page.getByText('Disponible', { exact: true })).toBeVisible()
  await button('Ver Gambas').click()
  await expect.element(dialog.getByText('Crustáceos')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Crustáceos' })).not.toBeInTheDocument()
  await expect.element(button('Guardar alérgenos')).not.toBeInTheDocument()
})

test('an end that the banner does not know yet is said in the page', async () => {
  await openMenu(VISIBLE, {})
  await expect
    .element(page.getByText('Tu suscripción ha terminado. Puedes verlo todo, pero no cambiarlo.'))
    .toBeVisible()
})

test('a price that was being typed when the plan ended stays typed', async () => {
  const { become } = await openMenu({})
  await button(/Cambiar el precio de Gambas/).click()
  const price = page.getByLabelText('Precio de Gambas', { exact: true })
  await price.fill('16')
  become(VISIBLE)
  await expect.element(button('Ver Gambas')).toBeVisible()
  await expect.element(price).toHaveValue('16')
  await expect.element(price).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('14,50 €')).toBeVisible()
  await expect.element(button(/Cambiar el precio/)).not.toBeInTheDocument()
})
