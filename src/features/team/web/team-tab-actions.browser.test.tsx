import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer, sentCalls } from '#test/browser/server.ts'
import { said, settle } from '#test/browser/steps.ts'
import { sampleMember, sampleOwner, samplePending } from '#test/browser/team.ts'
import { button, email, openInvite, openPerson, row, showTab, submit } from '#test/browser/team-tab.tsx'

const lastCall = async () => (await sentCalls()).findLast(({ method }) => method !== 'GET')

test('an invitation is sent, and the focus goes to the invited person', async () => {
  await showTab()
  await openInvite()
  await email.fill('Noa@Ejemplo.com')
  await page.getByLabelText('Nombre').fill('Noa')
  await answer('POST /team/invite', { data: samplePending() })
  await submit.click()
  await expect.element(said('Invitación enviada a noa@ejemplo.com')).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(row('Noa')).toHaveFocus()
  expect(await lastCall()).toMatchObject({
    body: {
      email: 'noa@ejemplo.com',
      name: 'Noa',
      role: 'worker',
      partner: false,
      restaurantIds: ['r1'],
      roleIds: { r1: 'sala' },
    },
  })
})

test('missing and refused fields say so; what was typed stays', async () => {
  await showTab()
  await openInvite()
  await submit.click()
  await expect.element(page.getByText('El nombre es obligatorio')).toBeVisible()
  await expect.element(page.getByText('El correo electrónico debe tener el formato nombre@ejemplo.com')).toBeVisible()
  await email.fill('ana@ejemplo.com')
  await page.getByLabelText('Nombre').fill('Ana')
  await answer('POST /team/invite', {
    status: 409,
    code: 'email_exists',
    message: 'Ya existe una cuenta con ese email.',
  })
  await submit.click()
  await expect.element(email).toHaveAccessibleDescription(/Ya existe una cuenta con ese email\./)
  await expect.element(email).toHaveValue('ana@ejemplo.com')
  await answer('POST /team/invite', { status: 500 })
  await submit.click()
  await expect.element(page.getByRole('alert').filter({ hasText: 'Error al enviar la invitación' })).toBeVisible()
  await expect.element(email).toHaveValue('ana@ejemplo.com')
})

test('after 30 invitations in a day nobody can be invited', async () => {
  await showTab()
  await openInvite()
  await email.fill('ana@ejemplo.com')
  await page.getByLabelText('Nombre').fill('Ana')
  await answer('POST /team/invite', { status: 429, code: 'too_many_requests', message: 'Hoy no' })
  await submit.click()
  const sheet = page.getByRole('dialog', { name: 'Invitar a alguien' })
  await expect.element(sheet.getByText('Hoy ya has enviado 30 invitaciones. Podrás enviar más mañana.')).toBeVisible()
  await expect.element(submit).toBeDisabled()
})

test('a link is mailed again, and copied; without the clipboard it is shown, selected', async () => {
  await showTab()
  await answer('POST /team/members/*/resend', { data: samplePending() })
  await button('Reenviar la invitación a Noa').click()
  await expect.element(said('Invitación reenviada a noa@ejemplo.com El enlace anterior ya no sirve.')).toBeVisible()
  await answer('POST /team/members/*/link', { data: { url: 'https://ejemplo.com/enlace' } })
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
  await button('Copiar enlace de la invitación de Noa').click()
  const question = page.getByRole('alertdialog', { name: 'Copiar el enlace de Noa' })
  await expect
    .element(question)
    .toMatchTextContent(/El enlace que le llegó por correo dejará de valer; valdrá este, 7 días y una sola vez\./)
  expect(write).not.toHaveBeenCalled()
  await button('Cancelar').click()
  await expect.element(question).not.toBeInTheDocument()
  expect((await sentCalls()).filter(({ path }) => path.endsWith('/link'))).toEqual([])
  await button('Copiar enlace de la invitación de Noa').click()
  await button('Copiar enlace nuevo').click()
  await expect.element(said('¡Enlace copiado al portapapeles!')).toBeVisible()
  expect(write).toHaveBeenCalledWith('https://ejemplo.com/enlace')
  write.mockRejectedValueOnce(new Error('not allowed'))
  await button('Copiar enlace de la invitación de Noa').click()
  await button('Copiar enlace nuevo').click()
  const field = page.getByLabelText('Enlace de la invitación de Noa')
  await expect.element(field).toHaveValue('https://ejemplo.com/enlace')
  await expect.element(field).toHaveFocus()
  expect(String(getSelection())).toBe('https://ejemplo.com/enlace')
})

