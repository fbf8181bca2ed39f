import { type ReactNode, useEffect, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { sampleRestaurant } from '#test/browser/data.ts'
import { showSignedIn } from '#test/browser/render.tsx'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { RestaurantScopeContext } from '#features/restaurants/web/index.ts'
import { QrPage } from './qr-page.tsx'

const toast = (text: string) => page.getByRole('region', { name: 'Notificaciones' }).getByText(text)

/** Shows the page when the frame with its toasts is there, as in the dashboard. */
function Arriving({ children }: { children: ReactNode }) {
  const [isHere, setHere] = useState(false)
  useEffect(() => setHere(true), [])
  return isHere && children
}

const openPage = (restaurant: Restaurant | null) =>
  showSignedIn(
    <RestaurantScopeContext value={{ restaurant, restaurants: restaurant ? [restaurant] : [] }}>
      <Arriving>
        <QrPage />
      </Arriving>
    </RestaurantScopeContext>,
  )

test('without a restaurant it says so', async () => {
  await openPage(null)
  await expect.element(toast('No hay restaurante seleccionado')).toBeVisible()
})

test('a code that the browser cannot draw is reported, and cannot be downloaded', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  await openPage(sampleRestaurant())
  await expect.element(toast('No se pudo generar la imagen del QR')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Descargar QR' })).toBeDisabled()
})

test('a picture that the browser cannot encode is reported', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(done => done(null))
  await openPage(sampleRestaurant())
  await page.getByRole('button', { name: 'Descargar QR' }).click()
  await expect.element(toast('Error al procesar la imagen del QR')).toBeVisible()
})

test('the URL has a card of its own', async () => {
  await openPage(sampleRestaurant())
  await expect.element(page.getByRole('heading', { name: 'Personalizar URL' })).toBeVisible()
})

test('the menu is shared by WhatsApp beside the copied link', async () => {
  await openPage(sampleRestaurant())
  const share = page.getByRole('link', { name: 'Compartir por WhatsApp' })
  const { origin } = window.location
  const text = encodeURIComponent(`La carta de Casa Lola: ${origin}/casa-lola`)
  await expect.element(share).toHaveAttribute('href', `https://wa.me/?text=${text}`)
})
