import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sampleRestaurant } from '#test/browser/data.ts'
import { showSignedIn } from '#test/browser/render.tsx'
import { answer } from '#test/browser/server.ts'
import { RestaurantScopeContext } from '#features/restaurants/web/index.ts'
import { HomePage } from './home-page.tsx'

const restaurant = sampleRestaurant()
const toast = (text: string) => page.getByRole('region', { name: 'Notificaciones' }).getByText(text)

/** Home; every call is answered but the one that fails. */
async function openHome(failing: string): Promise<void> {
  await answer('GET /restaurants/*', { data: restaurant })
  await answer('GET /restaurants/*/categories', { data: [] })
  await answer('GET /restaurants/*/items', { data: [] })
  await answer(failing, { status: 400 })
  await showSignedIn(
    <RestaurantScopeContext value={{ restaurant, restaurants: [restaurant] }}>
      <HomePage />
    </RestaurantScopeContext>,
  )
}

test.each([
  ['GET /restaurants/*/items', 'No se pudieron cargar las estadísticas del menú', []],
  ['GET /restaurants/*', 'Error al cargar los datos del restaurante', restaurant],
])('when %s fails, a toast says so, until trying again succeeds', async (call, text, data) => {
  await openHome(call)
  await expect.element(toast(text)).toBeVisible()
  const alert = page.getByRole('alert').filter({ hasText: text })
  await expect.element(alert).toBeVisible()
  await answer(call, { data })
  await alert.getByRole('button', { name: 'Reintentar' }).click()
  await expect.poll(() => page.getByText(text).elements()).toHaveLength(0)
})
