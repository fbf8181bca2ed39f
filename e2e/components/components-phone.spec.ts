import type { Page } from '@playwright/test'
import { dishModal, openComponents, openDishModal } from '../support/components-page.ts'
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, settled, test } from '../support/fixtures.ts'

test.describe('on a phone', { tag: '@phone' }, () => {
  type Swipe = { from: number; by: number; lift?: boolean }

  async function swipe(page: Page, { from, by, lift = true }: Swipe) {
    const devtools = await page.context().newCDPSession(page)
    const x = 195
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x, y }] })
    await touch('touchStart', from)
    for (let step = 1; step <= 10; step += 1) await touch('touchMove', from + (by * step) / 10)
    if (lift) await touch('touchEnd')
    return () => touch('touchEnd')
  }

  test('the page does not scroll sideways and has no accessibility finding', async ({ page }) => {
    await openComponents(page)
    await expectNoSidewaysScroll(page)
    await expectNoAxeFindings(page)
  })

  test('a modal is a sheet at the bottom, which a swipe of more than 100 px closes', async ({ page }) => {
    await openComponents(page)
    await openDishModal(page)
    const box = await dishModal(page).boundingBox()
    expect(box?.x).toBe(0)
    expect(box?.width).toBe(390)
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844)

    await swipe(page, { from: 150, by: 95 })
    await settled(page)
    await expect(dishModal(page)).toBeVisible()
    await swipe(page, { from: 150, by: 115 })
    await expect(dishModal(page)).toBeHidden()
  })

  test('the sheet follows the finger for 300 px at most', async ({ page }) => {
    await openComponents(page)
    await openDishModal(page)
    const offset = () => dishModal(page).evaluate(sheet => new DOMMatrix(getComputedStyle(sheet).transform).m42)
    const lift = await swipe(page, { from: 150, by: 200, lift: false })
    await expect.poll(offset).toBe(200)
    await lift()
    await expect(dishModal(page)).toBeHidden()
    await openDishModal(page)
    const liftFar = await swipe(page, { from: 150, by: 600, lift: false })
    await expect.poll(offset).toBe(300)
    await liftFar()
    await expect(dishModal(page)).toBeHidden()
  })

  test('a swipe over unsaved changes springs back and asks', async ({ page }) => {
    await openComponents(page)
    await openDishModal(page)
    await page.getByLabel('Nombre del plato').fill('Croquetas')
    await swipe(page, { from: 90, by: 200 })
    await page.getByRole('alertdialog').getByRole('button', { name: 'Seguir editando' }).click()
    await expect(dishModal(page)).toBeVisible()
    await settled(page)
    expect(await dishModal(page).evaluate(sheet => new DOMMatrix(getComputedStyle(sheet).transform).m42)).toBe(0)
  })

  test('a tap on the backdrop closes the sheet', async ({ page }) => {
    await openComponents(page)
    await page.getByRole('button', { name: 'Modal centrado' }).tap()
    const modal = page.getByRole('dialog', { name: '¡Mensaje enviado!' })
    await settled(page)
    await page.touchscreen.tap(195, 60)
    await expect(modal).toBeHidden()
  })

  test('at 481 px a modal is a window and no swipe closes it', async ({ page }) => {
    await page.setViewportSize({ width: 481, height: 844 })
    await openComponents(page)
    await openDishModal(page)
    await swipe(page, { from: 150, by: 200 })
    await settled(page)
    await expect(dishModal(page)).toBeVisible()
  })

  test('tabs scroll with a faded edge and bring the active one into view', async ({ page }) => {
    await openComponents(page)
    const list = page.getByRole('tablist', { name: 'Categorías' })
    await expect(list).toHaveAttribute('data-fade-end', '')
    await list.getByRole('tab', { name: 'Postres' }).click()
    await expect(list.getByRole('tab', { name: 'Postres' })).toBeInViewport({ ratio: 0.9 })
    await expect(list).toHaveAttribute('data-fade-start', '')
  })
})
