import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderHook } from 'vitest-browser-react'
import { disconnect, forgetConnection } from '#test/browser/connection.ts'
import { sampleCategory, sampleDish } from '#test/browser/data.ts'
import { answer, sentCalls } from '#test/browser/server.ts'
import { createQueryClient } from '#ui/client/query-client.ts'
import { connection } from '#ui/connection/connection.ts'
import { UiProvider } from '#ui/provider/ui-provider.tsx'
import type { Category, Dish } from '../../menu.contract.ts'
import { categoriesOf, dishesOf } from '../data/menu.queries.ts'
import { useReorderCategories, useReorderDishes } from './order.mutations.ts'

const REFUSED = { status: 500, code: 'internal' }
const DISHES = ['Flan', 'Tarta', 'Sorbete'].map((name, sortOrder) => sampleDish(name, { sortOrder }))
const CATEGORIES = ['Carnes', 'Postres'].map((name, sortOrder) => sampleCategory(name, { sortOrder }))
const bySortOrder = (one: Dish | Category, other: Dish | Category) => one.sortOrder - other.sortOrder
const order = (names: string[]) => names.map((name, sortOrder) => sampleDish(name, { sortOrder }))

/** Renders a hook on a loaded menu; `names()` are the names in the list as shown. */
async function withMenu<Hook>(hook: () => Hook) {
  const queryClient = createQueryClient()
  queryClient.setQueryData(dishesOf('r1').queryKey, DISHES)
  queryClient.setQueryData(categoriesOf('r1').queryKey, CATEGORIES)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <UiProvider>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </UiProvider>
  )
  const { result } = await renderHook(hook, { wrapper })
  const namesOf = (list: readonly (Dish | Category)[] = []) => [...list].sort(bySortOrder).map(entry => entry._id)
  return {
    mutation: result.current,
    dishes: () => namesOf(queryClient.getQueryData(dishesOf('r1').queryKey)),
    categories: () => namesOf(queryClient.getQueryData(categoriesOf('r1').queryKey)),
  }
}
const toast = (text: string) => page.getByRole('region', { name: 'Notificaciones' }).getByText(text)

test('an order shows before the server has answered, and is one small call', async () => {
  await answer('PUT /categories/*/items/reorder', 'never')
  const { mutation, dishes } = await withMenu(() => useReorderDishes('r1'))
  mutation.mutate({ categoryId: 'c1', ids: ['Tarta', 'Flan', 'Sorbete'] })
  await expect.poll(dishes).toEqual(['Tarta', 'Flan', 'Sorbete'])
  await expect
    .poll(sentCalls)
    .toEqual([{ method: 'PUT', path: '/categories/c1/items/reorder', body: { itemIds: ['Tarta', 'Flan', 'Sorbete'] } }])
})

test('an order that the server took is told', async () => {
  await answer('PUT /categories/*/items/reorder', { data: order(['Tarta', 'Flan', 'Sorbete']) })
  const { mutation, dishes } = await withMenu(() => useReorderDishes('r1'))
  mutation.mutate({ categoryId: 'c1', ids: ['Tarta', 'Flan', 'Sorbete'] })
  await expect.element(toast('Orden actualizado correctamente')).toBeVisible()
  expect(dishes()).toEqual(['Tarta', 'Flan', 'Sorbete'])
})

test('dishes go back to their places when the server fails', async () => {
  await answer('PUT /categories/*/items/reorder', REFUSED)
  const { mutation, dishes } = await withMenu(() => useReorderDishes('r1'))
  mutation.mutate({ categoryId: 'c1', ids: ['Sorbete', 'Flan', 'Tarta'] })
  await expect.element(toast('Error al actualizar el orden')).toBeVisible()
  expect(dishes()).toEqual(['Flan', 'Tarta', 'Sorbete'])
})

test('categories go back to their places when the server fails', async () => {
  await answer('PUT /restaurants/*/categories/reorder', REFUSED)
  const { mutation, categories } = await withMenu(() => useReorderCategories('r1'))
  mutation.mutate(['Postres', 'Carnes'])
  await expect.element(toast('Error al actualizar el orden de categorías')).toBeVisible()
  expect(categories()).toEqual(['Carnes', 'Postres'])
})

test('of two orders made at once, the last one is the last that arrives', async () => {
  await answer('PUT /categories/*/items/reorder', { data: order(['Sorbete', 'Tarta', 'Flan']) })
  const { mutation, dishes } = await withMenu(() => useReorderDishes('r1'))
  mutation.mutate({ categoryId: 'c1', ids: ['Tarta', 'Flan', 'Sorbete'] })
  mutation.mutate({ categoryId: 'c1', ids: ['Sorbete', 'Tarta', 'Flan'] })
  await expect
    .poll(async () => (await sentCalls()).map(call => (call.body as { itemIds: string[] }).itemIds[0]))
    .toEqual(['Tarta', 'Sorbete'])
  await expect.poll(dishes).toEqual(['Sorbete', 'Tarta', 'Flan'])
})

test('without a connection an order does not wait unseen: it fails, and the old order is back', async () => {
  await disconnect()
  await answer('PUT /categories/*/items/reorder', 'lost')
  const { mutation, dishes } = await withMenu(() => useReorderDishes('r1'))
  connection.noteSilence()
  mutation.mutate({ categoryId: 'c1', ids: ['Sorbete', 'Flan', 'Tarta'] })
  await expect.element(toast('Error al actualizar el orden')).toBeVisible()
  expect(dishes()).toEqual(['Flan', 'Tarta', 'Sorbete'])
  forgetConnection()
})
