import type { Locator, Page } from '@playwright/test'
import { type Call, expect } from './fixtures.ts'

type Named = { _id: string; translations: Record<string, { name: string }>; sortOrder: number }
export type Category = Named
export type Dish = Named & {
  categoryId: string
  price: number
  available: boolean
  imageUrl: string
  allergens: string[]
  allergensDeclared: boolean
}

/** Creates menus through the API; names are Spanish. */
export function menuOf(call: Call, restaurantId: string) {
  return {
    category: (name: string) =>
      call<Category>('POST', `/restaurants/${restaurantId}/categories`, { translations: { es: { name } } }),
    dish: (category: Category, name: string, more: Record<string, unknown> = {}) =>
      call<Dish>('POST', `/categories/${category._id}/items`, { translations: { es: { name } }, price: '5', ...more }),
    categories: () => call<Category[]>('GET', `/restaurants/${restaurantId}/categories`),
    dishes: (category: Category) => call<Dish[]>('GET', `/categories/${category._id}/items`),
  }
}

export const namesOf = (entries: readonly Named[]): string[] => entries.map(one => one.translations.es?.name ?? '')

/** Opens 'Gestión de Menú' and waits for its content. */
export async function openMenu(page: Page): Promise<void> {
  await page.goto('/dashboard/menu')
  await expect(page.getByRole('tab').or(page.getByText('No hay categorías')).first()).toBeVisible()
}

/** Begins to mark several dishes; answers what can be done with those that are marked. */
export async function startMarking(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Más acciones para la carta' }).click()
  await page.getByRole('menuitem', { name: 'Marcar varios' }).click()
  return page.getByRole('toolbar', { name: 'Acciones para los platos marcados' })
}

/** The names of the rows, from top to bottom. */
export const rows = (page: Page) => page.getByRole('tabpanel').getByRole('heading', { level: 2 })
export const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
export const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: 'Notificaciones' }).getByText(text, { exact: true })
