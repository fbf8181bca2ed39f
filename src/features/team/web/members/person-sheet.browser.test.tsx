import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { GIVEN_ROLES, USUAL_RIGHTS } from '#features/identity/rights.rules.ts'
import { sampleUser } from '#test/browser/data.ts'
import { answer, sentCalls } from '#test/browser/server.ts'
import { said, settle } from '#test/browser/steps.ts'
import { sampleMember, sampleOwner } from '#test/browser/team.ts'
import { button, email, openInvite, openPerson, row, showTab, submit } from '#test/browser/team-tab.tsx'

const BARRA = {
  id: 'barra',
  name: 'Barra',
  rights: [...GIVEN_ROLES.sala],
  memberIds: ['diego', 'tere'],
  updatedAt: '2026-11-21T12:00:00.000Z',
}
const inBarra = { rights: { r1: [...GIVEN_ROLES.sala] }, roleIds: { r1: 'barra' } }
const DIEGO = sampleMember(inBarra)
const TERE = sampleMember({ ...inBarra, id: 'tere', name: 'Tere Molina', email: 'tere@ejemplo.com' })
const RAFA = sampleMember({ id: 'rafa', name: 'Rafa', partner: true })

const lastCall = async () => (await sentCalls()).findLast(({ method }) => method !== 'GET')

/** Opens a person and takes 'Horario' away. */
async function takeHours(): Promise<void> {
  await showTab({ members: [sampleOwner(), DIEGO, TERE], roles: [BARRA] })
  await expect.element(row('Diego')).toMatchTextContent(/Trabajador, Barra/)
  const sheet = await openPerson('Diego')
  await sheet.getByRole('button', { name: 'Ajustar uno a uno' }).click()
  await sheet.getByRole('checkbox', { name: 'Horario' }).click()
  await sheet.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect.element(page.getByRole('alertdialog')).toMatchTextContent(/«Barra» es de dos personas/)
  await expect.element(page.getByText('Le has quitado horario. Lo tienen Diego y Tere Molina.')).toBeVisible()
}

test('the role of two people is changed for both', async () => {
  await takeHours()
  await answer('PUT /team/roles/*', { data: { ...BARRA, rights: ['availability', 'print'] } })
  await button('Cambiar a los 2').click()
  await expect.element(said('Papel «Barra» guardado')).toBeVisible()
  expect(await lastCall()).toMatchObject({
    path: '/team/roles/barra',
    body: { rights: ['availability', 'print'], apply: 'all' },
  })
})

test('or only for one, who is a medida from then on', async () => {
  await takeHours()
  await answer('PUT /team/members/*', { data: sampleMember({ rights: { r1: ['availability', 'print'] } }) })
  await button('Solo a Diego').click()
  await expect.element(said('Diego ya no puede cambiar horario')).toBeVisible()
  expect(await lastCall()).toMatchObject({
    path: '/team/members/diego',
    body: { roleIds: { r1: null }, rights: { r1: ['availability', 'print'] } },
  })
})

test('the name of a role has the focus while it is asked; saved, its card is chosen', async () => {
  await showTab({ members: [sampleOwner(), sampleMember()] })
  const sheet = await openPerson('Diego')
  const open = sheet.getByRole('button', { name: 'Guardar como papel' })
  await settle()
  await open.click()
  await expect.element(sheet.getByLabelText('Nombre del papel')).toHaveFocus()
  await sheet.getByRole('button', { name: 'Ahora no' }).click()
  await expect.element(open).toHaveFocus()
  await open.click()
  await sheet.getByLabelText('Nombre del papel').fill('Barra')
  const role = { ...BARRA, rights: [...USUAL_RIGHTS] }
  await answer('POST /team/roles', { data: role })
  await answer('GET /team/roles', { data: [role] })
  await sheet.getByRole('button', { name: 'Guardar papel' }).click()
  await expect.element(said('Papel «Barra» guardado')).toBeVisible()
  await expect.element(sheet.getByRole('radio', { name: 'Barra' })).toBeChecked()
})

test('a name that is taken says so, and nothing typed is lost', async () => {
  await showTab({ members: [sampleOwner(), sampleMember()] })
  const sheet = await openPerson('Diego')
  await sheet.getByRole('button', { name: 'Guardar como papel' }).click()
  const name = sheet.getByLabelText('Nombre del papel')
  await name.fill('S')
  await sheet.getByRole('button', { name: 'Guardar papel' }).click()
  await expect.element(name).toHaveAccessibleDescription(/El nombre debe tener al menos 2 caracteres/)
  await name.fill('Sala')
  const message = 'Ya tienes un papel con ese nombre'
  await answer('POST /team/roles', { status: 409, code: 'role_exists', message })
  await sheet.getByRole('button', { name: 'Guardar papel' }).click()
  await expect.element(name).toHaveAccessibleDescription(new RegExp(message))
  await expect.element(name).toHaveValue('Sala')
})

test('each restaurant may have a role of its own', async () => {
  await showTab({ members: [sampleOwner(), sampleMember({ restaurantIds: ['r1', 'r2'] })] })
  const sheet = await openPerson('Diego')
  await sheet.getByRole('button', { name: 'Permisos distintos en cada uno' }).click()
  await sheet.getByLabelText('Papel en La Taberna').selectOptions('Cocina')
  const rights = { r1: [...USUAL_RIGHTS], r2: [...GIVEN_ROLES.cocina] }
  const saved = sampleMember({ restaurantIds: ['r1', 'r2'], rights, roleIds: { r1: null, r2: 'cocina' } })
  await answer('PUT /team/members/*', { data: saved })
  await sheet.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect.element(said('Acceso de Diego actualizado')).toBeVisible()
  expect(await lastCall()).toMatchObject({ body: { roleIds: { r1: null, r2: 'cocina' } } })
})

