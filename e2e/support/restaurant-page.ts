import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** The fields of a stored restaurant that the tests use. */
export type Stored = {
  _id: string
  name: string
  logoUrl: string
  currency: string
  timezone: string
  defaultLocale: string
  supportedLocales: string[]
  translations: Record<string, { description: string } | undefined>
  theme: { primaryColor: string; style: string }
  address: { street: string; city: string }
  contact: { phone: string }
  hours: Record<string, { open: string; close: string }[]>
}

export const unsaved = (page: Page) => page.getByRole('status').filter({ hasText: 'Tienes cambios sin guardar' })
export const saved = (page: Page) => page.getByText('Cambios guardados correctamente')
export const save = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Guardar', exact: true })
export const tab = (page: Page, name: string) => page.getByRole('tab', { name })
export const question = (page: Page) => page.getByRole('alertdialog', { name: 'Tienes cambios sin guardar' })

/** Opens the restaurant page and waits for it. */
export async function open(page: Page, search = '') {
  await page.goto(`/dashboard/restaurant${search}`)
  await expect(page.getByRole('heading', { name: 'Restaurante', level: 1 })).toBeVisible()
}
