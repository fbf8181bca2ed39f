import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Chooses an option of a closed listbox. While the list is opening it ignores a press (it could belong to the press
 * that opened it), so this tries again, as a person would; on a busy machine a press may work after its time is over.
 */
export async function chooseOption(page: Page, list: Locator, name: string): Promise<void> {
  const option = page.getByRole('option', { name })
  await list.click()
  await expect(option).toBeVisible()
  await expect(async () => {
    if (await option.isVisible()) await option.click({ timeout: 1_000 })
    await expect(option).toBeHidden({ timeout: 1_000 })
  }).toPass()
}

/**
 * Closes the one message that is shown, so that the next one is seen to be new. After five seconds it has gone by
 * itself.
 */
export async function closeToast(page: Page): Promise<void> {
  const close = page.getByRole('region', { name: 'Notificaciones' }).getByRole('button', { name: 'Cerrar' })
  await expect(async () => {
    if ((await close.count()) > 0) await close.click({ timeout: 1_000 })
    await expect(close).toHaveCount(0, { timeout: 1_000 })
  }).toPass()
}
