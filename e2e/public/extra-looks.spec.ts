import type { Page } from '@playwright/test'
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from '../support/fixtures.ts'
import { brokenWords, firstScreen, sidewaysScroll } from '../support/measures.ts'
import { addMenu } from '../support/public-menu-data.ts'

const EXTRA = ['tavern', 'counter', 'fiesta'] as const
const DAY = { primaryColor: '#1d3f78', secondaryColor: '#fffaf0', accentColor: '#e2a23b' }
const NIGHT = { primaryColor: '#f2c200', secondaryColor: '#15211c', accentColor: '#e5a9a0' }
const GARISH = { primaryColor: '#00ff00', secondaryColor: '#808080', accentColor: '#ff00ff' }
const PHONE = { width: 390, height: 844 }
const HEADER_MAX = 300
const FIRST_DISH_MAX = 420
const WIDTHS = [320, 360, 390, 768, 1024, 1440]

const sheet = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('link', { name, exact: true }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
}
const panel = (page: Page) => page.getByRole('button', { name: 'Ver alérgenos' }).first().click()

/** What each look is judged in: twelve states. */
const STATES: {
  name: string
  lang?: string
  colors?: typeof DAY
  width?: number
  act?: (page: Page) => Promise<void>
}[] = [
  { name: 'Spanish' },
  { name: 'English', lang: 'en' },
  { name: 'Portuguese', lang: 'pt' },
  { name: 'night', colors: NIGHT },
  { name: 'garish colors', colors: GARISH },
  { name: 'the panel of allergens', act: panel },
  {
    name: 'filtered',
    act: async page => {
      await panel(page)
      await page.getByRole('button', { name: 'Gluten' }).click()
    },
  },
  { name: 'the sheet of a dish', act: page => sheet(page, 'Croquetas') },
  {
    name: 'large text',
    act: async page => void (await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))),
  },
  { name: '320 px', width: 320 },
  { name: '768 px', width: 768 },
  { name: '1440 px', width: 1440 },
]

for (const style of EXTRA)
  test(`${style}: nothing that axe finds in twelve states, no sideways scroll, a low header`, {
    tag: '@one-size',
  }, async ({ page, call, restaurant }) => {
    test.slow()
    const { _id, slug } = await addMenu(call, await restaurant({ name: 'La Taberna de Carmen' }), { ...DAY, style })
    let worn = DAY
    for (const { name, lang = 'es', colors = DAY, width = PHONE.width, act } of STATES) {
      if (colors !== worn) await call('PUT', `/restaurants/${_id}`, { theme: colors })
      worn = colors
      await page.setViewportSize({ ...PHONE, width })
      await page.goto(`/${slug}?lang=${lang}`)
      await expect(page.locator('body')).toHaveClass(new RegExp(`look-${style}`))
      await page.evaluate(() => document.fonts.ready)
      if (!act && width <= PHONE.width)
        expect((await firstScreen(page)).header, `header: ${name}`).toBeLessThanOrEqual(HEADER_MAX)
      await act?.(page)
      await expectNoSidewaysScroll(page)
      await expectNoAxeFindings(page)
      await page.evaluate(() => sessionStorage.clear())
    }
  })

test('with forced colors boards, awning and pennants are frames; on paper all is black in two columns', {
  tag: '@one-size',
}, async ({ page, call, restaurant }) => {
  const { _id, slug } = await addMenu(call, await restaurant(), { ...DAY, style: 'tavern' })
  for (const style of EXTRA) {
    await call('PUT', `/restaurants/${_id}`, { theme: { style } })
    await page.goto(`/${slug}`)
    await page.emulateMedia({ forcedColors: 'active' })
    await expect(page.getByRole('banner')).toHaveCSS('background-image', 'none')
    await page.emulateMedia({ forcedColors: 'none', media: 'print' })
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    for (const black of [page.locator('h1'), page.locator('h3').first()])
      await expect(black).toHaveCSS('color', 'rgb(0, 0, 0)')
    await expect(page.locator('.dishes').first()).toHaveCSS('column-count', '2')
    await page.emulateMedia({ media: 'screen' })
  }
})

