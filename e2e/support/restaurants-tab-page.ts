import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { dialog } from './menu-data.ts'

export const TAB = '/dashboard/user?tab=restaurants'
export const PREMIUM = { tier: 'premium', status: 'active' }
export const tag = () => randomUUID().slice(0, 8)
export const card = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name }) })
export const another = (page: Page) => card(page, '¿Abres otra casa?')
export const form = (page: Page) => dialog(page, 'Nuevo restaurante')
export const confirmation = (page: Page) => page.getByRole('alertdialog')
