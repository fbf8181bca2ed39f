import type { Page } from '@playwright/test'
import { markSaved } from '#features/public-menu/web/offline/saved-page.ts'
import { expect, test } from '../support/fixtures.ts'
import { brokenWords, firstScreen, sidewaysScroll } from '../support/measures.ts'
import { addMenu } from '../support/public-menu-data.ts'

const PHONE = { width: 390, height: 844 }
const WIDTHS = [320, 360, 768, 820, 912, 1024, 1440]
const LANGUAGES = ['es', 'en', 'pt']
const HEADER_MAX = 300
const FIRST_DISH_MAX = 420
const WINES_MAX = 700
const TARGET_MIN = 44
const CARD_GAP_MAX = 16
/** Font size of the smallest names, in px. */
const NAME_MIN = 17

/** No word on two lines and no sideways scroll, from the smallest phone to the desktop. */
async function expectWholeWords(page: Page, what: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    expect(await brokenWords(page), `words on two lines: ${what}, ${width} px`).toEqual([])
    expect(await sidewaysScroll(page), `${what}, ${width} px`).toBe(0)
  }
}

/** Sunday after lunch, closed until Tuesday: the longest status line, 'Cerrado · Abre el martes a las 12:00'. */
const CLOSED_FOR_DAYS = new Date('2027-03-14T17:00:00Z')
const LONG_AGO = new Date('2026-09-23T11:05:00Z')
/** Sunday at lunch: 'Abierto ahora · Cierra a las 17:00'. */
const OPEN = new Date('2027-03-14T12:00:00Z')

/** Opens the menu in a window of a phone's size, at a fixed moment: the length of the status line hangs on it. */
const open = async (page: Page, slug: string, language = 'es', moment = CLOSED_FOR_DAYS) => {
  await page.clock.setFixedTime(moment)
  await page.setViewportSize(PHONE)
  await page.goto(`/${slug}?lang=${language}`)
  await page.evaluate(() => document.fonts.ready)
}

const boxesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll(found =>
    found.map(element => {
      const { left, right, top, bottom, height } = element.getBoundingClientRect()
      return { left: Math.round(left), right: Math.round(right), top, bottom, height: Math.round(height) }
    }),
  )

test('the demo has one left edge, and no word of it stands on two lines', { tag: '@one-size' }, async ({ page }) => {
  for (const language of LANGUAGES) {
    await open(page, 'el-rincon', language)
    const [logo, text] = [await boxesOf(page, '.mlogo'), await boxesOf(page, '.md')]
    expect(logo[0]?.left, 'logo and text').toBe(text[0]?.left)
    await expectWholeWords(page, `demo ${language}`)
  }
})

test('a carta of 38 dishes in each look: whole words, the first dish on the first screen', {
  tag: '@one-size',
}, async ({ page, realCarta }) => {
  test.slow()
  const carta = await realCarta({ style: 'modern', logo: 'none' })
  for (const logo of ['none', 'dark'] as const)
    for (const style of ['modern', 'classic', 'minimal'] as const) {
      await carta.dress({ style, logo })
      for (const language of logo === 'dark' ? LANGUAGES : ['es']) {
        await open(page, carta.slug, language, logo === 'dark' ? CLOSED_FOR_DAYS : OPEN)
        const { header, firstDish } = await firstScreen(page)
        expect(header, `header: ${style} ${language}`).toBeLessThanOrEqual(HEADER_MAX)
        expect(firstDish, `first dish: ${style} ${language}`).toBeLessThanOrEqual(FIRST_DISH_MAX)
        await expectWholeWords(page, `${style} ${language}`)
      }
      if (logo === 'none') continue
      await open(page, carta.slug)
      await expectLowWines(page, style)
      await LOOK_CHECKS[style](page)
      await expectBigText(page, style)
      await expectSavedInPlace(page, carta.slug, style)
    }
})

/** With text at 200 % names have their full size at every width, in whole words. */
async function expectBigText(page: Page, style: string): Promise<void> {
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  for (const width of [320, 360, PHONE.width, 768, 1024, 1440]) {
    await page.setViewportSize({ ...PHONE, width })
    expect(await brokenWords(page), `words on two lines: ${style} at 200 %, ${width} px`).toEqual([])
    expect(await sidewaysScroll(page), `${style} at 200 %, ${width} px`).toBe(0)
    const sizes = await page
      .locator('.nm')
      .evaluateAll(names => names.map(name => Number.parseFloat(getComputedStyle(name).fontSize)))
    expect(Math.min(...sizes), `the smallest name: ${style} at 200 %, ${width} px`).toBeGreaterThanOrEqual(2 * NAME_MIN)
    expect(await overlaps(page), `header: ${style} at 200 %, ${width} px`).toEqual([])
  }
}

