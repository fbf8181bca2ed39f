import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { User } from '#features/identity/identity.contract.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { RestaurantScopeContext } from '#features/restaurants/web/index.ts'
import { sampleRestaurant, sampleUser } from './data.ts'
import { showSignedIn } from './render.tsx'
import { answer } from './server.ts'
import { sampleMember, sampleOwner, samplePending, sampleRemoved } from './team.ts'
import type { TeamMember } from '#features/team/team.contract.ts'
import type { HouseRole } from '#features/team/roles.contract.ts'
import { TeamTab } from '#features/team/web/team-tab.tsx'

export const HOUSE = sampleRestaurant()
export const TAVERN = sampleRestaurant({ _id: 'r2', name: 'La Taberna' })
export const TEAM = [sampleOwner(), sampleMember({ restaurantIds: ['r1', 'r2'] }), samplePending(), sampleRemoved()]

type World = { members?: TeamMember[]; user?: User; restaurant?: Restaurant | null; roles?: HouseRole[] }

/** The tab of an owner with two restaurants; the server answers these members. */
export async function showTab({
  members = TEAM,
  user = sampleUser(),
  restaurant = HOUSE,
  roles = [],
}: World = {}): Promise<void> {
  await answer('GET /team/members', { data: members })
  await answer('GET /team/roles', { data: roles })
  const scope = { restaurant, restaurants: [HOUSE, TAVERN] }
  await showSignedIn(
    <RestaurantScopeContext value={scope}>
      <TeamTab />
    </RestaurantScopeContext>,
    { user },
  )
  await expect.element(page.getByRole('heading', { name: 'Personas' })).toBeVisible()
}

export const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
export const button = (name: string | RegExp) => page.getByRole('button', { name })
export const invite = button('Invitar a alguien')
export const submit = button('Enviar invitación')

export async function openInvite(): Promise<void> {
  await invite.click()
  await expect.element(page.getByRole('dialog', { name: 'Invitar a alguien' })).toBeVisible()
}

/** Opens a person's sheet. */
export async function openPerson(name: string) {
  await button(`Permisos de ${name}`).click()
  const sheet = page.getByRole('dialog', { name })
  await expect.element(sheet).toBeVisible()
  return sheet
}
export const email = page.getByLabelText('Email', { exact: true })
