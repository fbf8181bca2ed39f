import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { ComponentType } from 'react'
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router'
import { disconnect, forgetConnection, reconnect } from '#test/browser/connection.ts'
import { show } from '#test/browser/render.tsx'
import { FAILED_CALL } from '#test/browser/server.ts'
import { stopClock } from '#test/browser/steps.ts'
import { connection } from '#ui/connection/connection.ts'
import { pageOf } from './arriving-page.tsx'

type Load = () => Promise<ComponentType>
const Qr = () => <h1>El código</h1>

beforeEach(disconnect)
afterEach(forgetConnection)

/** A frame with navigation, and the page whose code is loaded when its link is pressed. */
async function openPage(load: Load) {
  const frame = (
    <>
      <Link to="/dashboard/qr">QR</Link>
      <Link to="/">Inicio</Link>
      <Outlet />
    </>
  )
  const children = [
    { index: true, element: <h1>Inicio</h1> },
    { path: 'dashboard/qr', lazy: () => pageOf(load, 'frame') },
  ]
  const router = createMemoryRouter([{ path: '/', element: frame, children }])
  await show(<RouterProvider router={router} />)
  await page.getByRole('link', { name: 'QR' }).click()
}
const heading = (name: string) => page.getByRole('heading', { name })

test('code that cannot come keeps the navigation, speaks of the connection, and comes by itself', async () => {
  const load = vi.fn<Load>().mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
  await openPage(load)
  await expect.element(heading('Esta página no ha llegado')).toBeVisible()
  await expect.element(page.getByText(/^No hay conexión y es la primera vez/)).toBeVisible()
  await page.getByRole('link', { name: 'Inicio' }).click()
  await expect.element(heading('Inicio')).toBeVisible()
  await page.getByRole('link', { name: 'QR' }).click()
  await expect.element(heading('Esta página no ha llegado')).toBeVisible()
  load.mockResolvedValue(Qr)
  await reconnect()
  await expect.element(heading('El código')).toBeVisible()
})

test('code that takes longer than two seconds does not hold up the navigation', async () => {
  const clock = stopClock()
  const late = Promise.withResolvers<ComponentType>()
  await openPage(() => late.promise)
  await expect.element(heading('Inicio')).toBeVisible()
  await clock.runFor(2_000)
  await expect.element(heading('Generador de QR')).toBeVisible()
  await expect.element(heading('Inicio')).not.toBeInTheDocument()
  late.resolve(Qr)
  await expect.element(heading('El código')).toBeVisible()
})

test("'Reintentar' tries at once", async () => {
  const load = vi.fn<Load>().mockRejectedValue(new TypeError('x'))
  await openPage(load)
  await expect.poll(connection.isLost).toBe(true)
  await expect.element(page.getByRole('button', { name: 'Reintentar' })).toBeVisible()
  load.mockResolvedValue(Qr)
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect.element(heading('El código')).toBeVisible()
})

test('a file that our server fails to send is our failure, with its number', async () => {
  await reconnect()
  // As after the one reload that a failed file brings; kept, because a late answer would reload the test.
  sessionStorage.setItem('sobremesa.reloaded', location.pathname)
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(new Response(null, { status: 500, headers: { 'x-request-id': FAILED_CALL } }))
  const file = new URL('/assets/qr-page.js', location.href).href
  await openPage(vi.fn<Load>().mockRejectedValue(new TypeError(`Failed to fetch dynamically imported module: ${file}`)))
  await expect.element(heading('Esta página no ha llegado')).toBeVisible()
  await expect.element(page.getByText(/^Algo ha fallado por nuestra parte\./)).toBeVisible()
  await expect.element(page.getByText(FAILED_CALL)).toBeVisible()
  expect(fetched).toHaveBeenCalledWith(file, { method: 'HEAD', cache: 'no-store' })
})
