import type { Page } from '@playwright/test'
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from './support/fixtures.ts'
import { dialog, menuOf, toast } from './support/menu-data.ts'
import { grantPlan } from './support/operator.ts'
import { newAccount } from './support/people.ts'

const member = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const linkIn = (mail: string): string => mail.match(/https?:\S+accept-invitation\S+/)?.[0] ?? ''

test('an owner invites a worker, who edits a dish on a phone until the owner removes them', { tag: '@phone' }, async ({
  page,
  call,
  restaurant,
  outbox,
  diner,
  expectFailedCalls,
}) => {
  const { _id, owner } = await restaurant()
  await grantPlan(owner.email, { tier: 'pro', status: 'active' })
  const menu = menuOf(call, _id)
  const category = await menu.category('Postres')
  await menu.dish(category, 'Flan')
  const { name, email, password } = newAccount({ name: 'Noa Pardo' })

  await page.goto('/dashboard/restaurant?tab=team')
  await page.getByRole('button', { name: 'Invitar a alguien' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Nombre').fill(name)
  await page.getByRole('radio', { name: 'Encargado' }).check()
  await page.getByRole('button', { name: 'Enviar invitación' }).click()
  await expect(toast(page, `Invitación enviada a ${email}`)).toBeVisible()
  await expect(member(page, name)).toContainText('Pendiente')
  await expect(page.getByText('Has usado la única invitación del plan Pro.')).toBeVisible()
  await expectNoAxeFindings(page)
  await expectNoSidewaysScroll(page)

  const [mail] = await outbox(email)
  const worker = await diner()
  await worker.goto(linkIn(mail?.text ?? ''))
  await expect(worker.getByText(owner.name, { exact: true })).toBeVisible()
  await expectNoAxeFindings(worker)
  await expectNoSidewaysScroll(worker)
  await worker.getByLabel('Contraseña', { exact: true }).fill(password)
  await worker.getByLabel('Confirmar contraseña', { exact: true }).fill(password)
  await worker.getByRole('button', { name: 'Aceptar invitación' }).click()
  await expect(worker).toHaveURL(/\/auth\?message=invitation-accepted$/)
  await expect(worker.getByText('Invitación aceptada. Ya puedes iniciar sesión.')).toBeVisible()
  await expect(worker.getByLabel('Email')).toHaveValue(email)
  await worker.getByLabel('Contraseña', { exact: true }).fill(password)
  await worker.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(worker).toHaveURL(/\/dashboard\/home$/)

  await worker.goto('/dashboard/restaurant?tab=team')
  await expect(worker.getByText('No tienes permisos para gestionar el equipo.')).toBeVisible()
  await expect(worker.getByText(`Lo lleva ${owner.name}.`)).toBeVisible()
  await expect(worker.getByRole('tab')).toHaveText(['Datos básicos', 'Horario', 'Apariencia', 'Actividad'])
  await expectNoAxeFindings(worker)

  await worker.getByRole('link', { name: 'Menú' }).click()
  await worker.getByRole('button', { name: /Editar.*Flan/ }).click()
  const form = dialog(worker, 'Editar Plato')
  await form.getByLabel('Precio').fill('7,5')
  await form.getByRole('button', { name: 'Guardar plato' }).click()
  await expect(toast(worker, 'Plato actualizado correctamente')).toBeVisible()
  const [flan] = await menu.dishes(category)
  expect(flan?.price).toBe(7.5)

  await page.reload()
  await expect(member(page, name)).toContainText('Activo')
  await page.getByRole('button', { name: `Permisos de ${name}` }).click()
  await dialog(page, name).getByRole('button', { name: 'Quitar del equipo' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Quitar del equipo' }).click()
  await expect(toast(page, `${name} ya no está en el equipo`)).toBeVisible()
  await page.getByText('Antes en el equipo').click()
  await expect(member(page, name)).toContainText('Removido')
  await expect(page.getByRole('button', { name: 'Invitar a alguien' })).toBeEnabled()

  expectFailedCalls('GET /auth/me 401', 'POST /auth/refresh 401')
  await worker.getByRole('link', { name: 'Ajustes' }).click()
  await expect(worker).toHaveURL(/\/auth$/)
  await expect(worker.getByRole('main').getByRole('alert')).toContainText('Tu acceso al equipo ha sido retirado.')
})
