import type { Page } from '@playwright/test'
import { MINUTE_MS } from '#shared/time.ts'
import { qrPageTexts } from '#features/qr/qr-page.texts.ts'
import { expect, test } from '../support/fixtures.ts'
import { closeToast } from '../support/steps.ts'

const FILE = '**/api/restaurants/*/qr?**'
const NO_CONNECTION = 'Error de conexión. Verifica tu internet e inténtalo de nuevo.'

async function openQr(page: Page): Promise<void> {
  await page.goto('/dashboard/qr')
  await expect(page.getByRole('heading', { level: 1, name: 'Generador de QR' })).toBeVisible()
  // The frame has the heading before the page is there.
  await expect(page.getByRole('button', { name: 'Descargar PDF' })).toBeVisible()
}
const pdfButton = (page: Page) => page.getByRole('button', { name: 'Descargar PDF' })
const refusal = (status: number, code: string, message: string) => ({
  status,
  json: { success: false, code, message },
})

const OFFLINE = 'offline'
const REFUSALS = [
  [
    '403',
    refusal(403, 'forbidden', 'No tienes permisos para hacer esto. Pídeselo al propietario.'),
    'No tienes permisos para hacer esto. Pídeselo al propietario.',
  ],
  ['429', refusal(429, 'too_many_requests', 'Inténtalo dentro de 5 minutos.'), 'Inténtalo dentro de 5 minutos.'],
  ['503', refusal(503, 'unavailable', 'No disponible ahora mismo.'), 'No disponible ahora mismo.'],
  ['500', refusal(500, 'internal', 'Ha ocurrido un error.'), 'Error al descargar el código QR'],
  ['503 of a proxy', { status: 503, body: '<h1>Bad</h1>' }, 'Error al descargar el código QR'],
  ['a lost connection', OFFLINE, NO_CONNECTION],
  [
    'the page of a network that wants a sign-in',
    { status: 200, contentType: 'text/html', body: 'Wifi' },
    NO_CONNECTION,
  ],
] as const

test('a download that fails says why', { tag: '@one-size' }, async ({
  page,
  restaurant,
  allowConsole,
  expectFailedCalls,
}) => {
  allowConsole(/ERR_FAILED/)
  expectFailedCalls(...([403, 429, 503, 500] as const).map(status => `GET /restaurants/*/qr ${status}` as const))
  await restaurant()
  await openQr(page)
  for (const [what, answer, text] of REFUSALS)
    await test.step(what, async () => {
      await page.route(FILE, route => (answer === OFFLINE ? route.abort() : route.fulfill(answer)))
      await pdfButton(page).click()
      await expect(page.getByText(text)).toBeVisible()
      await expect(pdfButton(page)).toBeEnabled()
      await closeToast(page)
      await page.unroute(FILE)
    })
})

test('an expired session is refreshed once, by the refresh call only; an ended one leads to the sign-in', {
  tag: '@one-size',
}, async ({ page, context, restaurant, expectFailedCalls }) => {
  expectFailedCalls('GET /restaurants/*/qr 401', 'POST /auth/refresh 401')
  const { slug } = await restaurant()
  await openQr(page)
  await expect(page.getByRole('img', { name: qrPageTexts.preview })).toBeVisible()
  await context.clearCookies({ name: /access/ })
  const calls: string[] = []
  page.on('response', response => {
    const { pathname } = new URL(response.url())
    if (/\/(auth\/\w+|qr)$/.test(pathname)) calls.push(`${response.status()} ${pathname.split('/').at(-1)}`)
  })
  const waiting = page.waitForEvent('download')
  await pdfButton(page).click()
  expect((await waiting).suggestedFilename()).toBe(`qr-${slug}-cartel.pdf`)
  expect(calls).toEqual(['401 qr', '200 refresh', '200 qr'])
  await expect(pdfButton(page)).toBeEnabled()
  await context.clearCookies()
  await pdfButton(page).click()
  await expect(page).toHaveURL(/\/auth$/)
})

test('no first byte within ten seconds is asked for again; after half a minute it counts as a lost connection', {
  tag: '@one-size',
}, async ({ page, restaurant }) => {
  await restaurant()
  const opened = new Date('2027-03-11T14:00:00Z')
  await page.clock.install({ time: opened })
  await openQr(page)
  // Otherwise the seconds that a busy machine takes would pass too.
  await page.clock.pauseAt(opened.getTime() + MINUTE_MS)
  const asked = page.waitForRequest(FILE)
  await page.route(FILE, () => undefined)
  await pdfButton(page).click()
  await asked
  await page.clock.runFor(9_000)
  await expect(page.getByRole('button', { name: 'Preparando…' })).toBeVisible()
  await page.clock.runFor(1_500)
  await expect(page.getByRole('button', { name: 'Esperando turno…' })).toBeVisible()
  for (const _again of [1, 2]) {
    const again = page.waitForRequest(FILE)
    await page.clock.runFor(2_500)
    await again
    await page.clock.runFor(10_500)
  }
  await expect(page.getByText(NO_CONNECTION)).toBeVisible()
  await expect(pdfButton(page)).toBeEnabled()
})
