import { type CDPSession, expect, type Locator, type Page } from '@playwright/test'

const STEPS_MAX = 80

/** Presses Tab until the focus is there, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let step = 0; step < STEPS_MAX; step++) {
    if (await target.evaluate(element => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${String(target)} is not reached by Tab`)
}

/** Writes into the field of that label. */
export async function fill(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByRole('textbox', { name: label, exact: true }))
  await page.keyboard.type(text)
}

export type Point = { x: number; y: number }

export async function touch(
  client: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  at?: Point,
): Promise<void> {
  await client.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
}

/** In steps, as a finger moves. */
export async function moveFinger(client: CDPSession, from: Point, to: Point): Promise<void> {
  const steps = 12
  for (let step = 1; step <= steps; step++) {
    const part = step / steps
    await touch(client, 'touchMove', { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part })
  }
}
