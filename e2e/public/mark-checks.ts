import type { Page } from '@playwright/test'
import {
  DISH,
  DISH_ALLERGENS,
  DISH_DESCRIPTION,
  DISH_PRICE,
  DISH_WARNING,
  PANEL_CHOICE,
  withValue,
} from '#features/public-menu/menu-dom.ts'
import { expect } from '../support/fixtures.ts'
import { allergenToggle } from '../support/public-menu-data.ts'

/** Of one line of text of a mark, and of the gap before it. */
const LINE_MAX = 24
const GAP_MAX = 4
/** One dish of the carta has four of them. */
const CHOSEN = ['gluten', 'milk', 'eggs', 'fish']

type Row = { name: string; height: number; mark: number; covers: string[] }

/** What a mark never lies on. */
const TEXTS = ['h3 a', DISH_DESCRIPTION, DISH_ALLERGENS, DISH_PRICE]

/** Dish by dish: its height, the height of its mark, 0 without one, and the texts on which that lies. */
const rows = (page: Page): Promise<Row[]> =>
  page.locator(DISH).evaluateAll(
    (dishes, [warning, texts]) =>
      dishes.map(dish => {
        const mark = dish.querySelector(warning)?.getBoundingClientRect()
        const isUnder = (box: DOMRect) =>
          mark &&
          Math.min(mark.right, box.right) - Math.max(mark.left, box.left) > 1 &&
          Math.min(mark.bottom, box.bottom) - Math.max(mark.top, box.top) > 4
        return {
          name: dish.querySelector('h3')?.textContent ?? '',
          height: dish.getBoundingClientRect().height,
          mark: mark?.height ?? 0,
          covers: texts.filter(text => [...(dish.querySelector(text)?.getClientRects() ?? [])].some(isUnder)),
        }
      }),
    [DISH_WARNING, TEXTS] as const,
  )

/**
 * A chosen allergen moves little: a marked dish grows by its own mark at the most, a dish beside it by one line, and
 * none gets lower; no mark lies on a text. Leaves the page as it was.
 */
export async function expectLowMarks(page: Page, what: string, widths: readonly number[]): Promise<void> {
  const height = 900
  await page.setViewportSize({ width: 390, height })
  await allergenToggle(page).click()
  const press = async () => {
    for (const id of CHOSEN) await page.locator(`${withValue(PANEL_CHOICE, id)} button`).click()
  }
  const seen = async () => {
    const all: Row[][] = []
    for (const width of widths) {
      await page.setViewportSize({ width, height })
      all.push(await rows(page))
    }
    await page.setViewportSize({ width: 390, height })
    return all
  }
  const before = await seen()
  await press()
  await expect(page.locator(DISH_WARNING)).toHaveCount(23)
  const after = await seen()
  await press()
  await allergenToggle(page).click()
  const moved = widths.flatMap((width, at) =>
    (after[at] ?? []).flatMap(({ name, height: now, mark, covers }, index) => {
      const by = now - (before[at]?.[index]?.height ?? 0)
      const isMuch = by < -1 || by > (mark ? mark + GAP_MAX : LINE_MAX) || covers.length > 0
      return isMuch ? [`${width} px, ${name}: ${Math.round(by)} px, its mark ${Math.round(mark)} px, on ${covers}`] : []
    }),
  )
  expect(moved, `dishes that move, or are covered, when they are marked: ${what}`).toEqual([])
}
