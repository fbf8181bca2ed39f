import type { Page } from '@playwright/test'
import {
  backOnPage,
  expect,
  expectGoodAtBothSizes,
  expectNoAxeFindings,
  expectNoSidewaysScroll,
  test,
} from './support/fixtures.ts'
import { dialog, menuOf, row, toast } from './support/menu-data.ts'
import { grantPlan } from './support/operator.ts'
import { newAccount } from './support/people.ts'

const linkIn = (mail: string): string => mail.match(/https?:\S+accept-invitation\S+/)?.[0] ?? ''

/** Accepts the invitation of a mail and signs in. */
async function join(page: Page, mail: string, password: string): Promise<void> {
  await page.goto(linkIn(mail))
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByLabel('Confirmar contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Aceptar invitación' }).click()
  await expect(page).toHaveURL(/invitation-accepted$/)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page).toHaveURL(/\/dashboard\/home$/)
}

/** Every call that sets a price: each is refused, and says who may. */
async function expectNoPriceCall(page: Page, ids: { restaurant: string; category: string; dish: string }) {
  const origin = new URL(page.url()).origin
  const named = { translations: { es: { name: 'Con precio' } } }
  const label = { names: { es: 'Bandeja' } }
  const portions = { prices: [{ label: 'tapa', amount: 3 }] }
  const calls: [string, string, object, number][] = [
    ['PUT', `/menu/items/${ids.dish}`, { price: 9 }, 403],
    ['PUT', `/menu/items/${ids.dish}`, portions, 403],
    ['PUT', `/menu/items/${ids.dish}`, { allergens: ['eggs'], price: 9 }, 403],
    ['PUT', `/restaurants/${ids.restaurant}/items/bulk`, { items: [{ _id: ids.dish, price: 9 }] }, 403],
    ['POST', `/categories/${ids.category}/items`, { ...named, price: 9 }, 403],
    ['POST', `/categories/${ids.category}/items`, { ...named, ...portions }, 403],
    ['POST', `/restaurants/${ids.restaurant}/price-labels`, label, 403],
    ['POST', `/restaurants/${ids.restaurant}/zones`, { names: { es: 'Terraza' }, kind: 'percent', value: 10 }, 403],
  ]
  for (const [method, path, data, status] of calls) {
    const answer = await page.request.fetch(`${origin}/api${path}`, { method, headers: { origin }, data })
    expect([method, path, data, answer.status()]).toEqual([method, path, data, status])
  }
}

test('a cook with Cocina declares allergens and can change no price; the owner gives it, and it can', {
  tag: '@phone',
}, async ({ page, call, restaurant, outbox, diner }) => {
  const { _id, name: house, owner } = await restaurant()
  const carmen = owner.name.split(' ')[0] ?? ''
  await grantPlan(owner.email, { tier: 'premium', status: 'active' })
  const menu = menuOf(call, _id)
  const category = await menu.category('Postres')
  const flan = await menu.dish(category, 'Flan')
  const luis = newAccount({ name: 'Luis Prieto' })

  await page.goto('/dashboard/restaurant?tab=team')
  await page.getByRole('button', { name: 'Invitar a alguien' }).click()
  await page.getByLabel('Email').fill(luis.email)
  await page.getByLabel('Nombre').fill(luis.name)
  await page.getByRole('radio', { name: 'Cocina' }).check()
  await expect(page.getByText('Podrá: disponibilidad, textos y fotos y alérgenos.')).toBeVisible()
  await expectNoAxeFindings(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Enviar invitación' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: luis.name })).toContainText('Trabajador, Cocina')

  const cook = await diner()
  const [mail] = await outbox(luis.email)
  await join(cook, mail?.text ?? '', luis.password)
  await cook.getByRole('link', { name: 'Menú' }).click()
  await expect(row(cook, 'Flan')).toContainText('5,00')
  await expect(row(cook, 'Flan').getByRole('button', { name: /Cambiar el precio/ })).toHaveCount(0)
  await cook.getByRole('button', { name: /Editar.*Flan/ }).click()
  const form = dialog(cook, 'Editar Plato')
  await expect(form.getByText(`Lo cambia ${carmen}`)).toBeVisible()
  await expect(form.getByLabel('Precio')).toHaveCount(0)
  await form.getByRole('button', { name: 'Gluten' }).click()
  await expectNoAxeFindings(cook)
  await form.getByRole('button', { name: 'Guardar plato' }).click()
  await expect(toast(cook, 'Plato actualizado correctamente')).toBeVisible()
  await expect(form).toBeHidden()
  expect((await menu.dishes(category))[0]).toMatchObject({ price: 5, allergens: ['gluten'] })
  await expectNoPriceCall(cook, { restaurant: _id, category: category._id, dish: flan._id })

  await cook.getByRole('button', { name: 'Nuevo Plato' }).first().click()
  const made = dialog(cook, 'Nuevo Plato')
  await made.getByLabel('Nombre').fill('Natillas')
  await expect(made.getByText(`En la carta saldrá sin precio. Avisamos a ${carmen} para que lo ponga.`)).toBeVisible()
  await expect(made.getByLabel('Precio')).toHaveCount(0)
  await made.getByRole('button', { name: 'Guardar plato' }).click()
  await expect(row(cook, 'Natillas')).toBeVisible()
  await backOnPage(cook)
  await cook.goto('/dashboard/menu/zonas')
  await expect(cook.getByText(`Los precios por zona los cambia el propietario: ${owner.name}.`)).toBeVisible()
  await expect(cook.getByRole('button', { name: /zona/i })).toHaveCount(0)
  await cook.goto('/dashboard/qr')
  await expect(cook.getByText(`Descargar e imprimir el QR lo lleva ${carmen}.`)).toBeVisible()
  await cook.goto('/dashboard/restaurant')
  await expect(cook.getByText(`Lo cambia ${carmen}.`)).toBeVisible()
  await expect(cook.getByRole('button', { name: 'Guardar' })).toHaveCount(0)
  await expect(cook.getByRole('main').getByText(house, { exact: true })).toBeVisible()
  await expectNoAxeFindings(cook)
  await expectNoSidewaysScroll(cook)

  await page.reload()
  await page.getByRole('button', { name: `Permisos de ${luis.name}` }).click()
  const sheet = dialog(page, luis.name)
  await sheet.getByRole('button', { name: 'Ajustar uno a uno' }).click()
  await sheet.getByRole('checkbox', { name: 'Precios' }).check()
  await expectNoAxeFindings(page)
  await sheet.getByRole('button', { name: 'Guardar como papel' }).click()
  await sheet.getByLabel('Nombre del papel').fill('Jefa de cocina')
  await sheet.getByRole('button', { name: 'Guardar papel' }).click()
  await expect(toast(page, 'Papel «Jefa de cocina» guardado')).toBeVisible()
  await sheet.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByRole('listitem').filter({ hasText: luis.name })).toContainText('Trabajador, Jefa de cocina')
  await cook.goto('/dashboard/menu')
  await expect(row(cook, 'Flan').getByRole('button', { name: /Cambiar el precio/ })).toBeVisible()
})

