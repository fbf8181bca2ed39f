import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { User } from '#features/identity/identity.contract.ts'
import { RestaurantScopeContext } from '#features/restaurants/web/index.ts'
import { sampleRestaurant, sampleUser } from '#test/browser/data.ts'
import { showSignedIn } from '#test/browser/render.tsx'
import { answer } from '#test/browser/server.ts'
import { sampleMember, sampleOwner, sampleRemoved } from '#test/browser/team.ts'
import type { TeamMember } from '../team.contract.ts'
import { useTeamTab } from './use-team-tab.tsx'

const HOUSE = sampleRestaurant({ ownerName: 'Marta' })
const BASIC = sampleOwner({ tier: 'basic', invitations: 0, invitationsLeft: 0 })

/** As the restaurant page: the tab's name and content, or what stands there instead. */
function Slot() {
  const { visible, label, content, instead } = useTeamTab()
  return (
    <>
      <p>{visible ? `con ${label}` : 'sin pestaña'}</p>
      {visible ? content : instead}
    </>
  )
}

async function showSlot(user: User, members: TeamMember[] = []): Promise<void> {
  await answer('GET /team/members', { data: members })
  await showSignedIn(
    <RestaurantScopeContext value={{ restaurant: HOUSE, restaurants: [HOUSE] }}>
      <Slot />
    </RestaurantScopeContext>,
    { user },
  )
}

const owner = (tier: 'trial' | 'basic' | 'pro'): User =>
  sampleUser({
    subscription: { tier, status: 'active', trialEndsAt: null, subscriptionEndsAt: null, cancelAtPeriodEnd: false },
  })
const withTab = page.getByText('con Equipo')
const withoutTab = page.getByText('sin pestaña')

test('a worker has no tab and reads why, and whom to ask', async () => {
  await showSlot(sampleUser({ role: 'worker', status: 'active', subscription: undefined }))
  await expect.element(withoutTab).toBeVisible()
  await expect.element(page.getByText('No tienes permisos para gestionar el equipo.')).toBeVisible()
  await expect.element(page.getByText('Lo lleva Marta. Pídele los cambios de personas o de permisos.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Ir a Datos básicos' })).toBeVisible()
})

test('an owner on pro has the tab', async () => {
  await showSlot(owner('pro'), [sampleOwner({ tier: 'pro', invitations: 1, invitationsLeft: 1 })])
  await expect.element(withTab).toBeVisible()
  await expect.element(page.getByText('1 de 2 personas en el plan Pro. Te queda 1 invitación.')).toBeVisible()
})

test.for(['trial', 'basic'] as const)('an owner on %s reads what a team is, with the way to it', async tier => {
  await showSlot(owner(tier), [BASIC, sampleRemoved()])
  await expect.element(page.getByText('El equipo viene con Pro y Premium')).toBeVisible()
  await expect.element(withoutTab).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Actualizar plan' }))
    .toHaveAttribute('href', '/dashboard/user?tab=subscription')
})

test('an owner below pro keeps the tab while somebody is left in the team', async () => {
  await showSlot(owner('basic'), [BASIC, sampleMember()])
  await expect.element(withTab).toBeVisible()
  await expect.element(page.getByText('Tu plan Basic no incluye equipo.')).toBeVisible()
})

test("an admin has the tab also where the owner's plan has no team", async () => {
  await showSlot(sampleUser({ role: 'admin', subscription: null }), [BASIC])
  await expect.element(withTab).toBeVisible()
  await expect.element(page.getByText('El plan Basic de Marta no incluye equipo.')).toBeVisible()
})
