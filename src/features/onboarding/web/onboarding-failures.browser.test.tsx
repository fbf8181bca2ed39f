import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sampleUser } from '#test/browser/data.ts'
import { showInPage } from '#test/browser/render.tsx'
import { answer } from '#test/browser/server.ts'
import { OnboardingPage } from './onboarding-page.tsx'

const toast = (text: string) => page.getByRole('region', { name: 'Notificaciones' }).getByText(text)

beforeEach(async () => {
  await answer('GET /restaurants/check-slug/*', { data: { exists: false } })
  localStorage.setItem('sobremesa.onboarding.u1', JSON.stringify({ step: 4, name: 'Casa Lola', locale: 'es' }))
  return () => localStorage.clear()
})

/** The last step, where the restaurant is created. */
async function finish(): Promise<void> {
  await showInPage(<OnboardingPage leave={null} />, {
    user: sampleUser({ restaurantIds: [], currentRestaurantId: null }),
  })
  await page.getByRole('button', { name: 'Finalizar' }).click()
}

test('the limit of the plan is told', async () => {
  await answer('POST /restaurants', { status: 403, code: 'restaurant_limit', message: 'Límite.' })
  await finish()
  await expect.element(toast('Has alcanzado el límite de restaurantes permitidos en tu plan.')).toBeVisible()
})

test('a failure of the server is told, and the wizard stays', async () => {
  await answer('POST /restaurants', { status: 500 })
  await finish()
  await expect.element(toast('Error al crear el restaurante. Por favor, inténtalo de nuevo.')).toBeVisible()
  await expect.element(page.getByText('Casa Lola').first()).toBeVisible()
})

test('a name or URL that is always taken is told', async () => {
  await answer('POST /restaurants', { status: 409, code: 'slug_exists', message: 'Ocupada.' })
  await finish()
  await expect.element(toast('Ya existe un restaurante con ese nombre o URL.')).toBeVisible()
})
