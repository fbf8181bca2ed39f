import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { sampleUser } from '#test/browser/data.ts'
import { showInPage } from '#test/browser/render.tsx'
import { answer } from '#test/browser/server.ts'
import { OnboardingPage } from './onboarding-page.tsx'

test('what fails without being an error is told as unknown, and the wizard stays', async () => {
  await answer('GET /restaurants/check-slug/*', { data: { exists: false } })
  localStorage.setItem(
    'sobremesa.draft.u1.restaurante-nuevo',
    JSON.stringify({ step: 4, name: 'Casa Lola', locale: 'es' }),
  )
  const user = sampleUser({ restaurantIds: [], currentRestaurantId: null })
  await showInPage(<OnboardingPage />, { user })
  const finish = page.getByRole('button', { name: 'Finalizar' })
  await expect.element(finish).toBeVisible()
  // A browser, or something in it, may throw anything at all.
  vi.spyOn(globalThis, 'structuredClone').mockThrowOnce('no error')
  await finish.click()
  const toasts = page.getByRole('region', { name: 'Notificaciones' })
  await expect.element(toasts.getByText('Error desconocido')).toBeVisible()
  await expect.element(page.getByText('Casa Lola').first()).toBeVisible()
  localStorage.clear()
})
