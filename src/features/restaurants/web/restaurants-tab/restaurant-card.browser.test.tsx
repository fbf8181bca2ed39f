import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sampleRestaurant, sampleUser } from '#test/browser/data.ts'
import { showSignedIn } from '#test/browser/render.tsx'
import { RestaurantCard } from './restaurant-card.tsx'

const remove = page.getByRole('button', { name: 'Eliminar Casa Lola' })

test.for(['trial_expired', 'subscription_ended'] as const)(
  '%s: an owner cannot delete, an admin can',
  async readOnly => {
    const restaurant = sampleRestaurant({ readOnly })
    const { unmount } = await showSignedIn(<RestaurantCard restaurant={restaurant} />)
    await expect.element(remove).toBeDisabled()
    await expect
      .element(remove)
      .toHaveAttribute('title', 'Tu plan ha terminado. Contrata uno para eliminar restaurantes.')
    await unmount()
    await showSignedIn(<RestaurantCard restaurant={restaurant} />, { user: sampleUser({ role: 'admin' }) })
    await expect.element(remove).toBeEnabled()
  },
)

test('a restaurant over the number of the plan can be deleted', async () => {
  await showSignedIn(<RestaurantCard restaurant={sampleRestaurant({ readOnly: 'inactive' })} />)
  await expect.element(remove).toBeEnabled()
})
