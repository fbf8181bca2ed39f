import type { Page } from '@playwright/test'
import {
  ADDRESS_CLASS,
  DISH_NAME,
  LOGO_CLASS,
  PANEL_CHOICE,
  PANEL_TOGGLE,
  SHARE,
  SHEET_CLOSE,
  SHEET_FOOT,
} from '#features/public-menu/menu-dom.ts'
import { expect } from '../support/fixtures.ts'
import { allergenToggle } from '../support/public-menu-data.ts'
import { firstScreen } from '../support/measures.ts'
import { boxesOf } from './look-checks.ts'

const height = 844

/** Heights of the header as drawn at 320 px (REAL-CONTENT "Measured"). */
const DRAWN_AT_320 = { modern: 286, classic: 261, minimal: 264 }

/** On the smallest phone the header is as drawn, the address whole or away, and the classic look on its axis. */
export async function expectDrawnAt320(page: Page, style: keyof typeof DRAWN_AT_320): Promise<void> {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height })
    const [logo] = await boxesOf(page, `.${LOGO_CLASS}`)
    if (style === 'classic') expect(Math.abs((logo?.left ?? 0) + (logo?.right ?? 0) - width), 'axis').toBeLessThan(3)
  }
  await page.setViewportSize({ width: 320, height })
  expect((await firstScreen(page)).header, `header at 320 px: ${style}`).toBeLessThanOrEqual(DRAWN_AT_320[style])
  const address = await page.locator(`.${ADDRESS_CLASS}`).evaluate(place => {
    const [line, text] = [place.parentElement, place.querySelector('b')]
    const isAway = place.getBoundingClientRect().top >= (line?.getBoundingClientRect().bottom ?? 0)
    return isAway || (text !== null && text.scrollWidth <= text.clientWidth)
  })
  expect(address, `the address is whole or away: ${style}`).toBe(true)
}

/** On small phones the header keeps its height when the panel opens, and a sheet's buttons stand in one row. */
export async function expectStillButtons(page: Page, what: string): Promise<void> {
  const toggle = page.locator(PANEL_TOGGLE).and(page.locator(':visible')).first()
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height })
    const { header } = await firstScreen(page)
    await toggle.click()
    expect((await firstScreen(page)).header, `header with the panel open: ${what}, ${width} px`).toBe(header)
    await toggle.click()
  }
  await page.setViewportSize({ width: 320, height })
  await page.locator(DISH_NAME).first().click()
  const [pick, ...others] = await boxesOf(page, `${SHEET_FOOT} > *`)
  expect(others).toHaveLength(4)
  expect(pick?.bottom, `'Apuntar para pedir' stands over the others: ${what}`).toBeLessThanOrEqual(others[0]?.top ?? 0)
  const rows = new Set(others.map(({ top, bottom }) => Math.round((top + bottom) / 2)))
  expect(rows.size, `rows of the sheet's buttons: ${what}`).toBe(1)
  await page.locator(`${SHEET_FOOT} ${SHEET_CLOSE}`).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** With text at 200 %, a dish begins on the first screen: its name, and its price or picture. */
export async function expectDishInSight(page: Page, what: string): Promise<void> {
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  for (const width of [390, 360, 320]) {
    await page.setViewportSize({ width, height })
    const line = await page
      .locator(DISH_NAME)
      .first()
      .evaluate(name => (name.getClientRects()[0]?.bottom ?? Infinity) + scrollY)
    expect(line, `first name at 200 %: ${what}, ${width} px`).toBeLessThanOrEqual(height)
    const icons = await boxesOf(page, `${SHARE} svg`)
    expect(icons[0]?.height, 'an icon grows with the text').toBeGreaterThanOrEqual(40)
  }
  await allergenToggle(page).click()
  const [icons, places] = [await boxesOf(page, `${PANEL_CHOICE} svg`), await boxesOf(page, `${PANEL_CHOICE} b`)]
  expect(icons, `icons of the panel: ${what}`).toHaveLength(places.length)
  for (const [index, { right }] of icons.entries())
    expect(right, `an icon leaves its allergen's name free: ${what}`).toBeLessThanOrEqual(places[index]?.right ?? 0)
  await allergenToggle(page).click()
}
