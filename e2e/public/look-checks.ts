import type { Page } from '@playwright/test'
import {
  CATEGORY,
  DISH,
  DISH_DESCRIPTION,
  DISH_NAME,
  DISH_PICTURE,
  DISH_PRICE,
  HERO_CLASS,
  LEADER_CLASS,
  wideClass,
  WITH_PHOTO_CLASS,
  withValue,
} from '#features/public-menu/menu-dom.ts'
import { expect } from '../support/fixtures.ts'

const CARD_GAP_MAX = 16

/** Categories by how their dishes stand; a list is made of rows too. */
const CARDS = withValue(CATEGORY, 'cards')
export const LIST = withValue(CATEGORY, 'list')
const ROWS = `:is(${withValue(CATEGORY, 'rows')}, ${LIST})`
/** A card that is two of four columns wide. */
const WIDE = `.${wideClass(4)}`
const IN_DISH = {
  dish: DISH,
  name: DISH_NAME,
  description: DISH_DESCRIPTION,
  price: DISH_PRICE,
  leader: `.${LEADER_CLASS}`,
}

/** Where the elements of a selector stand. */
export const boxesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll(found =>
    found.map(element => {
      const { left, right, top, bottom, height } = element.getBoundingClientRect()
      return { left: Math.round(left), right: Math.round(right), top, bottom, height: Math.round(height) }
    }),
  )

/** What each look promises beside what all three do. */
export const LOOK_CHECKS = {
  modern: async (page: Page) => {
    const rows = await boxesOf(page, `${ROWS} ${DISH}`)
    for (const { height } of rows) expect(height, 'a row').toBeGreaterThanOrEqual(56)
    for (const { height } of rows) expect(height, 'a row').toBeLessThanOrEqual(72)
    const faceOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate(text => getComputedStyle(text).fontFamily)
    expect(await faceOf(DISH_PRICE), 'figures are never in the display face').toBe(await faceOf(DISH_DESCRIPTION))
    // Letters in the place of photos are gone.
    expect(await page.locator(`${DISH_PICTURE}:not(:has(img))`).count()).toBe(0)
    expect(await page.locator(`.${HERO_CLASS}:not(:has(img))`).count()).toBe(0)
    for (const [width, columns] of [
      [767, 1],
      [768, 2],
      [1024, 3],
      [1180, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      const cards = await boxesOf(page, `${CARDS} ${DISH}`)
      expect(new Set(cards.map(({ left }) => left)).size, `columns at ${width} px`).toBe(columns)
      const rightEdge = Math.max(...cards.map(({ right }) => right))
      const lastOfSections = await boxesOf(page, `${CARDS} ${DISH}:last-child`)
      expect(
        lastOfSections.map(({ right }) => right),
        `full last rows at ${width} px`,
      ).toEqual(lastOfSections.map(() => rightEdge))
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const { left, right, height } of await boxesOf(page, `${WIDE}.${WITH_PHOTO_CLASS} ${DISH_PICTURE}`)) {
      expect((right - left) / height, "shape of a wide card's picture").toBeGreaterThan(0.85)
      expect((right - left) / height, "shape of a wide card's picture").toBeLessThan(1.6)
    }
    const withoutPhotoOrWide = `${CARDS} :is(${DISH}:not(.${WITH_PHOTO_CLASS}), ${WIDE})`
    const gaps = await page.locator(withoutPhotoOrWide).evaluateAll(
      (cards, at) =>
        cards.map(card => {
          const text = card.querySelector(at.description) ?? card.querySelector('h3')
          const price = card.querySelector(at.price)?.getBoundingClientRect()
          return (price?.top ?? 0) - (text?.getBoundingClientRect().bottom ?? 0)
        }),
      IN_DISH,
    )
    expect(gaps.length).toBeGreaterThan(5)
    for (const gap of gaps) expect(gap, 'air between text and price').toBeLessThanOrEqual(CARD_GAP_MAX)
    await page.setViewportSize({ width: 320, height: 900 })
    const [name] = await boxesOf(page, `${ROWS} ${DISH_NAME}`)
    const [price] = await boxesOf(page, `${ROWS} ${DISH_PRICE}`)
    expect(price?.top, 'price under the name').toBeGreaterThanOrEqual((name?.bottom ?? Infinity) - 1)
  },
  classic: async (page: Page) => {
    await page.setViewportSize({ width: 768, height: 900 })
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    const above = await page.evaluate(() => document.elementFromPoint(innerWidth / 2, 5)?.className)
    expect(above, 'what stands above the bar').toContain('bar')
    await page.setViewportSize({ width: 390, height: 844 })
    const leaders = await page.locator('h3').evaluateAll(
      (names, at) =>
        names.map(name => {
          const dots = name.querySelector(at.leader)?.getBoundingClientRect()
          const lines = [...(name.querySelector(at.name)?.getClientRects() ?? [])]
          const end = lines.at(-1)
          const { right, bottom } = name.getBoundingClientRect()
          const price = name.closest(at.dish)?.querySelector(at.price)?.getBoundingClientRect()
          const shown = Boolean(dots && end && dots.top > end.top && dots.top < Math.min(end.bottom, bottom))
          return { shown, room: right - (end?.right ?? 0), off: Math.abs((price?.bottom ?? 0) - bottom) }
        }),
      IN_DISH,
    )
    for (const { shown, room, off } of leaders) {
      if (shown) expect(room, 'room for a leader').toBeGreaterThanOrEqual(48)
      expect(off, 'the price is on the last line of the name').toBeLessThanOrEqual(1)
    }
    expect(leaders.filter(({ shown }) => shown).length).toBeGreaterThan(20)
    expect(new Set((await boxesOf(page, DISH_NAME)).map(({ left }) => left)).size, 'left edges').toBe(1)
    expect(new Set((await boxesOf(page, DISH_PICTURE)).map(({ right }) => right)).size, 'right edges of pictures').toBe(
      1,
    )
  },
  minimal: async (page: Page) => {
    for (const width of [390, 1024]) {
      await page.setViewportSize({ width, height: 900 })
      const prices = await boxesOf(page, DISH_PRICE)
      expect(new Set(prices.map(({ right }) => right)).size, `price columns at ${width} px`).toBe(1)
      const names = await boxesOf(page, DISH_NAME)
      for (const [index, { top }] of prices.entries())
        expect(Math.abs(top - (names[index]?.top ?? 0)), 'a price beside the first line of its name').toBeLessThan(3)
    }
    expect(
      await page
        .locator(DISH_PRICE)
        .first()
        .evaluate(price => getComputedStyle(price).fontVariantNumeric),
    ).toContain('tabular-nums')
  },
}
