import type { Page } from '@playwright/test'
import { expect, settled } from './fixtures.ts'

/** The page of all widgets (S1 §2). */
export async function openComponents(page: Page) {
  await page.goto('/components')
  await expect(page.getByRole('heading', { name: 'Componentes', level: 1 })).toBeVisible()
}

export const dishModal = (page: Page) => page.getByRole('dialog', { name: 'Editar Plato' })

/** Opens the sidebar modal, which has a form, and waits until it no longer moves. */
export async function openDishModal(page: Page) {
  await page.getByRole('button', { name: 'Modal lateral' }).click()
  await expect(dishModal(page)).toBeVisible()
  await settled(page)
}
