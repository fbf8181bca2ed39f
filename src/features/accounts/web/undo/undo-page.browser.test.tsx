import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showSignedIn } from '#test/browser/render.tsx'
import { answer, sentCalls } from '#test/browser/server.ts'
import { UndoPage } from './undo-page.tsx'

const CALL = 'POST /auth/delete/undo'
const restore = page.getByRole('button', { name: 'Recuperar mi cuenta' })
const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const open = () => showSignedIn(<UndoPage />, { path: '/auth/deshacer?token=abc' })

test('it asks before it acts; then the way on is to sign in', async () => {
  await answer(CALL, { data: null })
  await open()
  await expect.element(heading('¿La recuperamos?')).toBeVisible()
  await expect.element(page.getByText('Tu equipo recupera el acceso, con los mismos permisos.')).toBeVisible()
  expect(await sentCalls()).toEqual([])
  await restore.click()
  await expect.element(heading('Aquí no ha pasado nada')).toHaveFocus()
  await expect.element(page.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute('href', '/auth')
  expect((await sentCalls()).map(({ body }) => body)).toEqual([{ token: 'abc' }])
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
