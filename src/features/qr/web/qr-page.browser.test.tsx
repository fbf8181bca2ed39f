import { type ReactNode, useEffect, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { sampleRestaurant } from '#test/browser/data.ts'
import { showSignedIn } from '#test/browser/render.tsx'
import { answer, sentCalls } from '#test/browser/server.ts'
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
  await answer('POST /browser-failures', { data: null })
  await openPage(sampleRestaurant())
  await expect.element(toast('No se pudo generar la imagen del QR')).toBeVisible()
  const button = page.getByRole('button', { name: 'Descargar QR' })
  await expect.element(button).toBeDisabled()
  await expect.element(button).toHaveAccessibleDescription(/^No se pudo generar la imagen del QR/)
  await expect.poll(sentCalls).toContainEqual({
    method: 'POST',
    path: '/browser-failures',
    body: { part: 'canvas', error: 'Error', page: location.pathname },
  })
})

test('a picture that the browser cannot encode is reported', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(done => done(null))
  await openPage(sampleRestaurant())
  await page.getByRole('button', { name: 'Descargar QR' }).click()
  await expect.element(toast('Error al procesar la imagen del QR')).toBeVisible()
})

test('paper comes first, and its PDF is the only primary button', async () => {
  await answer('GET /restaurants/*/qr', { status: 400, code: 'validation', message: 'no' })
  await openPage(sampleRestaurant())
  await expect.element(page.getByRole('button', { name: 'Descargar PDF' })).toBeVisible()
  const cards = page.getByRole('heading', { level: 2 }).elements()
  expect(cards.map(({ textContent }) => textContent)).toEqual(['Listo para imprimir', 'Tu QR', 'Personalizar URL'])
  await page.getByRole('button', { name: 'Cambiar dirección' }).click()
  await expect.element(page.getByRole('button', { name: 'Cancelar' })).toBeVisible()
  const primary = document.querySelectorAll('[data-variant="primary"]')
  expect([...primary].map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^Descargar PDF/)])
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

test('the code is also a PNG of 1000 px, and nothing on the card is jargon', async () => {
  const blobs: Blob[] = []
  const createUrl = URL.createObjectURL.bind(URL)
  vi.spyOn(URL, 'createObjectURL').mockImplementation(blob => {
    if (blob instanceof Blob) blobs.push(blob)
    return createUrl(blob)
  })
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  await openPage(sampleRestaurant())
  for (const name of ['Descargar QR', 'PNG de 1000 px']) await page.getByRole('button', { name }).click()
  await expect.poll(() => names).toEqual(['qr-casa-lola.png', 'qr-casa-lola-1000.png'])
  const sides = await Promise.all(blobs.map(async blob => (await createImageBitmap(blob)).width))
  expect(sides).toEqual([200, 1000])
  expect(page.getByText(/nivel/i).elements()).toEqual([])
})

test('a code that cannot be drawn is read aloud once', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  await openPage(sampleRestaurant())
  await expect.element(toast('No se pudo generar la imagen del QR')).toBeVisible()
  expect(page.getByRole('alert').elements()).toHaveLength(1)
})
