import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { GIVEN_ROLES } from '#features/identity/rights.rules.ts'
import { answer, sentCalls } from '#test/browser/server.ts'
import { said } from '#test/browser/steps.ts'
import { sampleOwner, samplePending } from '#test/browser/team.ts'
import { button, email, openInvite, showTab, submit } from '#test/browser/team-tab.tsx'

const BARRA = {
  id: 'barra',
  name: 'Barra',
  rights: [...GIVEN_ROLES.sala],
  memberIds: [],
  updatedAt: '2026-11-21T12:00:00.000Z',
}
const sheet = page.getByRole('dialog', { name: 'Invitar a alguien' })
const invited = async () => (await sentCalls()).findLast(({ path }) => path === '/team/invite')?.body

/** Somebody is being invited as 'Barra', and its form is open. */
async function openBarra() {
  await showTab({ members: [sampleOwner()], roles: [BARRA] })
  await openInvite()
  await email.fill('noa@ejemplo.com')
  await page.getByLabelText('Nombre').fill('Noa')
  await sheet.getByRole('radio', { name: 'Barra' }).click()
  await button('Cambiar «Barra»').click()
  return page.getByRole('dialog', { name: 'Cambiar «Barra»' })
}

async function send(): Promise<void> {
  await answer('POST /team/invite', { data: samplePending() })
  await submit.click()
  await expect.element(said('Invitación enviada a noa@ejemplo.com')).toBeVisible()
}

test('a role that is deleted while somebody is invited with it leaves them its rights, a medida', async () => {
  const form = await openBarra()
  await form.getByRole('button', { name: 'Quitar papel' }).click()
  await answer('DELETE /team/roles/*', { data: null })
  await answer('GET /team/roles', { data: [] })
  const question = page.getByRole('alertdialog', { name: '¿Quitar el papel «Barra»?' })
  await question.getByRole('button', { name: 'Quitar papel' }).click()
  await expect.element(said('Papel «Barra» quitado')).toBeVisible()
  await expect.element(sheet.getByRole('checkbox', { name: 'Horario' })).toBeChecked()
  await send()
  expect(await invited()).toMatchObject({ roleIds: { r1: null }, rights: { r1: GIVEN_ROLES.sala } })
})

test('a role that is changed meanwhile is said as it is now', async () => {
  const form = await openBarra()
  await form.getByRole('checkbox', { name: 'Precios' }).click()
  const changed = { ...BARRA, rights: ['prices', ...GIVEN_ROLES.sala] }
  await answer('PUT /team/roles/*', { data: changed })
  await answer('GET /team/roles', { data: [changed] })
  await form.getByRole('button', { name: 'Guardar papel' }).click()
  await expect.element(said('Papel «Barra» guardado')).toBeVisible()
  await expect.element(sheet.getByText(/Podrá: precios, disponibilidad, horario y QR e impresos\./)).toBeVisible()
  await send()
  expect(await invited()).toMatchObject({ roleIds: { r1: 'barra' } })
})
