import { useQuery } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sampleRestaurant } from '#test/browser/data.ts'
import { showSignedIn } from '#test/browser/render.tsx'
import { answer } from '#test/browser/server.ts'
import { Button } from '#ui/button/button.tsx'
import { createQueryClient } from '#ui/client/query-client.ts'
import { ownRestaurants } from './restaurants.queries.ts'
import { useReloadRestaurants } from './use-reload-restaurants.ts'

function Reload() {
  const { data } = useQuery(ownRestaurants)
  const reload = useReloadRestaurants()
  return <Button onClick={() => void reload()}>{data ? 'Recargar' : 'Cargando'}</Button>
}

test('a failed reload after something that worked is told as a failed reload', async () => {
  await answer('GET /restaurants', { status: 400, code: 'validation', message: 'no' })
  const queryClient = createQueryClient()
  queryClient.setQueryData(ownRestaurants.queryKey, [sampleRestaurant()])
  await showSignedIn(<Reload />, { queryClient })
  await page.getByRole('button', { name: 'Recargar' }).click()
  const toasts = page.getByRole('region', { name: 'Notificaciones' })
  await expect.element(toasts.getByText('Error al actualizar los restaurantes')).toBeVisible()
})
