import { HouseIcon } from '@phosphor-icons/react/dist/csr/House'
import { useLocation } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sampleRestaurant, sampleUser } from '#test/browser/data.ts'
import { showInPage } from '#test/browser/render.tsx'
import { answer } from '#test/browser/server.ts'
import { useCurrentRestaurant } from '#features/restaurants/web/index.ts'
import { EntryLink } from '../frame/entry-link.tsx'
import { RestaurantScopeProvider } from './restaurant-scope.tsx'
import { RestaurantSwitcher } from './restaurant-switcher.tsx'
import { ScreenOfRestaurant } from './screen-of-restaurant.tsx'

const CURRENT = sampleRestaurant({ name: 'El Rincón' })
const OTHER = sampleRestaurant({ _id: 'r2', name: 'La Taberna', slug: 'la-taberna' })
const BOTH = [CURRENT, OTHER]
const UNKNOWN = '00000000-0000-7000-8000-000000000000'
const MENU = {
  path: '/dashboard/menu',
  label: 'Menú',
  title: 'Menú',
  skeleton: 'list',
  Icon: HouseIcon,
  keepsId: true,
} as const

const frame = page.getByRole('banner').getByRole('combobox')
const strip = page.getByRole('status').filter({ hasText: 'Estás editando' })

beforeEach(async () => {
  await answer('PUT /restaurants/verify-all-status', { data: BOTH })
  await answer(`GET /restaurants/${UNKNOWN}`, { status: 404, code: 'not_found', message: 'x' })
})

/** The frame and a screen that says which restaurant it works on and where it is. */
const open = (path: string) =>
  showInPage(
    <RestaurantScopeProvider restaurants={BOTH}>
      <header>
        <RestaurantSwitcher place="header" />
        <EntryLink entry={MENU} iconSize={20} />
      </header>
      <ScreenOfRestaurant>
        <Screen />
      </ScreenOfRestaurant>
    </RestaurantScopeProvider>,
    { path, user: sampleUser({ restaurantIds: ['r1', 'r2'] }) },
  )
function Screen() {
  const { pathname, search } = useLocation()
  return (
    <h1>
      {useCurrentRestaurant()?.name} {pathname + search}
    </h1>
  )
}

test.for(['basic', 'hours', 'appearance', 'team', 'activity'])(
  '?id= of the other restaurant: frame and strip name it on the tab %s',
  async tab => {
    await open(`/dashboard/restaurant?id=r2&tab=${tab}`)
    await expect
      .element(page.getByRole('heading'))
      .toHaveTextContent(`La Taberna /dashboard/restaurant?id=r2&tab=${tab}`)
    await expect.element(frame).toHaveTextContent('La Taberna')
    await expect.element(strip).toHaveTextContent('Estás editando La Taberna. Volver a El Rincón')
  },
)

test('the navigation stays with it; the way back leads to the current one, to the same tab', async () => {
  await open('/dashboard/restaurant?id=r2&tab=hours')
  await expect.element(page.getByRole('link', { name: 'Menú' })).toHaveAttribute('href', '/dashboard/menu?id=r2')
  await page.getByRole('link', { name: 'Volver a El Rincón' }).click()
  await expect.element(page.getByRole('heading')).toHaveTextContent('El Rincón /dashboard/restaurant?tab=hours')
  await expect.element(frame).toHaveTextContent('El Rincón')
  await expect.element(strip).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Menú' })).toHaveAttribute('href', '/dashboard/menu')
})

test('?id= of the current restaurant needs no strip', async () => {
  await open('/dashboard/restaurant?id=r1')
  await expect.element(frame).toHaveTextContent('El Rincón')
  await expect.element(strip).not.toBeInTheDocument()
})

test('for an unknown id the frame names no restaurant', async () => {
  await open(`/dashboard/restaurant?id=${UNKNOWN}`)
  await expect.element(page.getByRole('heading')).toHaveTextContent('No se ha encontrado el restaurante')
  await expect.element(frame).toHaveTextContent('Elige un restaurante')
})

test.for([
  ['a partner', true, 'La casa todavía no tiene restaurantes.'],
  ['a worker', false, 'Pide acceso al propietario del equipo que te invitó.'],
] as const)('without any restaurant %s reads what to do', async ([, partner, text]) => {
  const user = sampleUser({ role: 'worker', status: 'active', restaurantIds: [], ...(partner && { partner }) })
  await answer('PUT /restaurants/verify-all-status', { data: [] })
  await showInPage(
    <RestaurantScopeProvider restaurants={[]}>
      <ScreenOfRestaurant>
        <Screen />
      </ScreenOfRestaurant>
    </RestaurantScopeProvider>,
    { path: '/dashboard/menu', user },
  )
  await expect.element(page.getByText(text)).toBeVisible()
  expect(page.getByRole('link', { name: 'Crear restaurante' }).elements()).toHaveLength(partner ? 1 : 0)
})
