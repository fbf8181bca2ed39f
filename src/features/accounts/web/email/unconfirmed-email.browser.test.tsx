import { use, useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sampleUser } from '#test/browser/data.ts'
import { showSignedIn } from '#test/browser/render.tsx'
import { answer, sentCalls } from '#test/browser/server.ts'
import { DAY_MS } from '#shared/time.ts'
import type { User } from '#features/identity/identity.contract.ts'
import { CurrentUserContext } from '#features/identity/web/index.ts'
import { UnconfirmedEmail, useEmailTodo } from './unconfirmed-email.tsx'

const KEPT = 'sobremesa.email-hidden'
const TYPED = 'carmne@latabernadecarmen.es'
const RIGHT = 'carmen@latabernadecarmen.es'
const button = (name: string) => page.getByRole('button', { name, exact: true })
const line = () => page.getByRole('status').filter({ hasText: 'Te hemos escrito a' })
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()
const newOwner = (of = {}) => sampleUser({ email: TYPED, emailConfirmed: false, createdAt: daysAgo(0), ...of })

const forget = () => localStorage.removeItem(KEPT)
beforeEach(forget)
afterEach(forget)

/** Home, whose user changes with the answers of the server. */
function Home({ begun }: { begun: User }) {
  const [user, setUser] = useState(begun)
  const around = use(CurrentUserContext)
  return (
    <CurrentUserContext value={around && { ...around, user, setUser: next => next && setUser(next) }}>
      <UnconfirmedEmail />
    </CurrentUserContext>
  )
}

function Todo() {
  const todo = useEmailTodo()
  return <p>{todo ? todo.text : 'nada'}</p>
}

test('a mistyped address is mended from home: its code is asked for, and then it is confirmed', async () => {
  await answer('POST /auth/email', { data: null })
  await answer('POST /auth/email/confirm', { data: newOwner({ email: RIGHT, emailConfirmed: true }) })
  await showSignedIn(<Home begun={newOwner()} />)
  await expect.element(line()).toHaveTextContent(`Te hemos escrito a ${TYPED}. ¿No llega?Corrígelo`)
  await button('Corrígelo').click()
  const sheet = page.getByRole('dialog', { name: 'Corrige tu email' })
  await expect.element(sheet).toHaveAccessibleDescription('Ahí llegan los códigos, las facturas y los avisos.')
  await expect.element(sheet.getByLabelText('Email')).toHaveValue(TYPED)
  await button('Enviar código').click()
  await expect.element(page.getByText('Ese ya es tu email.')).toBeVisible()
  await sheet.getByLabelText('Email').fill(RIGHT)
  await button('Enviar código').click()
  const code = page.getByRole('dialog', { name: 'Mira tu correo' })
  await expect.element(code.getByText(RIGHT)).toBeVisible()
  await expect.element(code.getByRole('button', { name: 'Confirmar email' })).toBeVisible()
  await expect.element(code.getByRole('button', { name: 'Volver' })).toBeVisible()
  await code.getByLabelText('Código de 6 dígitos').fill('407112')
  await expect.element(page.getByText('Email confirmado')).toBeVisible()
  await expect.element(code).not.toBeInTheDocument()
  await expect.element(line()).not.toBeInTheDocument()
  expect((await sentCalls()).map(({ body }) => body)).toEqual([{ email: RIGHT }, { code: '407112' }])
})

test('it can be put away for today, by this person alone', async () => {
  const shown = await showSignedIn(<UnconfirmedEmail />, { user: newOwner() })
  await button('Ocultar por hoy').click()
  await expect.element(line()).not.toBeInTheDocument()
  await shown.unmount()
  await showSignedIn(<UnconfirmedEmail />, { user: newOwner({ id: 'somebody-else' }) })
  await expect.element(line()).toBeVisible()
  await button('Ocultar por hoy').click()
  await expect.element(line()).not.toBeInTheDocument()
})

test('tomorrow it is there again', async () => {
  const user = newOwner()
  localStorage.setItem(KEPT, `${user.id} ${new Date(Date.now() - DAY_MS).toDateString()}`)
  await showSignedIn(<UnconfirmedEmail />, { user })
  await expect.element(line()).toBeVisible()
})

test.each([
  ['on the first days', newOwner(), true, 'nada'],
  ['after a week', newOwner({ createdAt: daysAgo(8) }), false, `Tu email sigue sin confirmar: ${TYPED}`],
  ['once it is confirmed', newOwner({ emailConfirmed: true }), false, 'nada'],
])('%s it stands where it is drawn', async (_, user, isLine, todo) => {
  await showSignedIn(
    <>
      <UnconfirmedEmail />
      <Todo />
    </>,
    { user },
  )
  await expect.element(page.getByText(todo, { exact: true })).toBeVisible()
  expect(line().elements()).toHaveLength(isLine ? 1 : 0)
})
