import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { User } from '#features/identity/identity.contract.ts'
import { sampleRestaurant, sampleUser } from '#test/browser/data.ts'
import { showSignedIn } from '#test/browser/render.tsx'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { SuspensionBanner } from './suspension-banner.tsx'

const since = '2026-11-21T12:00:00.000Z'
const suspended = (name: string, reason: string | null, more: Partial<Restaurant> = {}) =>
  sampleRestaurant({ _id: name, name, suspension: { since, reason }, ...more })
const alert = page.getByRole('alert')
const showTo = (user: Partial<User>, restaurants: Restaurant[]) =>
  showSignedIn(<SuspensionBanner restaurants={restaurants} />, { user: sampleUser(user) })

test('names each suspended menu once with its reason, and says where to write', async () => {
  await showTo({}, [sampleRestaurant(), suspended('Bar Lola', 'Copia.'), suspended('Tasca Lola', 'Copia.')])
  await expect
    .element(alert)
    .toHaveTextContent(
      'Las cartas de Bar Lola y Tasca Lola están suspendidas. Tus clientes no pueden verlas. Tú puedes seguir editándolas. Motivo: Copia.Escríbenos',
    )
  await expect
    .element(page.getByRole('link', { name: 'Escríbenos' }))
    .toHaveAttribute('href', expect.stringContaining('tab=support'))
})

test('a worker is sent to the owner, without a reason', async () => {
  await showTo({ role: 'worker' }, [suspended('Bar Lola', null, { ownerName: 'Ana Ruiz' })])
  await expect
    .element(alert)
    .toHaveTextContent(
      'La carta de Bar Lola está suspendida. Tus clientes no pueden verla. Tú puedes seguir editándola. Habla con Ana.',
    )
  await expect.element(page.getByRole('link')).not.toBeInTheDocument()
})

test('is not there while every menu can be seen', async () => {
  await showTo({}, [sampleRestaurant()])
  await expect.element(alert).not.toBeInTheDocument()
})
