import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { connection } from '#ui/connection/connection.ts'
import { RestaurantScopeContext } from '#features/restaurants/web/index.ts'
import { sampleUser } from '#test/browser/data.ts'
import { showSignedIn } from '#test/browser/render.tsx'
import { answer } from '#test/browser/server.ts'
import { sampleMember, sampleOwner, samplePending } from '#test/browser/team.ts'
import { TeamTab } from './team-tab.tsx'
import { HOUSE, TAVERN, TEAM, button, invite, openInvite, row, showTab } from '#test/browser/team-tab.tsx'

test('shows everybody with role and status, and what may be done with whom', async () => {
  await showTab()
  await expect.element(row('Marta')).toMatchTextContent(/Tú.*PropietarioActivo/)
  await expect.element(row('Diego')).toMatchTextContent(/a medida \(7 de 8\)\. En los dos restaurantesActivo/)
  await expect.element(row('Noa')).toMatchTextContent(/Caduca el 26 de noviembrePendiente/)
  expect(row('Marta').getByRole('button').elements()).toHaveLength(0)
  await expect.element(row('Diego').getByRole('button', { name: 'Permisos de Diego' })).toBeVisible()
  await expect.element(row('Noa').getByRole('button', { name: 'Reenviar la invitación a Noa' })).toBeVisible()
  await expect.element(page.getByText('3 de 5 personas en el plan Premium. Te quedan 2 invitaciones.')).toBeVisible()
  await page.getByText(/^Antes en el equipo/).click()
  await expect.element(row('Iker')).toMatchTextContent(/Quitado el 2 de noviembreRemovido/)
  expect(row('Iker').getByRole('button').elements()).toHaveLength(0)
  await openInvite()
  await expect.element(page.getByRole('radio', { name: 'Sala' })).toBeChecked()
  await expect.element(page.getByText('Podrá: disponibilidad, horario y QR e impresos.')).toBeVisible()
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
  [
    'premium, full',
    { invitationsLeft: 0 },
    'Premium está completo. Para invitar a otra persona, quita a alguien.',
    null,
  ],
  [
    'ended',
    { readOnly: 'subscription_ended' },
    'Tu equipo puede ver la carta y marcar agotados y alérgenos.',
    'Contrata un plan',
  ],
] as const)('%s: nobody can be invited, and the tab says why', async ([, plan, why, action]) => {
  await showTab({ members: [sampleOwner(plan), sampleMember()] })
  await expect.element(page.getByText(new RegExp(why))).toBeVisible()
  expect(invite.elements()).toHaveLength(0)
  if (action)
    await expect
      .element(page.getByRole('link', { name: action }))
      .toHaveAttribute('href', '/dashboard/user?tab=subscription')
})

test('without a restaurant nobody can be invited, and the way leads to a new one', async () => {
  await showTab({ restaurant: null })
  await expect.element(page.getByText(/No hay restaurante seleccionado/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Crear restaurante' })).toBeVisible()
  expect(invite.elements()).toHaveLength(0)
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
  await expect
    .element(page.getByText(/2 de 5 personas en el plan Premium de Marta\. Te quedan 2 invitaciones\./))
    .toBeVisible()
  await expect.element(invite).toBeEnabled()
})

test('without a connection the team is read, and the tab says why', async () => {
  await showTab()
  await expect.element(button('Permisos de Diego')).toBeVisible()
  connection.noteSilence()
  await expect.element(page.getByText('Sin conexión el equipo se ve, no se cambia.')).toBeVisible()
  expect(page.getByRole('list').getByRole('button').elements()).toHaveLength(0)
  expect(invite.elements()).toHaveLength(0)
  connection.noteAnswer()
  await expect.element(invite).toBeVisible()
})

test('two roles of one person are said with their restaurants', async () => {
  const noa = sampleMember({
    restaurantIds: ['r1', 'r2'],
    rights: { r1: ['look'], r2: ['hours'] },
    roleIds: { r1: 'encargado', r2: 'sala' },
  })
  await showTab({ members: [sampleOwner(), noa] })
  await expect.element(row('Diego')).toMatchTextContent(/Trabajador, Encargado en Casa Lola y Sala en La Taberna/)
})