/** Without a network, the time of saving moves nothing: today, and with the date of another day. */
async function expectSavedInPlace(page: Page, slug: string, style: string): Promise<void> {
  const path = (url: URL) => url.pathname === `/${slug}`
  for (const [day, savedAt] of [
    ['today', CLOSED_FOR_DAYS],
    ['earlier', LONG_AGO],
  ] as const) {
    await page.route(path, async route => {
      const response = await route.fetch()
      await route.fulfill({ response, body: markSaved(await response.text(), savedAt, CLOSED_FOR_DAYS) })
    })
    await open(page, slug)
    await expect(page.getByText(/^Guardado (a las|el) /)).toBeVisible()
    const { header, firstDish } = await firstScreen(page)
    expect(header, `header, saved ${day}: ${style}`).toBeLessThanOrEqual(HEADER_MAX)
    expect(firstDish, `first dish, saved ${day}: ${style}`).toBeLessThanOrEqual(FIRST_DISH_MAX)
    await expectWholeWords(page, `saved ${day}: ${style}`)
    await page.unroute(path)
  }
}

/** Nine wines fit on a phone's screen, and each is still high enough for a finger. */
async function expectLowWines(page: Page, style: string): Promise<void> {
  for (const width of [320, 360, PHONE.width]) {
    await page.setViewportSize({ ...PHONE, width })
    const [wines] = await boxesOf(page, '.list .its')
    expect(wines?.height, `nine wines: ${style}, ${width} px`).toBeLessThanOrEqual(WINES_MAX)
    for (const { height } of await boxesOf(page, '.list .it'))
      expect(height, `a wine: ${style}, ${width} px`).toBeGreaterThanOrEqual(TARGET_MIN)
  }
}

/** Pairs of things in the header that stand one on the other. */
const overlaps = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('h1, .md, .st, .ad, .mlink:not(.only-m), .share, .lang')]
    const isOn = (one: Element, other: Element) => {
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
      const shared = [
        Math.min(a.right, b.right) - Math.max(a.left, b.left),
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
      ]
      return shared.every(size => size > 4)
    }
    return parts.flatMap((one, index) =>
      parts
        .slice(index + 1)
        .filter(other => isOn(one, other))
        .map(other => `${one.className} ${other.className}`),
    )
  })

const LONG_NAME = 'Asador Etxeberria-Goikoetxea y Hermanos de Getaria'
const LONG_ADDRESS = {
  street: 'Avenida de la Constitución Española de 1978, número 123, local 4, bajo izquierda',
  city: 'San Sebastián de los Reyes',
  postalCode: '28701',
}
const WIDE_HEADER_MAX = 450

test('the longest name and address leave the description its room, and a dish of one line is enough for a finger', {
  tag: '@one-size',
}, async ({ page, call, restaurant }) => {
  const { _id, slug } = await addMenu(call, await restaurant({ name: LONG_NAME }), {})
  const translations = { es: { description: 'Pescados y carnes a la brasa de encina desde hace más de ochenta años.' } }
  await call('PUT', `/restaurants/${_id}`, { address: LONG_ADDRESS, translations })
  const named = (name: string) => ({ translations: { es: { name }, en: { name }, pt: { name } } })
  for (const dishes of [['Pan'], ['Café', 'Agua']]) {
    const category = await call<{ _id: string }>('POST', `/restaurants/${_id}/categories`, named('Especialidades'))
    for (const dish of dishes)
      await call('POST', `/categories/${category._id}/items`, { ...named(dish), price: 2, allergensDeclared: true })
  }
  for (const style of ['modern', 'classic', 'minimal'] as const) {
    await call('PUT', `/restaurants/${_id}`, { theme: { style } })
    await open(page, slug)
    expect((await firstScreen(page)).header, style).toBeLessThanOrEqual(HEADER_MAX)
    for (const { height } of await boxesOf(page, '.it')) expect(height, style).toBeGreaterThanOrEqual(TARGET_MIN)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      expect(await overlaps(page), `header: ${style}, ${width} px`).toEqual([])
      if (width >= 768)
        expect((await firstScreen(page)).header, `${style}, ${width} px`).toBeLessThanOrEqual(WIDE_HEADER_MAX)
    }
    await expectBigText(page, style)
  }
})

