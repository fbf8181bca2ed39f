import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sampleRestaurant, sampleUser } from '#test/browser/data.ts'
import { showSignedIn } from '#test/browser/render.tsx'
import { RestaurantCard } from './restaurant-card.tsx'

const edit = page.getByRole('link', { name: 'Editar Casa Lola' })
const remove = page.getByRole('button', { name: 'Eliminar Casa Lola' })

test.for(['trial_expired', 'subscription_ended'] as const)(
  '%s: an owner cannot delete, an admin can',
  async readOnly => {
    const restaurant = sampleRestaurant({ readOnly })
    const { unmount } = await showSignedIn(<RestaurantCard restaurant={restaurant} />)
    await expect.element(remove).toBeDisabled()
    const why = 'Tu plan ha terminado. Contrata uno para eliminar restaurantes.'
    await expect.element(remove).toHaveAttribute('title', why)
    await expect.element(page.getByText(why)).toBeVisible()
    await expect.element(remove).toHaveAccessibleDescription(why)
    await unmount()
    await showSignedIn(<RestaurantCard restaurant={restaurant} />, { user: sampleUser({ role: 'admin' }) })
    await expect.element(remove).toBeEnabled()
  },
)

test('a restaurant over the number of the plan can be deleted; its owner reads what the plan covers', async () => {
  const restaurant = sampleRestaurant({ readOnly: 'inactive', status: 'inactive' })
  const subscription = { tier: 'basic', status: 'active', trialEndsAt: null, subscriptionEndsAt: null } as const
  const user = sampleUser({ subscription: { ...subscription, cancelAtPeriodEnd: false } })
  const own = await showSignedIn(<RestaurantCard restaurant={restaurant} />, { user })
  await expect.element(remove).toBeEnabled()
  const covers = page.getByText('Tu plan Basic cubre 1 restaurante.')
  const upgrade = page.getByRole('link', { name: 'Actualizar plan' })
  await expect.element(covers).toBeVisible()
  await expect.element(edit).not.toBeInTheDocument()
  await expect.element(upgrade).toHaveAttribute('href', '/dashboard/user?tab=subscription')
  await own.unmount()
  const partner = sampleUser({ role: 'worker', status: 'active', partner: true, subscription: undefined })
  await showSignedIn(<RestaurantCard restaurant={restaurant} />, { user: partner })
  await expect.element(remove).toBeEnabled()
  expect([covers.elements(), upgrade.elements()]).toEqual([[], []])
})

test('the state is what diners see; a menu that they still read leads to what can be corrected', async () => {
  const active = await showSignedIn(<RestaurantCard restaurant={sampleRestaurant()} />)
  await expect.element(page.getByText('Publicada')).toBeVisible()
  await expect.element(edit).toHaveAttribute('href', '/dashboard/restaurant?id=r1')
  const correct = page.getByRole('link', { name: 'Agotados y alérgenos se siguen corrigiendo.' })
  await expect.element(correct).not.toBeInTheDocument()
  await active.unmount()
  const inactive = { status: 'inactive', readOnly: 'inactive' } as const
  const shown = { ...inactive, menuVisibleUntil: '2100-01-31T12:00:00.000Z' }
  const visible = await showSignedIn(<RestaurantCard restaurant={sampleRestaurant(shown)} />)
  await expect.element(page.getByText('Visible hasta el 31 de enero')).toBeVisible()
  await expect.element(correct).toHaveAttribute('href', '/dashboard/menu?id=r1')
  await visible.unmount()
  const small = await showSignedIn(
    <div style={{ width: 272 }}>
      <RestaurantCard restaurant={sampleRestaurant(shown)} />
    </div>,
  )
  expect(
    page
      .getByText(/^Visible hasta/)
      .element()
      .getBoundingClientRect().right,
  ).toBeLessThan(272)
  await small.unmount()
  const gone = { ...inactive, menuVisibleUntil: '2020-01-31T12:00:00.000Z' }
  await showSignedIn(<RestaurantCard restaurant={sampleRestaurant(gone)} />)
  await expect.element(page.getByText('No se ve desde el 31 de enero de 2020')).toBeVisible()
  await expect.element(correct).not.toBeInTheDocument()
})

test('a partner of a plan that has ended reads when restaurants are deleted again; nothing is grey', async () => {
  const user = sampleUser({ role: 'worker', status: 'active', partner: true, subscription: undefined })
  const restaurant = sampleRestaurant({ readOnly: 'subscription_ended', ownerName: 'Carmen Velasco' })
  await showSignedIn(<RestaurantCard restaurant={restaurant} />, { user })
  const why = 'El plan de Carmen ha terminado. Eliminar restaurantes vuelve cuando contrate.'
  await expect.element(page.getByText(why)).toBeVisible()
  await expect.element(remove).not.toBeInTheDocument()
})
