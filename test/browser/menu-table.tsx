import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { toast as toasts } from '#ui/toast/toast.ts'
import { createQueryClient } from '#ui/client/query-client.ts'
import { TABLE_TOAST } from '#features/menu/web/table/state/block-saving.ts'
import { MenuLoader } from '#features/menu/web/menu-loader.tsx'
import { categoriesOf, dishesOf } from '#features/menu/web/data/menu.queries.ts'
import type { Category, Dish } from '#features/menu/menu.contract.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { forgetConnection } from './connection.ts'
import { sampleCategory, sampleDish, sampleRestaurant } from './data.ts'
import { showInPage } from './render.tsx'
import { sentCalls } from './server.ts'

const TAPAS = sampleCategory('Tapas')
const POSTRES = sampleCategory('Postres', { sortOrder: 10 })

/** A dish of the table: its id is its name. */
export const tableDish = (name: string, changes: Partial<Dish> = {}): Dish =>
  sampleDish(name, { categoryId: 'Tapas', ...changes })

const LATER = '2026-11-21T13:00:00.000Z'

/** Three dishes in two categories. */
export const CROQUETAS = tableDish('Croquetas', { price: 9.5, sortOrder: 10 })
export const TORTILLA = tableDish('Tortilla', { price: 8.9, sortOrder: 20 })
export const FLAN = tableDish('Flan', { categoryId: 'Postres', price: 5 })
export const DISHES = [CROQUETAS, TORTILLA, FLAN]

/** A dish as it is after a change. */
export const later = (dish: Dish, changes: Partial<Dish>, updatedAt = LATER): Dish => ({
  ...dish,
  ...changes,
  updatedAt,
})

/** What the foot of the table says. */
export const foot = (text: string | RegExp) => page.getByRole('status').filter({ hasText: text })
export const toast = (text: string | RegExp) => page.getByRole('region', { name: 'Notificaciones' }).getByText(text)

/** Waits until a cell has the focus. */
export async function hasFocus(dish: string, column: number): Promise<void> {
  await expect.poll(() => document.activeElement === cellOf(dish, column)).toBe(true)
}

type Opened = { dishes: readonly Dish[]; categories?: readonly Category[]; restaurant?: Partial<Restaurant> }

/** 'Gestión de Menú' as a table, wide enough for it. */
export async function openTable({ dishes, categories = [TAPAS, POSTRES], restaurant }: Opened) {
  await page.viewport(1440, 900)
  const queryClient = createQueryClient()
  queryClient.setQueryData(dishesOf('r1').queryKey, [...dishes])
  queryClient.setQueryData(categoriesOf('r1').queryKey, [...categories])
  const path = '/?vista=tabla'
  await showInPage(<MenuLoader restaurant={sampleRestaurant(restaurant)} />, { queryClient, path })
  await expect.element(page.getByRole('grid')).toBeVisible()
  return { queryClient }
}

/** After a test of the table: the next one's message does not wait for the last one of this. */
export function forgetTable(): void {
  toasts.close(TABLE_TOAST)
  forgetConnection()
  localStorage.clear()
}

/** A cell by its dish and the place of its column, counted from 1. */
export function cellOf(dish: string, column: number): HTMLElement {
  const head = page.getByRole('rowheader', { name: dish, exact: true }).element()
  const cell = head.parentElement?.querySelector<HTMLElement>(`[aria-colindex="${column}"]`)
  if (!cell) throw new Error(`${dish} has no cell ${column}`)
  return cell
}
/** Columns of a table in one language, all of them shown. */
export const COLUMN = { name: 2, description: 3, price: 4, state: 5, category: 6, allergens: 7 } as const

/** Goes to a cell as the pointer does. */
export async function press(dish: string, column: number, modifiers: 'Shift'[] = []): Promise<void> {
  await userEvent.click(cellOf(dish, column), { modifiers })
}

/** A block of a spreadsheet, put onto the cell with the focus. */
export function paste(text: string): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

/** What is copied of the selected cells, or cut. */
export function copied(way: 'copy' | 'cut' = 'copy'): string {
  const clipboardData = new DataTransfer()
  document.activeElement?.dispatchEvent(new ClipboardEvent(way, { clipboardData, bubbles: true, cancelable: true }))
  return clipboardData.getData('text/plain')
}

/** The bodies of what was sent, in order. */
export const puts = async (): Promise<unknown[]> =>
  (await sentCalls()).filter(({ method }) => method === 'PUT').map(({ body }) => body)
