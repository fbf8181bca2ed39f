import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sampleUser } from '#test/browser/data.ts'
import { drawPicture } from '#test/browser/pictures.ts'
import { showInPage } from '#test/browser/render.tsx'
import { answer, sentCalls } from '#test/browser/server.ts'
import { OnboardingPage } from './onboarding-page.tsx'

const toast = (text: string) => page.getByRole('region', { name: 'Notificaciones' }).getByText(text)

beforeEach(async () => {
  await answer('GET /restaurants/check-slug/*', { data: { exists: false } })
  localStorage.setItem(
    'sobremesa.draft.u1.restaurante-nuevo',
    JSON.stringify({ step: 4, name: 'Casa Lola', locale: 'es' }),
  )
  return () => localStorage.clear()
})

/** The last step, where the restaurant is created. */
async function finish(): Promise<void> {
  await showInPage(<OnboardingPage />, {
    user: sampleUser({ restaurantIds: [], currentRestaurantId: null }),
  })
  await page.getByRole('button', { name: 'Finalizar' }).click()
}

test('a lapsed owner is told before anything is typed, with the way to the plans', async () => {
  localStorage.clear()
  const trial = { tier: 'trial', status: 'trialing', trialEndsAt: '2026-01-01T00:00:00.000Z' } as const
  const subscription = { ...trial, subscriptionEndsAt: null, cancelAtPeriodEnd: false }
  const user = sampleUser({ restaurantIds: [], currentRestaurantId: null, subscription })
  await showInPage(<OnboardingPage />, { user })
  await expect
    .element(page.getByText('Tu periodo de prueba ha terminado. Para crear tu restaurante, contrata antes un plan.'))
    .toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Contrata un plan' }))
    .toHaveAttribute('href', '/dashboard/user?tab=subscription')
  await expect.element(page.getByRole('link', { name: 'Ajustes' })).toHaveAttribute('href', '/dashboard/user')
})

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
  await expect.element(page.getByText('Todos los días, 12:00–16:00 y 20:00–23:30')).toBeVisible()
})

test('on a phone what failed stands above the buttons with which it is tried again', async () => {
  await page.viewport(390, 844)
  await answer('POST /restaurants', { status: 500 })
  await finish()
  const told = toast('Error al crear el restaurante. Por favor, inténtalo de nuevo.')
  await expect.element(told).toBeVisible()
  const button = page.getByRole('button', { name: 'Finalizar' }).element().getBoundingClientRect()
  await expect.poll(() => told.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(button.top)
})

test('a name or URL that is always taken is told', async () => {
  await answer('POST /restaurants', { status: 409, code: 'slug_exists', message: 'Ocupada.' })
  await finish()
  await expect.element(toast('Ya existe un restaurante con ese nombre o URL.')).toBeVisible()
})

test('a logo that the server refuses is told where it was picked', async () => {
  await answer('POST /restaurants', {
    status: 413,
    code: 'image_too_large',
    message: 'La imagen es demasiado grande. Máximo 15MB.',
  })
  localStorage.setItem(
    'sobremesa.draft.u1.restaurante-nuevo',
    JSON.stringify({ step: 3, name: 'Casa Lola', locale: 'es' }),
  )
  await showInPage(<OnboardingPage />, {
    user: sampleUser({ restaurantIds: [], currentRestaurantId: null }),
  })
  await page.getByLabelText('Logo, si lo tienes a mano').upload(await drawPicture(400, 400))
  await page.getByRole('dialog').getByRole('button', { name: 'Usar logo' }).click()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByRole('button', { name: 'Finalizar' }).click()
  await expect.element(page.getByText('La imagen es demasiado grande. Máximo 15MB.')).toBeVisible()
  await expect.element(page.getByText('Paso 3 de 4')).toBeVisible()
})

test('the chosen colors show on the card at once, survive a reload, and are sent', async () => {
  localStorage.setItem(
    'sobremesa.draft.u1.restaurante-nuevo',
    JSON.stringify({ step: 3, name: 'Casa Lola', locale: 'es' }),
  )
  const open = () =>
    showInPage(<OnboardingPage />, {
      user: sampleUser({ name: 'Carmen Velasco', restaurantIds: [], currentRestaurantId: null }),
    })
  const first = await open()
  await page.getByText('Azulejo').click()
  const name = page.getByText('Casa Lola').first()
  const card = () => getComputedStyle(name.element().parentElement ?? document.body).backgroundColor
  await expect.poll(card).toBe('rgb(29, 63, 120)')
  await first.unmount()
  await open()
  await expect.element(page.getByRole('radio', { name: 'Azulejo' })).toBeChecked()
  await answer('POST /restaurants', { status: 500 })
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByRole('button', { name: 'Finalizar' }).click()
  await expect
    .poll(async () => (await sentCalls()).find(({ method }) => method === 'POST')?.body)
    .toMatchObject({
      theme: { primaryColor: '#1d3f78', secondaryColor: '#fffaf0', accentColor: '#e2a23b', style: 'modern' },
    })
})

test('while the restaurant is created the button says so', async () => {
  await answer('POST /restaurants', 'never')
  await finish()
  await expect.element(page.getByText('Creando...')).toBeVisible()
})