/** The calls behind what a partner does not see. */
async function expectNeitherPaysNorRemoves(page: Page, other: string): Promise<void> {
  const origin = new URL(page.url()).origin
  const send = (method: string, path: string, data?: object) =>
    page.request.fetch(`${origin}/api${path}`, { method, headers: { origin }, ...(data && { data }) })
  const { data: team } = (await (await send('GET', '/team/members')).json()) as { data: { id: string; name: string }[] }
  const id = team.find(({ name }) => name === other)?.id ?? ''
  const urls = { successUrl: `${origin}/dashboard`, cancelUrl: `${origin}/dashboard` }
  const answers = [
    await send('POST', '/payments/create-checkout-session', { planTier: 'pro', billingInterval: 'yearly', ...urls }),
    await send('POST', '/payments/create-billing-portal', { returnUrl: `${origin}/dashboard` }),
    await send('PUT', '/subscriptions/plan', { planName: 'basic' }),
    await send('DELETE', `/team/members/${id}`),
    await send('PUT', `/team/members/${id}`, { partner: false }),
  ]
  expect(answers.map(answer => answer.status())).toEqual([403, 403, 403, 403, 403])
}

test('a partner invites, and sees neither how to pay nor how to remove another partner', {
  tag: '@phone',
}, async ({ page, restaurant, outbox, diner }) => {
  const { owner } = await restaurant()
  await grantPlan(owner.email, { tier: 'premium', status: 'active' })
  const rafa = newAccount({ name: 'Rafa Ortega' })
  const lola = newAccount({ name: 'Lola Gil' })
  await page.goto('/dashboard/restaurant?tab=team')
  for (const { email, name } of [rafa, lola]) {
    await page.getByRole('button', { name: 'Invitar a alguien' }).click()
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Nombre').fill(name)
    await page.getByRole('radio', { name: 'Socio' }).check()
    await page.getByRole('button', { name: 'Enviar invitación' }).click()
    await expect(toast(page, `Invitación enviada a ${email}`)).toBeVisible()
  }
  const partner = await diner()
  const [mail] = await outbox(rafa.email)
  await join(partner, mail?.text ?? '', rafa.password)
  await partner.goto('/dashboard/restaurant?tab=team')
  await partner.getByRole('button', { name: 'Invitar a alguien' }).click()
  await partner.getByLabel('Email').fill('noa-de-rafa@ejemplo.com')
  await partner.getByLabel('Nombre').fill('Noa')
  await partner.getByRole('button', { name: 'Enviar invitación' }).click()
  await expect(toast(partner, 'Invitación enviada a noa-de-rafa@ejemplo.com')).toBeVisible()
  await expect(partner.getByRole('button', { name: 'Permisos de Noa' })).toBeVisible()
  await expect(partner.getByRole('button', { name: 'Permisos de Lola Gil' })).toHaveCount(0)
  await expectGoodAtBothSizes(partner)
  await partner.goto('/dashboard/user?tab=subscription')
  await expect(partner.getByText(/^Contratar, cambiar y cancelar el plan, solo /)).toBeVisible()
  await expect(partner.getByRole('button', { name: /Contratar|Cancelar|Gestionar/ })).toHaveCount(0)
  await expectNeitherPaysNorRemoves(partner, lola.name)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Permisos de Lola Gil' })).toBeVisible()
})
