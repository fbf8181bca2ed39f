import { expect, test } from 'vitest'
import { HOUR_MS } from '#shared/time.ts'
import { page } from 'vitest/browser'
import { showSignedIn } from '#test/browser/render.tsx'
import { answer, sentCalls } from '#test/browser/server.ts'
import { UndoPage } from './undo-page.tsx'

const CALL = 'POST /auth/delete/undo'
const restore = page.getByRole('button', { name: 'Recuperar mi cuenta' })
const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()
const comesBack = { menus: 2, members: 1, plan: { tier: 'pro', until: '2100-05-03T10:00:00.000Z' } }
const waiting = { deletedAt: hoursFromNow(-1), until: hoursFromNow(23), usedAt: null as string | null, comesBack }
/** The page of a link; what the server says of it before anybody presses. */
async function open(undo: Parameters<typeof answer>[1] = { data: waiting }) {
  await answer('POST /auth/delete/check-undo', undo)
  return showSignedIn(<UndoPage />, { path: '/auth/deshacer?token=abc' })
}
const undos = async () => (await sentCalls()).filter(({ path }) => path.endsWith('/delete/undo'))

test('it asks before it acts; then the way on is to sign in', async () => {
  await answer(CALL, { data: null })
  await open()
  await expect.element(heading('¿La recuperamos?')).toBeVisible()
  for (const line of [
    'Tus 2 cartas y sus QR vuelven a verse al momento.',
    'Tu equipo recupera el acceso, con los mismos permisos.',
    'Tu plan Pro sigue hasta el 3 de mayo, sin pagar nada ahora.',
  ])
    await expect.element(page.getByText(line)).toBeVisible()
  await expect.element(page.getByText(/^Eliminaste tu cuenta (hoy|ayer) a las? .+ a la misma hora\.$/)).toBeVisible()
  expect(await undos()).toEqual([])
  await restore.click()
  await expect.element(heading('Aquí no ha pasado nada')).toHaveFocus()
  await expect.element(page.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute('href', '/auth')
  expect((await undos()).map(({ body }) => body)).toEqual([{ token: 'abc' }])
})

test.each([
  ['undo_expired', 409, 'Han pasado las 24 horas', 'Escribir a Sobremesa'],
  ['undo_used', 409, 'Ya la recuperaste', 'Iniciar sesión'],
  ['undo_email_taken', 409, 'No la podemos recuperar así', 'Escribir a Sobremesa'],
  ['bad_undo_token', 400, 'No la podemos recuperar así', 'Escribir a Sobremesa'],
])('%s is the end of it, with its way on', async (code, status, title, way) => {
  await answer(CALL, { status, code, message: 'Por esto no.' })
  await open()
  await restore.click()
  await expect.element(heading(title)).toBeVisible()
  await expect.element(page.getByRole('link', { name: way })).toBeVisible()
  await expect.element(restore).not.toBeInTheDocument()
  if (title === 'No la podemos recuperar así') await expect.element(page.getByText('Por esto no.')).toBeVisible()
})

test('a failure of ours, or a limit, can be tried again', async () => {
  await answer(CALL, { status: 503, code: 'unavailable', message: 'Ahora no.' })
  await open()
  await restore.click()
  await expect.element(page.getByText('Ahora no.')).toBeVisible()
  await answer(CALL, { data: null })
  await restore.click()
  await expect.element(heading('Aquí no ha pasado nada')).toBeVisible()
})

test.each([
  ['is too late', { until: hoursFromNow(-1) }, 'Han pasado las 24 horas', /^Durante un año/],
  ['was used', { usedAt: hoursFromNow(-0.01) }, 'Ya la recuperaste', /^Este enlace se usó (hoy|ayer) a las? /],
])('a link that %s says so before anybody presses', async (_, more, title, text) => {
  await open({ data: { ...waiting, ...more } })
  await expect.element(heading(title)).toBeVisible()
  await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(restore).not.toBeInTheDocument()
})

test('a link that could not be looked at is looked at again', async () => {
  await open('lost')
  await expect.element(heading('No hemos podido comprobarlo')).toBeVisible()
  await answer('POST /auth/delete/check-undo', { data: waiting })
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect.element(heading('¿La recuperamos?')).toBeVisible()
})

test('no link of ours is the end of it at once', async () => {
  await open({ status: 400, code: 'bad_undo_token', message: 'Por esto no.' })
  await expect.element(heading('No la podemos recuperar así')).toBeVisible()
  await expect.element(page.getByText('Por esto no.')).toBeVisible()
})