const LOOK_CHECKS = {
  modern: async (page: Page) => {
    const rows = await boxesOf(page, '.rows .it')
    for (const { height } of rows) expect(height, 'a row').toBeGreaterThanOrEqual(56)
    for (const { height } of rows) expect(height, 'a row').toBeLessThanOrEqual(72)
    // Letters in the place of photos are gone.
    expect(await page.locator('.it-img:not(:has(img))').count()).toBe(0)
    expect(await page.locator('.hero:not(:has(img))').count()).toBe(0)
    for (const [width, columns] of [
      [767, 1],
      [768, 2],
      [1024, 3],
      [1180, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      const cards = await boxesOf(page, '.cards .it')
      expect(new Set(cards.map(({ left }) => left)).size, `columns at ${width} px`).toBe(columns)
      const rightEdge = Math.max(...cards.map(({ right }) => right))
      const lastOfSections = await boxesOf(page, '.cards .it:last-child')
      expect(
        lastOfSections.map(({ right }) => right),
        `full last rows at ${width} px`,
      ).toEqual(lastOfSections.map(() => rightEdge))
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const { left, right, height } of await boxesOf(page, '.w4.ph .it-img')) {
      expect((right - left) / height, "shape of a wide card's picture").toBeGreaterThan(0.85)
      expect((right - left) / height, "shape of a wide card's picture").toBeLessThan(1.6)
    }
    const gaps = await page.locator('.cards :is(.it:not(.ph), .w4)').evaluateAll(cards =>
      cards.map(card => {
        const text = card.querySelector('.tx') ?? card.querySelector('h3')
        const price = card.querySelector('.pr')?.getBoundingClientRect()
        return (price?.top ?? 0) - (text?.getBoundingClientRect().bottom ?? 0)
      }),
    )
    expect(gaps.length).toBeGreaterThan(5)
    for (const gap of gaps) expect(gap, 'air between text and price').toBeLessThanOrEqual(CARD_GAP_MAX)
    await page.setViewportSize({ width: 320, height: 900 })
    const [name] = await boxesOf(page, '.rows .nm')
    const [price] = await boxesOf(page, '.rows .pr')
    expect(price?.top, 'price under the name').toBeGreaterThanOrEqual((name?.bottom ?? Infinity) - 1)
  },
  classic: async (page: Page) => {
    const leaders = await page.locator('h3').evaluateAll(names =>
      names.map(name => {
        const dots = name.querySelector('.dots')?.getBoundingClientRect()
        const lines = [...(name.querySelector('.nm')?.getClientRects() ?? [])]
        const end = lines.at(-1)
        const { right, bottom } = name.getBoundingClientRect()
        const price = name.closest('.it')?.querySelector('.pr')?.getBoundingClientRect()
        const shown = Boolean(dots && end && dots.top > end.top && dots.top < Math.min(end.bottom, bottom))
        return { shown, room: right - (end?.right ?? 0), off: Math.abs((price?.bottom ?? 0) - bottom) }
      }),
    )
    for (const { shown, room, off } of leaders) {
      if (shown) expect(room, 'room for a leader').toBeGreaterThanOrEqual(48)
      expect(off, 'the price is on the last line of the name').toBeLessThanOrEqual(1)
    }
    expect(leaders.filter(({ shown }) => shown).length).toBeGreaterThan(20)
    expect(new Set((await boxesOf(page, '.nm')).map(({ left }) => left)).size, 'left edges').toBe(1)
    expect(new Set((await boxesOf(page, '.it-img')).map(({ right }) => right)).size, 'right edges of pictures').toBe(1)
  },
  minimal: async (page: Page) => {
    for (const width of [390, 1024]) {
      await page.setViewportSize({ width, height: 900 })
      const prices = await boxesOf(page, '.pr')
      expect(new Set(prices.map(({ right }) => right)).size, `price columns at ${width} px`).toBe(1)
      const names = await boxesOf(page, '.nm')
      for (const [index, { top }] of prices.entries())
        expect(Math.abs(top - (names[index]?.top ?? 0)), 'a price beside the first line of its name').toBeLessThan(3)
    }
    expect(
      await page
        .locator('.pr')
        .first()
        .evaluate(price => getComputedStyle(price).fontVariantNumeric),
    ).toContain('tabular-nums')
  },
}
