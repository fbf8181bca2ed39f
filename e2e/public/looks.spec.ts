import type { Page } from '@playwright/test'
import { markSaved } from '#features/public-menu/web/offline/saved-page.ts'
import {
  ABOUT_CLASS,
  ADDRESS_CLASS,
  attributeOf,
  DISH,
  DISH_NAME,
  HEADER_LINK_CLASS,
  LANGUAGES_CLASS,
  LOGO_CLASS,
  OFFERED,
  PHONE_ONLY_CLASS,
  SHARE,
  STATUS,
} from '#features/public-menu/menu-dom.ts'
import { STYLES } from '#features/theme/theme.contract.ts'
import { expect, test } from '../support/fixtures.ts'
import { boxesOf, LIST, LOOK_CHECKS } from './look-checks.ts'
import { expectLowMarks } from './mark-checks.ts'
import { expectDishInSight, expectDrawnAt320, expectStillButtons } from './small-phone-checks.ts'
import { brokenWords, firstScreen, sidewaysScroll } from '../support/measures.ts'
import { addMenu } from '../support/public-menu-data.ts'

const PHONE = { width: 390, height: 844 }
const WIDTHS = [320, 360, 768, 820, 912, 1024, 1440]
const LANGUAGES = ['es', 'en', 'pt']
const HEADER_MAX = 300
const FIRST_DISH_MAX = 420
const WINES_MAX = 700
const TARGET_MIN = 44
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
  // A phone that speaks another language is offered it, in a line of its own.
  await page.evaluate(offered => document.documentElement.removeAttribute(offered), attributeOf(OFFERED))
  await page.evaluate(() => document.fonts.ready)
}

test('the demo has one left edge, and no word of it stands on two lines', { tag: '@one-size' }, async ({ page }) => {
  for (const language of LANGUAGES) {
    await open(page, 'el-rincon', language)
    const [logo, text] = [await boxesOf(page, `.${LOGO_CLASS}`), await boxesOf(page, `.${ABOUT_CLASS}`)]
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
        if (logo === 'none') continue
        await expectLowMarks(page, `${style} ${language}`, [320, 390, 768, 1440])
        await expectStillButtons(page, `${style} ${language}`)
        await expectDishInSight(page, `${style} ${language}`)
      }
      if (logo === 'none') continue
      await open(page, carta.slug)
      await expectLowWines(page, style)
      await LOOK_CHECKS[style](page)
      await expectDrawnAt320(page, style)
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
      .locator(DISH_NAME)
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
    const [wines] = await boxesOf(page, `${LIST} ul`)
    expect(wines?.height, `nine wines: ${style}, ${width} px`).toBeLessThanOrEqual(WINES_MAX)
    for (const { height } of await boxesOf(page, `${LIST} ${DISH}`))
      expect(height, `a wine: ${style}, ${width} px`).toBeGreaterThanOrEqual(TARGET_MIN)
  }
}

const HEADER_PARTS = [
  'h1',
  `.${ABOUT_CLASS}`,
  STATUS,
  `.${ADDRESS_CLASS}`,
  `.${HEADER_LINK_CLASS}:not(.${PHONE_ONLY_CLASS})`,
  SHARE,
  `.${LANGUAGES_CLASS}`,
].join()

/** Pairs of things in the header that stand one on the other. */
const overlaps = (page: Page) =>
  page.evaluate(selector => {
    // What does not fit in the line of facts is clipped as a whole.
    const isClipped = (part: Element) =>
      part.getBoundingClientRect().top >= (part.parentElement?.getBoundingClientRect().bottom ?? Infinity)
    const parts = [...document.querySelectorAll(selector)].filter(part => !isClipped(part))
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
  }, HEADER_PARTS)

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
  for (const style of STYLES) {
    await call('PUT', `/restaurants/${_id}`, { theme: { style } })
    await open(page, slug)
    expect((await firstScreen(page)).header, style).toBeLessThanOrEqual(HEADER_MAX)
    for (const { height } of await boxesOf(page, DISH)) expect(height, style).toBeGreaterThanOrEqual(TARGET_MIN)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      expect(await overlaps(page), `header: ${style}, ${width} px`).toEqual([])
      if (width >= 768)
        expect((await firstScreen(page)).header, `${style}, ${width} px`).toBeLessThanOrEqual(WIDE_HEADER_MAX)
    }
    await expectBigText(page, style)
  }
})