test('whether somebody stops being a partner is asked first', async () => {
  await showTab({ members: [sampleOwner(), RAFA] })
  await expect.element(row('Rafa')).toMatchTextContent(/Socio/)
  const sheet = await openPerson('Rafa')
  await sheet.getByRole('radio', { name: 'Trabajador' }).click()
  await sheet.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect.element(page.getByRole('alertdialog')).toMatchTextContent(/¿Rafa deja de ser socio\?/)
  await answer('PUT /team/members/*', { data: { ...RAFA, partner: false } })
  await button('Pasar a Encargado').click()
  await expect.element(said('Rafa ya no es socio')).toBeVisible()
  expect(await lastCall()).toMatchObject({ body: { partner: false } })
})

test('a partner invites workers, and touches no partner', async () => {
  const user = sampleUser({ id: 'rafa', role: 'worker', status: 'active', partner: true, subscription: undefined })
  await showTab({ members: [sampleOwner(), RAFA, DIEGO], user })
  expect(page.getByRole('radio', { name: 'Socio' }).elements()).toHaveLength(0)
  expect(row('Rafa').getByRole('button').elements()).toHaveLength(0)
  await expect.element(button('Permisos de Diego')).toBeVisible()
  await expect.element(page.getByText(/El plan lo lleva Marta./)).toBeVisible()
})

const OPENED = sampleMember({ rights: { r1: ['hours'] } })
const GRANTED = sampleMember({ rights: { r1: ['prices', 'hours'] }, updatedAt: '2026-11-21T12:00:01.000Z' })

test('a right more is said in words and taken back by Deshacer', async () => {
  await showTab({ members: [sampleOwner(), OPENED] })
  const sheet = await openPerson('Diego')
  await sheet.getByRole('checkbox', { name: 'Precios' }).click()
  await answer('PUT /team/members/*', { data: GRANTED })
  await sheet.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect.element(said('Diego ya puede cambiar precios')).toBeVisible()
  await answer('PUT /team/members/*', { data: OPENED })
  await button('Deshacer').click()
  await expect.element(said('Diego queda como estaba')).toBeVisible()
  expect(await lastCall()).toMatchObject({ body: { rights: { r1: ['hours'] } } })
})

test('what a partner has given meanwhile is asked about, and both are given', async () => {
  await showTab({ members: [sampleOwner(), OPENED] })
  const sheet = await openPerson('Diego')
  await sheet.getByRole('checkbox', { name: 'Precios' }).click()
  const theirs = sampleMember({ rights: { r1: ['allergens', 'hours'] }, updatedAt: '2026-11-21T12:00:09.000Z' })
  await answer('PUT /team/members/*', { data: GRANTED, moved: { current: theirs, changedBy: 'Rafa' } })
  await sheet.getByRole('button', { name: 'Guardar', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: 'Rafa ya ha cambiado a Diego' })
  await expect.element(question).toMatchTextContent(/Le ha dado Alérgenos hace un momento\. Tú le has dado Precios\./)
  await question.getByRole('button', { name: 'Dar los dos' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(await lastCall()).toMatchObject({
    body: { rights: { r1: ['prices', 'allergens', 'hours'] } },
  })
})

test('what was given in another window is asked about, too; left as it is, nothing is sent', async () => {
  await showTab({ members: [sampleOwner(), OPENED] })
  const sheet = await openPerson('Diego')
  await sheet.getByRole('checkbox', { name: 'Precios' }).click()
  const there = sampleMember({ rights: { r1: ['allergens', 'hours'] }, updatedAt: '2026-11-21T12:00:09.000Z' })
  await answer('PUT /team/members/*', { data: GRANTED, moved: { current: there, changedBy: null } })
  await sheet.getByRole('button', { name: 'Guardar', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: 'Ya has cambiado a Diego en otra ventana' })
  await expect
    .element(question)
    .toMatchTextContent(/Le has dado Alérgenos hace un momento\. Ahora le has dado Precios\./)
  await question.getByRole('button', { name: 'Dejar lo de antes' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect((await sentCalls()).filter(({ method }) => method === 'PUT')).toHaveLength(1)
  expect(page.getByRole('status').elements()).toHaveLength(0)
})

test('whom somebody else has removed meanwhile is said', async () => {
  await showTab({ members: [sampleOwner(), OPENED] })
  const sheet = await openPerson('Diego')
  await sheet.getByRole('checkbox', { name: 'Precios' }).click()
  const gone = sampleMember({ status: 'removed', updatedAt: '2026-11-21T12:00:09.000Z' })
  await answer('PUT /team/members/*', { data: GRANTED, moved: { current: gone, changedBy: 'Rafa' } })
  await sheet.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect.element(page.getByText('Rafa ya ha quitado a Diego del equipo')).toBeVisible()
})

test('a member of the team who is invited again is told apart from other accounts', async () => {
  await showTab({ members: [sampleOwner(), OPENED] })
  await openInvite()
  await email.fill('diego@ejemplo.com')
  await page.getByRole('dialog').getByLabelText('Nombre').fill('Diego')
  await answer('POST /team/invite', { status: 409, code: 'email_exists', message: 'Ya existe una cuenta.' })
  await submit.click()
  await expect.element(email).toHaveAccessibleDescription(/Diego ya está en tu equipo\. Para darle otro restaurante/)
})
