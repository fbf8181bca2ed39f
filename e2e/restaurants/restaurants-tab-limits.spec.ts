import { DAY_MS } from '#shared/time.ts'
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from '../support/fixtures.ts'
import { toast } from '../support/menu-data.ts'
import { createAdmin, grantPlan } from '../support/operator.ts'
import { newAccount, type Restaurant } from '../support/people.ts'
import { refuseWrites } from '../support/refusals.ts'
import { another, card, confirmation, PREMIUM, TAB, tag } from '../support/restaurants-tab-page.ts'

const yesterday = () => new Date(Date.now() - DAY_MS).toISOString()

test('the limit of the plan: one restaurant on trial, none after its end, and a link to the plans', {
  tag: '@one-size',
}, async ({ page, restaurant }) => {
  const { name, owner } = await restaurant()
  await page.goto(TAB)
  await expect(another(page)).toContainText('Tu plan incluye 1 restaurante. Con Pro puedes tener hasta 2.')
  await expect(another(page).getByRole('button', { name: 'Nuevo restaurante' })).toBeDisabled()
  const remove = page.getByRole('button', { name: `Eliminar ${name}` })
  await expect(remove).toBeDisabled()
  await expect(remove).toHaveAttribute('title', 'No puedes eliminar tu único restaurante')
  await another(page).getByRole('link', { name: 'Actualizar plan' }).click()
  await expect(page).toHaveURL('/dashboard/user?tab=subscription')

  await grantPlan(owner.email, { tier: 'pro', status: 'canceled', ends: yesterday() })
  await page.goto(TAB)
  await expect(another(page)).toContainText('Tu plan ha terminado. Contrata uno para crear restaurantes.')
  await expect(another(page).getByRole('button', { name: 'Nuevo restaurante' })).toBeDisabled()
  await expect(card(page, name).getByText(/^Visible hasta el /)).toBeVisible()
  await expectNoAxeFindings(page)
})

test('a deletion asks first, says when it fails, and is refused for the last restaurant', {
  tag: '@one-size',
}, async ({ page, call, restaurant, expectFailedCalls }) => {
  expectFailedCalls('DELETE /restaurants/* 500', 'DELETE /restaurants/* 409')
  const { _id, name, owner } = await restaurant()
  await grantPlan(owner.email, PREMIUM)
  const create = () => call<Restaurant>('POST', '/restaurants', { name: `Segunda ${tag()}` })
  const second = await create()
  await page.goto(TAB)
  const remove = (restaurantName: string) => page.getByRole('button', { name: `Eliminar ${restaurantName}` })
  const answer = (button: string) => confirmation(page).getByRole('button', { name: button }).click()

  await remove(second.name).click()
  await expect(confirmation(page)).toContainText(`¿Eliminar ${second.name}?`)
  await answer('Cancelar')
  await expect(card(page, second.name)).toBeVisible()

  const recover = await refuseWrites(page, `**/api/restaurants/${second._id}`)
  await remove(second.name).click()
  await answer('Eliminar')
  await expect(toast(page, `Error al eliminar ${second.name}. Inténtalo de nuevo.`)).toBeVisible()
  await expect(card(page, second.name)).toBeVisible()
  await recover()

  await remove(second.name).click()
  await answer('Eliminar')
  await expect(toast(page, `Restaurante "${second.name}" eliminado`)).toBeVisible()
  await expect(card(page, second.name)).toBeHidden()
  await expect(remove(name)).toBeDisabled()

  const third = await create()
  await page.reload()
  await expect(card(page, third.name)).toBeVisible()
  await call('DELETE', `/restaurants/${_id}`)
  await remove(third.name).click()
  await answer('Eliminar')
  await expect(toast(page, 'No puedes eliminar tu único restaurante. Debes tener al menos uno activo.')).toBeVisible()
  await expect(remove(third.name)).toBeDisabled()
})

test('an admin finds any restaurant by name, slug or its owner’s email, and edits it', { tag: '@one-size' }, async ({
  page,
  restaurant,
  login,
  expectFailedCalls,
}) => {
  expectFailedCalls('GET /restaurants 400')
  const { _id, name, slug, owner } = await restaurant()
  const admin = newAccount()
  await createAdmin(admin)
  await login(admin)
  await page.goto('/dashboard/home')
  await expect(page).toHaveURL(/tab=restaurants/)
  const search = page.getByRole('searchbox', { name: 'Buscar restaurantes' })
  await expect(page.getByText('Busca un restaurante para editarlo.')).toBeVisible()
  for (const q of [name, slug, owner.email]) {
    await search.fill(q)
    await expect(card(page, name)).toContainText(`De ${owner.name} (${owner.email})`)
  }
  await expectNoSidewaysScroll(page)
  await expectNoAxeFindings(page)
  await search.fill(`nadie-${tag()}`)
  await expect(page.getByText('No hay restaurantes que coincidan.')).toBeVisible()
  await page.route('**/api/restaurants?*', route => route.fulfill({ status: 400, json: { success: false } }))
  await search.fill(slug.slice(0, -1))
  await expect(page.getByRole('alert').filter({ hasText: 'Error al cargar los restaurantes' })).toBeVisible()
  await page.unroute('**/api/restaurants?*')
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await page.getByRole('link', { name: `Editar ${name}` }).click()
  await expect(page).toHaveURL(`/dashboard/restaurant?id=${_id}`)
  await expect(page.getByText(`Estás editando ${name} de ${owner.name}`)).toBeVisible()
})
