import type { Page } from '@playwright/test'
import {
  DISH,
  DISH_ALLERGENS,
  DISH_ANSWER,
  DISH_DESCRIPTION,
  DISH_PRICE,
  PANEL_CHOICE,
  withValue,
} from '#features/public-menu/menu-dom.ts'
import { expect } from '../support/fixtures.ts'
import { allergenToggle } from '../support/public-menu-data.ts'

/** Of the gap before a mark. */
const GAP_MAX = 6
/** One dish of the carta has four of them. */
const CHOSEN = ['gluten', 'milk', 'eggs', 'fish']

type Row = { name: string; top: number; height: number; mark: number; covers: string[] }

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
          top: Math.round(dish.getBoundingClientRect().top),
          height: dish.getBoundingClientRect().height,
          mark: mark?.height ?? 0,
          covers: texts.filter(text => [...(dish.querySelector(text)?.getClientRects() ?? [])].some(isUnder)),
        }
      }),
    [DISH_ANSWER, TEXTS] as const,
  )

/**
 * A chosen allergen moves little: a dish grows by the largest mark of its row at the most, and
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
  await expect(page.locator(DISH_ANSWER)).toHaveCount(await page.locator(DISH).count())
  const after = await seen()
  await press()
  await allergenToggle(page).click()
  const moved = widths.flatMap((width, at) =>
    (after[at] ?? []).flatMap(({ name, top, height: now, mark: own, covers }, index, all) => {
      const mark = Math.max(own, ...all.filter(other => other.top === top).map(other => other.mark))
      const by = now - (before[at]?.[index]?.height ?? 0)
      const isMuch = by < -1 || by > mark + GAP_MAX || covers.length > 0
      return isMuch ? [`${width} px, ${name}: ${Math.round(by)} px, its mark ${Math.round(mark)} px, on ${covers}`] : []
    }),
  )
  expect(moved, `dishes that move, or are covered, when they are marked: ${what}`).toEqual([])
}
