import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sampleUser } from '#test/browser/data.ts'
import { show } from '#test/browser/render.tsx'
import { answer, sentCalls } from '#test/browser/server.ts'
import { DangerZone } from '#features/accounts/web/security/danger-zone.tsx'
import { createQueryClient } from '#ui/client/query-client.ts'
import { SessionLayout } from '../guards.tsx'
import { sessionQuery } from '../session.queries.ts'

const NEEDED = { status: 403, code: 'confirm_needed', message: 'Confirma que eres tú con tu contraseña.' }
const question = page.getByRole('dialog', { name: 'Antes, tu contraseña' })
const password = question.getByLabelText('Tu contraseña', { exact: true })
const goOn = question.getByRole('button', { name: 'Seguir' })
const calls = async () =>
  (await sentCalls()).map(({ method, path }) => `${method} ${path}`).filter(one => one !== 'GET /auth/me')

/** The danger zone, with the word written and the deletion begun. */
beforeEach(async () => {
  await answer('GET /auth/me', { data: sampleUser() })
  await answer('DELETE /auth/delete', NEEDED)
  const queryClient = createQueryClient()
  queryClient.setQueryData(sessionQuery.queryKey, sampleUser())
  const router = createMemoryRouter([
    { element: <SessionLayout />, children: [{ path: '*', element: <DangerZone /> }] },
  ])
  await show(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await page.getByRole('button', { name: 'Eliminar cuenta' }).click()
  await page.getByLabelText('Escribe ELIMINAR para confirmar').fill('ELIMINAR')
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar cuenta' }).click()
})

test('over the page the password is asked, and what was begun goes on', async () => {
  await expect.element(question.getByText('Confirma que eres tú con tu contraseña.')).toBeVisible()
  await answer('POST /auth/confirm', { status: 400, code: 'wrong_password', message: '', errors: { password: 'x' } })
  await password.fill('Otra-clave-9')
  await goOn.click()
  await expect.element(question.getByText('La contraseña actual no es correcta.')).toBeVisible()
  await answer('POST /auth/confirm', { data: null })
  await answer('DELETE /auth/delete', { status: 503, code: 'unavailable', message: 'Ahora no.' })
  await password.fill('Paella-de-domingo-7')
  await goOn.click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(page.getByText('Ahora no.')).toBeVisible()
  expect(await calls()).toEqual([
    'DELETE /auth/delete',
    'POST /auth/confirm',
    'POST /auth/confirm',
    'DELETE /auth/delete',
  ])
})

test('whoever closes the question is told nothing, and the word is still there', async () => {
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(page.getByLabelText('Escribe ELIMINAR para confirmar')).toHaveValue('ELIMINAR')
  await expect.element(page.getByRole('region', { name: 'Notificaciones' })).toHaveTextContent('')
  expect(await calls()).toEqual(['DELETE /auth/delete'])
})