test('a carta of 38 dishes in each of them: whole words at every width, the first dish on the first screen', {
  tag: '@one-size',
}, async ({ page, realCarta }) => {
  test.slow()
  const carta = await realCarta({ style: 'tavern', logo: 'dark' })
  for (const style of EXTRA) {
    await carta.dress({ style, logo: 'dark' })
    await page.setViewportSize(PHONE)
    await page.goto(`/${carta.slug}?lang=es`)
    await page.evaluate(() => document.fonts.ready)
    const { header, firstDish } = await firstScreen(page)
    expect(header, `header: ${style}`).toBeLessThanOrEqual(HEADER_MAX)
    expect(firstDish, `first dish: ${style}`).toBeLessThanOrEqual(FIRST_DISH_MAX)
    for (const size of ['100%', '200%']) {
      await page.evaluate(value => (document.documentElement.style.fontSize = value), size)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        expect(await brokenWords(page), `words on two lines: ${style}, ${size}, ${width} px`).toEqual([])
        expect(await sidewaysScroll(page), `${style}, ${size}, ${width} px`).toBe(0)
      }
    }
  }
})

test('a name of one long word stands on one line, as large as the screen lets it be', { tag: '@one-size' }, async ({
  page,
  call,
  restaurant,
}) => {
  const { _id, slug } = await addMenu(call, await restaurant(), { ...DAY, style: 'tavern' })
  for (const style of EXTRA)
    for (const name of ['Mediterráneo', 'Hamburguesería', 'Etxeberriagoikoa', 'Gastrotaberna La Sal']) {
      await call('PUT', `/restaurants/${_id}`, { name, theme: { style } })
      await page.goto(`/${slug}`)
      await page.evaluate(() => document.fonts.ready)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 })
        expect(await brokenWords(page), `${style}, ${name}, ${width} px`).toEqual([])
        expect(await sidewaysScroll(page), `${style}, ${name}, ${width} px`).toBe(0)
      }
    }
})

test('prices of every kind beside photos, and dishes of some days: nothing beyond the edge, nothing that axe finds', {
  tag: '@one-size',
}, async ({ page, call, realCarta }) => {
  test.slow()
  const { _id, slug, dress } = await realCarta({ style: 'tavern', logo: 'dark' })
  const dishes = await call<{ _id: string; imageUrl: string }[]>('GET', `/restaurants/${_id}/items`)
  const pictured = dishes.filter(({ imageUrl }) => imageUrl !== '')
  const lines = [
    [{ amount: 1234.5, unit: 'person', minPersons: 2 }],
    [
      { label: 'media', amount: 18.5 },
      { label: 'racion', amount: 1234.5 },
    ],
    [{ market: true, amount: null }],
    [
      { label: 'tapa', amount: 4 },
      { label: 'media', amount: 18.5 },
      { label: 'racion', amount: 28.5 },
    ],
    [{ amount: 1234.5, unit: '100g' }],
    ['pincho', 'tapa', 'media', 'racion', 'copa', 'botella'].map((label, line) => ({ label, amount: 118.5 + line })),
  ]
  for (const [at, prices] of lines.entries()) await call('PUT', `/menu/items/${pictured[at]!._id}`, { prices })
  await call('POST', `/restaurants/${_id}/schedules`, {
    name: 'Fin de semana',
    days: ['saturday', 'sunday'],
    slots: [{ open: '13:00', close: '16:00' }],
    dishIds: pictured.slice(1, 4).map(dish => dish._id),
  })
  await page.clock.setFixedTime(new Date('2026-11-26T12:00:00Z'))
  for (const style of EXTRA) {
    await dress({ style, logo: 'dark' })
    await page.setViewportSize(PHONE)
    await page.goto(`/${slug}?lang=es`)
    await page.evaluate(() => document.fonts.ready)
    await expect(page.getByText('/persona').first()).toBeVisible()
    await expectNoAxeFindings(page)
    for (const size of ['100%', '200%']) {
      await page.evaluate(value => (document.documentElement.style.fontSize = value), size)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        expect(await sidewaysScroll(page), `${style}, ${size}, ${width} px`).toBe(0)
        expect(await brokenWords(page), `words on two lines: ${style}, ${size}, ${width} px`).toEqual([])
      }
    }
  }
})
