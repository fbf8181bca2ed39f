import { type ReactNode, useEffect, useState } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sampleUser } from '#test/browser/data.ts'
import { showSignedIn } from '#test/browser/render.tsx'
import { answer } from '#test/browser/server.ts'
import { PAGES } from '#shared/page-paths.ts'
import { UserPage } from './user-page.tsx'

const SIZES = [
  { size: 'phone', width: 390, height: 844 },
  { size: 'desktop', width: 1440, height: 900 },
]
const bring = (id: string, label: string, content: string) => () => ({ id, label, content, visible: true })
const TABS = [
  bring('subscription', 'Suscripción', 'El plan'),
  bring('support', 'Soporte', 'La ayuda'),
  bring('restaurants', 'Restaurantes', 'Los restaurantes'),
]
const worker = sampleUser({ role: 'worker', status: 'active', subscription: undefined })
const tabNames = () =>
  page
    .getByRole('tab')
    .elements()
    .map(tab => tab.textContent)
const heading = (name: string) => page.getByRole('heading', { name })

/** As in the product: the page arrives when everything around it is there. */
function Loaded({ children }: { children: ReactNode }) {
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => setLoaded(true), [])
  return isLoaded && children
}

const open = (tab: string, user = worker) =>
  showSignedIn(
    <Loaded>
      <UserPage tabs={TABS} />
    </Loaded>,
    {
      user,
      path: `${PAGES.settings}?tab=${tab}`,
    },
  )

describe.each(SIZES)('Ajustes of a user with a status value, on a $size', ({ width, height }) => {
  beforeEach(async () => {
    await page.viewport(width, height)
    const session = {
      id: 's1',
      device: 'Chrome en Linux',
      kind: 'computer',
      current: true,
      createdAt: '',
      lastUsedAt: '',
    }
    await answer('GET /auth/sessions', { data: [session] })
  })

  test('only Perfil and Seguridad, without export and danger zone', async () => {
    await open('security')
    await expect.element(heading('Sesiones abiertas')).toBeVisible()
    expect(tabNames()).toEqual(['Perfil', 'Seguridad'])
    await expect.element(heading('Cambiar contraseña')).toBeVisible()
    await expect.element(heading('Tus datos')).not.toBeInTheDocument()
    await expect.element(heading('Zona de peligro')).not.toBeInTheDocument()
  })

  test.each(['subscription', 'support', 'restaurants'])('%s leads to Perfil and says why', async tab => {
    await open(tab)
    await expect.element(page.getByText('No tienes permisos para acceder a esta sección')).toBeVisible()
    await expect.element(page.getByRole('tab', { name: 'Perfil' })).toHaveAttribute('aria-selected', 'true')
    await expect.element(heading('Marta')).toBeVisible()
    await expect.element(page.getByText('Trabajador. Miembro desde noviembre de 2026')).toBeVisible()
    expect(page.getByText(/El plan|La ayuda|Los restaurantes/).elements()).toEqual([])
  })

  test('without a status value all five tabs are there', async () => {
    await open('support', sampleUser())
    await expect.element(page.getByText('La ayuda')).toBeVisible()
    expect(tabNames()).toEqual(['Perfil', 'Seguridad', 'Suscripción', 'Soporte', 'Restaurantes'])
  })

  test('a tab that is not for this user is not there either, and its URL leads to Perfil', async () => {
    const hidden = () => ({ id: 'roles', label: 'Roles', content: 'Los roles', visible: false })
    await showSignedIn(
      <Loaded>
        <UserPage tabs={[...TABS, hidden]} />
      </Loaded>,
      { user: sampleUser(), path: `${PAGES.settings}?tab=roles` },
    )
    await expect.element(page.getByText('No tienes permisos para acceder a esta sección')).toBeVisible()
    expect(tabNames()).toEqual(['Perfil', 'Seguridad', 'Suscripción', 'Soporte', 'Restaurantes'])
    await expect.element(page.getByRole('tab', { name: 'Perfil' })).toHaveAttribute('aria-selected', 'true')
  })
})
