import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sampleCategory, sampleDish, sampleRestaurant } from '#test/browser/data.ts'
import { showInPage } from '#test/browser/render.tsx'
import { createQueryClient } from '#ui/client/query-client.ts'
import { categoriesOf, dishesOf } from '../data/menu.queries.ts'
import { MenuLoader } from '../menu-loader.tsx'
import { MenuSkeleton } from './menu-skeleton.tsx'

const heightOfHeader = () => document.querySelector('header')?.getBoundingClientRect().height

test.each([320, 390, 768, 1440])('at %i px the loading menu has the header of the loaded one', async width => {
  await page.viewport(width, 900)
  const loading = await showInPage(<MenuSkeleton />)
  await expect.element(page.getByRole('status').filter({ hasText: 'Cargando' })).toBeInTheDocument()
  const before = heightOfHeader()
  await loading.unmount()

  const queryClient = createQueryClient()
  queryClient.setQueryData(dishesOf('r1').queryKey, [sampleDish('Flan', { categoryId: 'Postres' })])
  queryClient.setQueryData(categoriesOf('r1').queryKey, [sampleCategory('Postres')])
  await showInPage(<MenuLoader restaurant={sampleRestaurant()} />, { queryClient })
  await expect.element(page.getByRole('tab', { name: /Postres/ })).toBeInTheDocument()
  expect(heightOfHeader()).toBe(before)
})
