import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showSignedIn } from '#test/browser/render.tsx'
import { AuthPage, authQuery } from './auth-page.tsx'

const tab = (name: string) => page.getByRole('tab', { name })
const placeOf = (name: string) => {
  const { x, y } = tab(name).element().getBoundingClientRect()
  return { x: Math.round(x), y: Math.round(y) }
}

beforeEach(() => sessionStorage.clear())

/** `ended`: the session has ended, which only the sign-in says. */
function Auth() {
  const [query, setQuery] = useState(authQuery('login'))
  const brought = { end: 'ended' } as const
  return (
    <AuthPage query={query} brought={brought} onMode={next => setQuery(authQuery(next))} onSignedIn={() => undefined} />
  )
}

test.each([
  [1440, 900],
  [1440, 1200],
  [390, 844],
  [320, 640],
])('at %i × %i px the tabs stay under the pointer: a second press returns', async (width, height) => {
  await page.viewport(width, height)
  await showSignedIn(<Auth />)
  await expect.element(page.getByText(/^Tu sesión ha terminado/)).toBeVisible()
  const before = placeOf('Crear cuenta')
  await tab('Crear cuenta').click()
  await expect.element(page.getByLabelText('Confirmar contraseña')).toBeInTheDocument()
  expect(placeOf('Crear cuenta')).toEqual(before)
  // Scrolled as far as the longer form lets it.
  scrollTo(0, document.documentElement.scrollHeight)
  const scrolled = placeOf('Iniciar sesión')
  tab('Iniciar sesión')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(page.getByLabelText('Confirmar contraseña')).not.toBeInTheDocument()
  expect(placeOf('Iniciar sesión')).toEqual(scrolled)
})
