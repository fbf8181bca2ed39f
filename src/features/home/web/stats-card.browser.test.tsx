import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sampleRestaurant } from '#test/browser/data.ts'
import { showSignedIn } from '#test/browser/render.tsx'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { RestaurantScopeContext } from '#features/restaurants/web/index.ts'
import { StatsCard } from './stats-card.tsx'

const STATS = { categories: 2, dishes: 12, locales: 1 }
const link = (name: string) => page.getByRole('link', { name })

const showStats = (restaurant: Restaurant) =>
  showSignedIn(
    <RestaurantScopeContext value={{ restaurant, restaurants: [restaurant] }}>
      <StatsCard stats={STATS} />
    </RestaurantScopeContext>,
  )

test("the links keep an admin on the owner's restaurant", async () => {
  const owner = { name: 'Marta', email: 'marta@ejemplo.com' }
  await showStats(sampleRestaurant({ owner }))
  await expect.element(link('Editar carta')).toHaveAttribute('href', '/dashboard/menu?id=r1')
  await expect.element(link('Generar QR')).toHaveAttribute('href', '/dashboard/qr?id=r1')
})

test("an owner's links need no id", async () => {
  await showStats(sampleRestaurant())
  await expect.element(link('Editar carta')).toHaveAttribute('href', '/dashboard/menu')
})