test('removing asks first, with the focus on Cancelar; then the next person has it', async () => {
  await showTab()
  await (await openPerson('Diego')).getByRole('button', { name: 'Quitar del equipo' }).click()
  const dialog = page.getByRole('alertdialog', { name: '¿Quitar a Diego del equipo?' })
  await expect.element(dialog).toMatchTextContent(/Se cierra su sesión al momento en todos sus dispositivos\./)
  await expect.element(dialog.getByRole('button', { name: 'Cancelar' })).toHaveFocus()
  const gone = sampleMember({ status: 'removed', restaurantIds: [], removedAt: '2026-11-21T12:00:00.000Z' })
  await answer('DELETE /team/members/*', { data: gone })
  await answer('GET /team/members', { data: [sampleOwner({ invitationsLeft: 3 }), samplePending(), gone] })
  await dialog.getByRole('button', { name: 'Quitar del equipo' }).click()
  await expect.element(said('Diego ya no está en el equipo')).toBeVisible()
  await expect.element(page.getByText(/^Antes en el equipo/)).toBeVisible()
  await expect.element(row('Noa')).toHaveFocus()
  expect(await lastCall()).toMatchObject({ method: 'DELETE', path: '/team/members/diego' })
})

test('what the server refuses or fails is told, and the question can be asked again', async () => {
  await showTab()
  await answer('POST /team/sync-restaurants', { status: 500 })
  await button('Sincronizar restaurantes').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sincronizar' }).click()
  await expect.element(page.getByText('Error al sincronizar restaurantes')).toBeVisible()
  await answer('DELETE /team/members/*', { status: 500 })
  const remove = (await openPerson('Diego')).getByRole('button', { name: 'Quitar del equipo' })
  await remove.click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Quitar del equipo' }).click()
  await expect.element(page.getByText('Error al eliminar el miembro del equipo')).toBeVisible()
  await expect.element(question).not.toBeInTheDocument()
  await remove.click()
  await expect.element(question).toMatchTextContent(/¿Quitar a Diego del equipo\?/)
})

test('a restaurant that is no longer there is told', async () => {
  await showTab()
  await openInvite()
  await email.fill('ana@ejemplo.com')
  await page.getByLabelText('Nombre').fill('Ana')
  const errors = { restaurantIds: 'ID de restaurante no válido' }
  await answer('POST /team/invite', { status: 400, code: 'validation', message: 'Revisa los campos', errors })
  await submit.click()
  await expect.element(page.getByText('ID de restaurante no válido')).toBeVisible()
})

test('access to restaurants is changed; at least one stays', async () => {
  await showTab()
  const dialog = await openPerson('Diego')
  const save = dialog.getByRole('button', { name: 'Guardar' })
  await settle()
  await expect.element(save).toBeEnabled()
  await dialog.getByRole('checkbox', { name: 'Casa Lola' }).click()
  await dialog.getByRole('checkbox', { name: 'La Taberna' }).click()
  await expect.element(dialog.getByText('Marca al menos un restaurante.')).toBeVisible()
  await expect.element(save).toBeDisabled()
  await dialog.getByRole('checkbox', { name: 'La Taberna' }).click()
  await answer('PUT /team/members/*', { data: sampleMember({ restaurantIds: ['r2'] }) })
  await save.click()
  await expect.element(said('Acceso de Diego actualizado')).toBeVisible()
  expect(await lastCall()).toMatchObject({ body: { restaurantIds: ['r2'] } })
})

test('access that nobody has changed is kept without a call', async () => {
  await showTab()
  const dialog = await openPerson('Diego')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(await lastCall()).not.toMatchObject({ method: 'PUT' })
})

test('syncing asks first and says how much was shared', async () => {
  await showTab()
  await button('Sincronizar restaurantes').click()
  const question = page.getByRole('alertdialog')
  await expect.element(question).toMatchTextContent(/¿Dar acceso a los 2 restaurantes\?/)
  await answer('POST /team/sync-restaurants', { data: { restaurantCount: 2, syncedCount: 1 } })
  await question.getByRole('button', { name: 'Sincronizar' }).click()
  await expect.element(said('2 restaurantes compartidos con 1 persona')).toBeVisible()
})
