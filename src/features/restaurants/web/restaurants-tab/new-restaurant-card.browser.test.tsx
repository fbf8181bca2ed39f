import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { User } from '#features/identity/identity.contract.ts'
import { RestaurantScopeContext } from '#features/restaurants/web/index.ts'
import { samplePlan, sampleRestaurant, sampleUser } from '#test/browser/data.ts'
import { showSignedIn } from '#test/browser/render.tsx'
import { answer } from '#test/browser/server.ts'
import { NewRestaurantCard } from './new-restaurant-card.tsx'

type Plan = NonNullable<User['subscription']>

const create = page.getByRole('button', { name: 'Nuevo restaurante' })
const upgrade = page.getByRole('link', { name: 'Actualizar plan' })
const plan = (tier: Plan['tier'], changes: Partial<Plan> = {}): Plan => ({
  tier,
  status: 'active',
  trialEndsAt: null,
  subscriptionEndsAt: null,
  cancelAtPeriodEnd: false,
  ...changes,
})
const FULL = 'Tu plan incluye 1 restaurante. Con Pro puedes tener hasta 2.'
const ENDED = 'Tu plan ha terminado. Contrata uno para crear restaurantes.'
const TRIAL_END = '2100-01-01T00:00:00Z'

test.for([
  ['basic, one restaurant', plan('basic'), 1, FULL, 'full'],
  ['trial, one restaurant', plan('trial', { status: 'trialing', trialEndsAt: TRIAL_END }), 1, FULL, 'full'],
  ['pro, one restaurant', plan('pro'), 1, 'Tu plan incluye 2 restaurantes.', 'room'],
  ['premium', plan('premium'), 9, 'Tu plan no tiene límite de restaurantes.', 'room'],
  [
    'a plan that has ended',
    plan('pro', { status: 'canceled', subscriptionEndsAt: '2020-01-01T00:00:00Z' }),
    1,
    ENDED,
    'full',
  ],
] as const)('%s: says how many the plan has', async ([, subscription, count, text, state]) => {
  const user = sampleUser({ subscription })
  await showSignedIn(<NewRestaurantCard count={count} onCreate={() => {}} />, { user })
  await expect.element(page.getByText(text)).toBeVisible()
  if (state === 'room') {
    await expect.element(create).toBeEnabled()
    await expect.element(upgrade).not.toBeInTheDocument()
  } else {
    await expect.element(create).toBeDisabled()
    await expect.element(create).toHaveAccessibleDescription(text)
    await expect.element(upgrade).toHaveAttribute('href', '/dashboard/user?tab=subscription')
  }
})

test.for([
  ['room', 2, 'Será de la casa y cuenta para su plan.'],
  ['no room', 1, 'El plan de Carmen incluye 1 restaurante. Lo cambia Carmen.'],
  ['a plan that has ended', 0, 'El plan de Carmen ha terminado. Crear restaurantes vuelve cuando contrate.'],
] as const)('a partner of a house with %s', async ([, restaurants, text]) => {
  const user = sampleUser({ role: 'worker', status: 'active', partner: true, subscription: undefined })
  await answer('GET /subscriptions/status', {
    data: samplePlan({ limits: { restaurants, users: 2, invitations: 1 } }).status,
  })
  const house = sampleRestaurant({ ownerName: 'Carmen Velasco' })
  await showSignedIn(
    <RestaurantScopeContext value={{ restaurant: house, restaurants: [house] }}>
      <NewRestaurantCard count={1} onCreate={() => {}} />
    </RestaurantScopeContext>,
    { user },
  )
  await expect.element(page.getByText(text)).toBeVisible()
  expect(create.elements()).toHaveLength(restaurants === 2 ? 1 : 0)
  await expect.element(upgrade).not.toBeInTheDocument()
})
