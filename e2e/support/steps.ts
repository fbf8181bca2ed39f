import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Chooses in an open or closed list by its option. The list takes no press in the moment in which it opens (the press
 * that opened it could be meant), so a press that was too quick is made again, as a person would.
 */
export async function chooseOption(page: Page, list: Locator, name: string): Promise<void> {
  const option = page.getByRole('option', { name })
  await list.click()
  await expect(async () => {
    await option.click({ timeout: 1_000 })
    await expect(option).toBeHidden({ timeout: 1_000 })
  }).toPass()
}

/** Lifts a row or tab of a sortable list by the keyboard; done when its places are measured and arrows are heard. */
export async function liftByKeyboard(page: Page, grip: Locator): Promise<void> {
  await grip.focus()
  await page.keyboard.press('Space')
  await expect(page.locator('[data-dragging]')).toHaveCount(1)
  await page.evaluate(
    () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  )
}
