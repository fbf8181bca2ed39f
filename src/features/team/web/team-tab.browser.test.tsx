import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { User } from '#features/identity/identity.contract.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { RestaurantScopeContext } from '#features/restaurants/web/index.ts'
import { sampleRestaurant, sampleUser } from '#test/browser/data.ts'
import { showSignedIn } from '#test/browser/render.tsx'
import { answer, sentCalls } from '#test/browser/server.ts'
import { said, settle } from '#test/browser/steps.ts'
import { sampleMember, sampleOwner, samplePending, sampleRemoved } from '#test/browser/team.ts'
import type { TeamMember } from '../team.contract.ts'
import { TeamTab } from './team-tab.tsx'

const HOUSE = sampleRestaurant()
const TAVERN = sampleRestaurant({ _id: 'r2', name: 'La Taberna' })
const TEAM = [sampleOwner(), sampleMember({ restaurantIds: ['r1', 'r2'] }), samplePending(), sampleRemoved()]

type World = { members?: TeamMember[]; user?: User; restaurant?: Restaurant | null }

/** The tab of an owner with two restaurants; the server answers these members. */
async function showTab({ members = TEAM, user = sampleUser(), restaurant = HOUSE }: World = {}): Promise<void> {
  await answer('GET /team/members', { data: members })
  const scope = { restaurant, restaurants: [HOUSE, TAVERN] }
  await showSignedIn(
    <RestaurantScopeContext value={scope}>
      <TeamTab />
    </RestaurantScopeContext>,
    { user },
  )
  await expect.element(page.getByRole('heading', { name: 'Personas' })).toBeVisible()
}

const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const submit = button('Enviar invitación')
const email = page.getByLabelText('Email', { exact: true })
const lastCall = async () => (await sentCalls()).findLast(({ method }) => method !== 'GET')

test('shows everybody with role and status, and what may be done with whom', async () => {
  await showTab()
  await expect.element(row('Marta')).toMatchTextContent(/PropietarioActivo/)
  await expect.element(row('Diego')).toMatchTextContent(/Casa Lola y La TabernaActivo/)
  await expect.element(row('Noa')).toMatchTextContent(/Caduca el 26 de noviembrePendiente/)
  await expect.element(row('Iker')).toMatchTextContent(/Quitado el 2 de noviembreRemovido/)
  expect(row('Marta').getByRole('button').elements()).toHaveLength(0)
  expect(row('Iker').getByRole('button').elements()).toHaveLength(0)
  await expect.element(row('Diego').getByRole('button', { name: 'Restaurantes de Diego' })).toBeVisible()
  await expect.element(row('Noa').getByRole('button', { name: 'Reenviar la invitación a Noa' })).toBeVisible()
  await expect.element(page.getByText('Te quedan 2 invitaciones en el plan Premium.')).toBeVisible()
  await expect.element(page.getByText('Entrará como Trabajador, con acceso a Casa Lola.')).toBeVisible()
})

test('an owner alone is told what a team is for, and has nothing to sync', async () => {
  await showTab({ members: [sampleOwner({ invitationsLeft: 4 })] })
  await expect.element(page.getByRole('heading', { name: 'De momento, solo tú' })).toBeVisible()
  expect(button('Sincronizar restaurantes').elements()).toHaveLength(0)
})

test('a failed load says so and tries again', async () => {
  await answer('GET /team/members', { status: 404, message: 'No' })
  await showSignedIn(
    <RestaurantScopeContext value={{ restaurant: HOUSE, restaurants: [HOUSE] }}>
      <TeamTab />
    </RestaurantScopeContext>,
  )
  await expect.element(page.getByText('Error al cargar los miembros del equipo')).toBeVisible()
  await answer('GET /team/members', { data: TEAM })
  await button('Reintentar').click()
  await expect.element(row('Diego')).toBeVisible()
})

test.for([
  [
    'pro, full',
    { tier: 'pro', invitations: 1, invitationsLeft: 0 },
    'Has usado la única invitación',
    'Actualizar plan',
  ],
  ['premium, full', { invitationsLeft: 0 }, 'Has usado las 4 invitaciones.', null],
  ['ended', { readOnly: 'subscription_ended' }, 'Tu plan ha terminado. Tu equipo puede ver', 'Contrata un plan'],
] as const)('%s: the form is off and says why', async ([, plan, why, action]) => {
  await showTab({ members: [sampleOwner(plan), sampleMember()] })
  await expect.element(page.getByText(new RegExp(why))).toBeVisible()
  await expect.element(submit).toBeDisabled()
  await expect.element(submit).toHaveAccessibleDescription(new RegExp(why))
  await expect.element(email).toBeDisabled()
  if (action)
    await expect
      .element(page.getByRole('link', { name: action }))
      .toHaveAttribute('href', '/dashboard/user?tab=subscription')
})

