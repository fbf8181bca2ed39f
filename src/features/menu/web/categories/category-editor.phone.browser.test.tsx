import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sampleCategory, sampleRestaurant } from '#test/browser/data.ts'
import { showInPage } from '#test/browser/render.tsx'
import { createQueryClient } from '#ui/client/query-client.ts'
import { MenuLoader } from '../menu-loader.tsx'
import { categoriesOf, dishesOf } from '../data/menu.queries.ts'

test('on a phone, where tabs cannot be dragged, nothing says that they can', async () => {
  const queryClient = createQueryClient()
  queryClient.setQueryData(dishesOf('r1').queryKey, [])
  queryClient.setQueryData(categoriesOf('r1').queryKey, [sampleCategory('Postres')])
  await showInPage(<MenuLoader restaurant={sampleRestaurant()} />, { queryClient })
  await page.getByRole('button', { name: 'Nueva Categoría' }).click()
  await expect.element(page.getByText('Las categorías salen de menor a mayor.')).toBeVisible()
  await expect.element(page.getByText(/arrastrar/)).not.toBeInTheDocument()
})
