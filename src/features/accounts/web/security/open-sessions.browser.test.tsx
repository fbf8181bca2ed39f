import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showSignedIn } from '#test/browser/render.tsx'
import { answer, sentCalls } from '#test/browser/server.ts'
import { OpenSessions } from './open-sessions.tsx'

const AT = '2026-11-21T12:00:00.000Z'
const session = (id: string, device: string, current = false) => ({
  id,
  device,
  kind: 'phone',
  current,
  createdAt: AT,
  lastUsedAt: AT,
})
const HERE = session('s1', 'Chrome en Android', true)
const TABLET = session('s2', 'Safari en iPad')
const close = page.getByRole('button', { name: 'Cerrar la sesión de Safari en iPad' })
const question = page.getByRole('alertdialog', { name: '¿Cerrar la sesión de Safari en iPad?' })
const ended = async () => (await sentCalls()).filter(({ method }) => method === 'DELETE').map(({ path }) => path)

test('one session is closed after a question; the present one has no button', async () => {
  await answer('GET /auth/sessions', { data: [HERE, TABLET] })
  await answer('DELETE /auth/sessions/*', { data: null })
  await showSignedIn(<OpenSessions />)
  await close.click()
  await question.getByRole('button', { name: 'Dejarla abierta' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(await ended()).toEqual([])
  await close.click()
  await answer('GET /auth/sessions', { data: [HERE] })
  await question.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect.element(page.getByText('Sesión de Safari en iPad cerrada')).toBeVisible()
  await expect.element(close).not.toBeInTheDocument()
  expect(await ended()).toEqual(['/auth/sessions/s2'])
  await expect
    .element(page.getByRole('button', { name: 'Cerrar la sesión de Chrome en Android' }))
    .not.toBeInTheDocument()
})

test('one that has ended meanwhile is ended', async () => {
  await answer('GET /auth/sessions', { data: [HERE, TABLET] })
  await answer('DELETE /auth/sessions/*', { status: 404, code: 'not_found', message: '' })
  await showSignedIn(<OpenSessions />)
  await close.click()
  await question.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect.element(page.getByText('Sesión de Safari en iPad cerrada')).toBeVisible()
})