test('without a restaurant the form is off and leads to a new one', async () => {
  await showTab({ restaurant: null })
  await expect.element(page.getByText(/No hay restaurante seleccionado/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Crear restaurante' })).toBeVisible()
  await expect.element(submit).toBeDisabled()
})

test('after a downgrade people can only be removed', async () => {
  const basic = { tier: 'basic', invitations: 0, invitationsLeft: 0 } as const
  await showTab({ members: [sampleOwner(basic), sampleMember(), samplePending()] })
  await expect.element(page.getByText('Tu plan Basic no incluye equipo.')).toBeVisible()
  await expect.element(page.getByText('Para invitar necesitas Pro o Premium.')).toBeVisible()
  const names = page.getByRole('list').getByRole('button').elements()
  expect(names.map(one => one.getAttribute('aria-label'))).toEqual([
    'Quitar a Diego del equipo',
    'Quitar a Noa del equipo',
  ])
  expect(button('Sincronizar restaurantes').elements()).toHaveLength(0)
})

test('a team larger than the plan stays, and the tab says how many must go first', async () => {
  const pro = { tier: 'pro', invitations: 1, invitationsLeft: 0 } as const
  await showTab({ members: [sampleOwner(pro), sampleMember(), samplePending()] })
  await expect
    .element(page.getByText(/Tienes 2 personas y Pro cubre 1. Siguen dentro; para invitar a otra, antes quita a 2./))
    .toBeVisible()
})

test("an admin works on the owner's team and reads whose it is", async () => {
  const lapsed = { readOnly: 'subscription_ended', endedAt: '2026-11-21T12:00:00.000Z' } as const
  const restaurant = { ...HOUSE, owner: { name: 'Marta', email: 'marta@ejemplo.com' } }
  await answer('GET /restaurants', { data: [{ ...TAVERN, owner: restaurant.owner }] })
  const { subscription: _none, ...rest } = sampleUser({ role: 'admin', id: 'a1' })
  await showTab({ members: [sampleOwner(lapsed), sampleMember()], restaurant, user: { ...rest, subscription: null } })
  await expect.element(page.getByText(/Marta tiene el plan terminado desde el 21 de noviembre./)).toBeVisible()
  await expect.element(page.getByText('Quedan 2 invitaciones en el plan Premium de Marta.')).toBeVisible()
  await expect.element(submit).toBeEnabled()
})

test('an invitation is sent, and the form is empty again with the focus in Email', async () => {
  await showTab()
  await email.fill('Noa@Ejemplo.com')
  await page.getByLabelText('Nombre').fill('Noa')
  await answer('POST /team/invite', { data: samplePending() })
  await submit.click()
  await expect.element(said('Invitación enviada a noa@ejemplo.com')).toBeVisible()
  await expect.element(email).toHaveValue('')
  await expect.element(email).toHaveFocus()
  expect(await lastCall()).toMatchObject({
    body: { email: 'noa@ejemplo.com', name: 'Noa', role: 'worker', restaurantIds: ['r1'] },
  })
})

test('missing and refused fields say so; what was typed stays', async () => {
  await showTab()
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

test('after 30 invitations in a day the form is off', async () => {
  await showTab()
  await email.fill('ana@ejemplo.com')
  await page.getByLabelText('Nombre').fill('Ana')
  await answer('POST /team/invite', { status: 429, code: 'too_many_requests', message: 'Hoy no' })
  await submit.click()
  await expect.element(page.getByText(/Hoy ya has enviado 30 invitaciones. Podrás enviar más mañana./)).toBeVisible()
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
  await expect.element(said('¡Enlace copiado al portapapeles!')).toBeVisible()
  expect(write).toHaveBeenCalledWith('https://ejemplo.com/enlace')
  write.mockRejectedValueOnce(new Error('not allowed'))
  await button('Copiar enlace de la invitación de Noa').click()
  const field = page.getByLabelText('Enlace de la invitación de Noa')
  await expect.element(field).toHaveValue('https://ejemplo.com/enlace')
  await expect.element(field).toHaveFocus()
  expect(String(getSelection())).toBe('https://ejemplo.com/enlace')
})

test('removing asks first, with the focus on Cancelar; then the next person has it', async () => {
  await showTab()
  await button('Quitar a Diego del equipo').click()
  const dialog = page.getByRole('alertdialog', { name: '¿Quitar a Diego del equipo?' })
  await expect.element(dialog).toMatchTextContent(/Se cierra su sesión al momento en todos sus dispositivos\./)
  await expect.element(button('Cancelar')).toHaveFocus()
  const gone = sampleMember({ status: 'removed', restaurantIds: [], removedAt: '2026-11-21T12:00:00.000Z' })
  await answer('DELETE /team/members/*', { data: gone })
  await answer('GET /team/members', { data: [sampleOwner({ invitationsLeft: 3 }), samplePending(), gone] })
  await button('Quitar del equipo').click()
  await expect.element(said('Diego ya no está en el equipo')).toBeVisible()
  await expect.element(row('Diego')).toMatchTextContent(/Removido/)
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
  await button('Quitar a Diego del equipo').click()
  await button('Quitar del equipo').click()
  await expect.element(page.getByText('Error al eliminar el miembro del equipo')).toBeVisible()
  await expect.element(row('Diego')).toMatchTextContent(/Activo/)
})

test('a restaurant that is no longer there is told', async () => {
  await showTab()
  await email.fill('ana@ejemplo.com')
  await page.getByLabelText('Nombre').fill('Ana')
  const errors = { restaurantIds: 'ID de restaurante no válido' }
  await answer('POST /team/invite', { status: 400, code: 'validation', message: 'Revisa los campos', errors })
  await submit.click()
  await expect.element(page.getByText('ID de restaurante no válido')).toBeVisible()
})

test('access to restaurants is changed; at least one stays', async () => {
  await showTab()
  await button('Restaurantes de Diego').click()
  const dialog = page.getByRole('dialog', { name: 'Restaurantes de Diego' })
  const save = dialog.getByRole('button', { name: 'Guardar' })
  await settle()
  await expect.element(save).toBeDisabled()
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

test('syncing asks first and says how much was shared', async () => {
  await showTab()
  await button('Sincronizar restaurantes').click()
  const question = page.getByRole('alertdialog')
  await expect.element(question).toMatchTextContent(/¿Dar acceso a los 2 restaurantes\?/)
  await answer('POST /team/sync-restaurants', { data: { restaurantCount: 2, syncedCount: 1 } })
  await question.getByRole('button', { name: 'Sincronizar' }).click()
  await expect.element(said('2 restaurantes compartidos con 1 persona')).toBeVisible()
})
