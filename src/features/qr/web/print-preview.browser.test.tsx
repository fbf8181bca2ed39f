import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sampleRestaurant } from '#test/browser/data.ts'
import { showSignedIn } from '#test/browser/render.tsx'
import { answer } from '#test/browser/server.ts'
import { PrintCard } from './print-card.tsx'

test('a preview that does not come says so and can be asked for again', async () => {
  await answer('GET /restaurants/*/qr', { status: 400, code: 'validation', message: 'no' })
  await showSignedIn(<PrintCard restaurant={sampleRestaurant()} />)
  await expect.element(page.getByText('No se pudo dibujar la vista previa.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Reintentar' })).toBeVisible()
})
