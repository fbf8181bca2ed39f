import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { RestaurantScopeContext } from '#features/restaurants/web/index.ts'
import { sampleRestaurant } from '#test/browser/data.ts'
import { sampleChanges } from '#test/browser/history.ts'
import { showInPage } from '#test/browser/render.tsx'
import { answer } from '#test/browser/server.ts'
import { ChangesInMenu, useChangesAction } from './menu-parts.tsx'

function Door() {
  const action = useChangesAction()
  return action ? (
    <button type="button" onClick={action('d1').onSelect}>
      {action('d1').label}
    </button>
  ) : (
    <p>Sin permiso</p>
  )
}

async function showDoor(rights: ReturnType<typeof sampleRestaurant>['rights'], path = '/dashboard/menu') {
  const restaurant = sampleRestaurant({ rights })
  await answer('GET /restaurants/r1/history', { data: { since: '2025-12-01T00:00:00.000Z', changes: sampleChanges() } })
  await answer('GET /restaurants/r1/items', { data: [] })
  await answer('GET /restaurants/r1/categories', { data: [] })
  await showInPage(
    <RestaurantScopeContext value={{ restaurant, restaurants: [restaurant] }}>
      <Door />
      <ChangesInMenu />
    </RestaurantScopeContext>,
    { path },
  )
}
const sheet = page.getByRole('dialog', { name: 'Cambios de este plato' })

test('"Ver cambios" opens the changes of a dish, as often as it is pressed', async () => {
  await showDoor(['texts', 'activity'])
  for (const _ of ['once', 'again']) {
    await page.getByRole('button', { name: 'Ver cambios' }).click()
    await expect.element(sheet).toBeVisible()
    await sheet.getByRole('button', { name: 'Cerrar' }).click()
    await expect.element(sheet).not.toBeInTheDocument()
  }
})

test('who may not see the activity has no such entry, and no sheet by its address either', async () => {
  await showDoor(['texts'], '/dashboard/menu?cambios=d1')
  await expect.element(page.getByText('Sin permiso')).toBeVisible()
  await expect.element(sheet).not.toBeInTheDocument()
})
