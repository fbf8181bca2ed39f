import type { Page } from '@playwright/test'
import { DISH, DISH_NAME, MENU_LIST, NOTICE } from '#features/public-menu/menu-dom.ts'
import { expect, expectNoAxeFindings, test } from '../support/fixtures.ts'
import { addMenu, allergenToggle } from '../support/public-menu-data.ts'

const LISTS = '.dishes'
/** More than those in which a jump is made again (`scrollUntilStill`). */
const STILL_FRAMES = 8

/** The dish that has the top of the screen, below the bar, and where it stands there. */
const onTop = (page: Page) =>
  page.evaluate(
    ([dish, name]) => {
      const line = document.querySelector('.bar')!.getBoundingClientRect().bottom
      const first = [...document.querySelectorAll(dish!)].find(each => each.getBoundingClientRect().bottom > line)!
      return { name: first.querySelector(name!)!.textContent, top: Math.round(first.getBoundingClientRect().top) }
    },
    [DISH, DISH_NAME],
  )
const result = (page: Page) => page.getByRole('complementary', { name: 'Alérgenos' }).getByRole('status')
const toggleInBar = (page: Page) => page.locator('.bar').getByRole('button', { name: 'Ver alérgenos' })
/** Heights of the lists of dishes with all of them drawn, read in one task, so that nothing of it is shown. */
const drawnHeights = (page: Page) =>
  page.evaluate(async list => {
    await document.fonts.ready
    const { classList } = document.documentElement
    const lay = (isLong: boolean) => classList.toggle('long', isLong)
    const wasLong = classList.contains('long')
    lay(false)
    const heights = [...document.querySelectorAll(list)].map(({ clientHeight }) => clientHeight)
    lay(wasLong)
    return heights
  }, LISTS)
const heights = (page: Page) => page.locator(LISTS).evaluateAll(lists => lists.map(list => list.clientHeight))
/** Waits, by frames and not by time, until the page has stood still for longer than a jump takes. */
const untilStill = (page: Page) =>
  page.evaluate(
    ([dish, frames]) =>
      new Promise<void>(resolve => {
        const last = [...document.querySelectorAll(dish)].at(-1)!
        let before = Number.NaN
        let still = 0
        const look = (): void => {
          const { top } = last.getBoundingClientRect()
          still = top === before ? still + 1 : 0
          before = top
          if (still > frames) resolve()
          else requestAnimationFrame(look)
        }
        look()
      }),
    [DISH, STILL_FRAMES] as const,
  )
/** How many dishes the browser draws, or would print. */
const drawnDishes = (page: Page) =>
  page
    .locator(DISH)
    .evaluateAll(all => all.filter(dish => dish.checkVisibility({ contentVisibilityAuto: true })).length)
/** Where the keyboard is: the text of what has the focus; '' for the page itself. */
const focused = (page: Page) =>
  page.evaluate(() => (document.activeElement === document.body ? '' : document.activeElement?.textContent))

/** Jumps are done when their click is. */
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const LOOKS_OF_A_MENU = ['modern', 'classic', 'minimal'] as const

type Item = { _id: string; translations: { es: { name: string } } }

test('a carta left open says what is true now, and keeps its place', { tag: '@one-size' }, async ({
  page,
  context,
  call,
  restaurant,
  allowConsole,
}) => {
  allowConsole(/^Failed to load resource/)
  const { slug } = await addMenu(call, await restaurant(), { style: 'modern' })
  const items = await call<Item[]>('GET', `/public/${slug}/items`)
  const idOf = (name: string) => items.find(item => item.translations.es.name === name)?._id
  await page.clock.install()
  await page.goto(`/${slug}`)
  await allergenToggle(page).click()
  await page.getByRole('button', { name: 'Gluten' }).click()
  await expect(result(page)).toHaveText('No llevan gluten, según la casa: 12 de 15 platos')
  await page.getByRole('link', { name: 'Ver carta' }).click()
  await page.getByRole('link', { name: 'Helado 6', exact: true }).click()
  const place = await onTop(page)

  await call('PUT', `/menu/items/${idOf('Helado 6')}`, { allergens: ['gluten'] })
  await page.clock.fastForward('02:01')
  await expect(page.getByRole('dialog').getByText('Contiene gluten')).toBeVisible()
  await expect(page.getByRole('dialog').getByText('Han cambiado los alérgenos de Helado 6')).toBeVisible()
  await expect(result(page)).toHaveText('No llevan gluten, según la casa: 11 de 15 platos')
  expect(await onTop(page)).toEqual(place)
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).first().click()

  await call('PUT', `/menu/items/${idOf('Helado 1')}`, { price: 7.77 })
  await page.clock.fastForward('01:01')
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  const changed = page.getByRole('status').filter({ hasText: 'La carta ha cambiado.' })
  await expect(changed).toBeVisible()
  await page.getByRole('button', { name: 'Actualizar' }).click()
  await expect(page.getByText('7,77 €')).toHaveCount(1)
  await expect(changed).toHaveCount(0)
  expect(await onTop(page)).toEqual(place)

  await context.setOffline(true)
  await page.clock.fastForward('02:01')
  await expect(page.getByRole('complementary').getByText(/^Guardado a las? .*pueden haber cambiado$/)).toBeVisible()
})

test('filter and language keep the place; Back leaves', { tag: '@one-size' }, async ({ page, call, restaurant }) => {
  const { slug } = await addMenu(call, await restaurant(), { style: 'classic' })
  await page.goto('/el-rincon')
  await page.goto(`/${slug}`)
  for (const name of ['Postres', 'Tapas', 'Postres']) await page.getByRole('link', { name, exact: true }).click()
  await page.getByRole('link', { name: 'Helado 4', exact: true }).evaluate(link => link.scrollIntoView())
  const place = await onTop(page)
  await toggleInBar(page).click()
  await expect(page.getByRole('heading', { name: 'Alérgenos' })).toBeFocused()
  await page.getByRole('button', { name: 'Huevos' }).click()
  await page.getByRole('link', { name: 'Ver carta' }).click()
  await expect.poll(() => onTop(page)).toEqual(place)
  expect(await focused(page)).toBe(place.name)
  await page.getByRole('button', { name: 'Quitar filtros' }).click()
  expect(await focused(page)).toBe(place.name)

  // As the offer at the foot of the screen does, which is there for phones in other languages.
  await page.getByRole('link', { name: 'EN English' }).evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(/lang=en/)
  await expect.poll(() => onTop(page)).toEqual({ ...place, name: place.name.replace('Helado', 'Ice cream') })
  await page.goBack()
  await expect(page).toHaveURL(/el-rincon/)

  await page.goto(`/${slug}`)
  const link = await page.getByRole('link', { name: 'Ice cream 9', exact: true }).getAttribute('href')
  await page.goto('about:blank')
  await page.goto(`/${slug}${link}`)
  await page.getByRole('button', { name: 'Close' }).click()
  expect(await focused(page)).toBe('Ice cream\u00a09')
  const asked = await page.locator(DISH).filter({ hasText: 'Ice cream 9' }).boundingBox()
  const bar = await page.locator('.bar').boundingBox()
  expect(asked!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height)
  expect(asked!.y).toBeLessThan(bar!.y + bar!.height + 24)
})

test('a long carta has a list of its categories and a search, and lies still', { tag: '@one-size' }, async ({
  page,
  call,
  restaurant,
}) => {
  test.slow()
  const { slug, _id } = await restaurant()
  let dishId = ''
  const named = (name: string) => ({ translations: { es: { name } } })
  const numbers = Array.from({ length: 8 }, (_, index) => index + 1)
  for (const category of numbers) {
    const { _id: id } = await call<Item>('POST', `/restaurants/${_id}/categories`, named(`Vinos ${category}`))
    const dish = (number: number) => ({ ...named(`Jamón ${category}.${number}`), price: number, allergens: ['milk'] })
    const made = await Promise.all(numbers.map(number => call<Item>('POST', `/categories/${id}/items`, dish(number))))
    dishId = made[0]!._id
  }
  await page.goto(`/${slug}`)
  await expect(page.locator('html')).toHaveClass(/long/)
  const last = page.locator(DISH).last()
  await expect.poll(() => drawnDishes(page)).toBeLessThan(60)
  await page.emulateMedia({ media: 'print' })
  expect(await drawnDishes(page)).toBe(64)
  await page.emulateMedia({ media: 'screen' })

  // Without the heights that the paper had.
  await page.reload()
  await expect(page.locator('html')).toHaveClass(/long/)
  await expect.poll(() => drawnDishes(page)).toBeLessThan(60)
  expect(await heights(page)).toEqual(await drawnHeights(page))

  // What the search of the browser does with a text that is not drawn.
  expect(await page.evaluate(() => (window as unknown as { find(text: string): boolean }).find('Jamón\u00a08.8'))).toBe(
    true,
  )
  await expect(last).toBeInViewport()
  await untilStill(page)
  const heightOfLast = async () => (await last.boundingBox())!.y
  const found = await heightOfLast()
  await page.goto('/el-rincon')
  await page.goBack()
  await expect(page.locator('html')).toHaveClass(/long/)
  // Browsers restore whole pixels.
  await expect.poll(async () => Math.abs((await heightOfLast()) - found)).toBeLessThanOrEqual(1)

  const list = page.getByRole('dialog', { name: 'Todas las categorías' })
  const open = () => page.getByRole('button', { name: 'Todas las categorías' }).click()
  await open()
  await expect(list.getByRole('link')).toHaveText(numbers.map(number => `Vinos ${number}`))
  await list.getByRole('link', { name: 'Vinos 6' }).click()
  await expect(list).toBeHidden()
  const heading = page.getByRole('heading', { name: 'Vinos 6' })
  const bar = await page.locator('.bar').evaluate(element => element.getBoundingClientRect().height)
  await expect.poll(async () => (await heading.boundingBox())!.y).toBeGreaterThanOrEqual(bar)
  await expect.poll(async () => (await heading.boundingBox())!.y).toBeLessThan(bar + 80)
  await expect.poll(() => focused(page)).toMatch(/^Jamón\s6\./)
  await page.locator('.bar').getByRole('link', { name: 'Vinos 3' }).click()
  const third = page.getByRole('heading', { name: 'Vinos 3' })
  await expect.poll(async () => (await third.boundingBox())!.y).toBeGreaterThanOrEqual(bar)
  await expect.poll(async () => (await third.boundingBox())!.y).toBeLessThan(bar + 80)

  await untilStill(page)
  const place = await onTop(page)
  await open()
  const field = list.getByRole('searchbox', { name: 'Buscar un plato' })
  const [close, whereItWas] = [
    await list.getByRole('button', { name: 'Cerrar' }).boundingBox(),
    await field.boundingBox(),
  ]
  expect([close!.width, close!.height], 'enough for a finger').toEqual([44, 44])
  expect(close!.x, 'beside the field').toBeGreaterThan(whereItWas!.x + whereItWas!.width)
  await field.fill('jamon 3.5')
  await expect(list.getByRole('link')).toHaveCount(1)
  await field.fill('trufa')
  await expect(list.getByText('Ningún plato con «trufa».')).toBeVisible()
  expect(await field.boundingBox(), 'the field stays under the finger').toEqual(whereItWas)
  await page.goBack()
  await expect(list).toBeHidden()
  await untilStill(page)
  expect(await onTop(page)).toEqual(place)
  await open()
  await list.getByRole('searchbox').fill('JAMON 3.5')
  await list.getByRole('link').click()
  await expect.poll(() => focused(page)).toMatch(/^Jamón\s3\.5/)
  await expect(page.getByRole('link', { name: 'Jamón 3.5' })).toBeInViewport()
  const seventh = await page.getByRole('link', { name: 'Vinos 7' }).getAttribute('href')
  // The sheet's step back is under way until the page restores places itself again.
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('auto')
  await page.goto('/el-rincon')
  await page.goto(`/${slug}${seventh}`)
  await expect(page.locator('html')).toHaveClass(/long/)
  const anchored = page.getByRole('heading', { name: 'Vinos 7' })
  await expect.poll(async () => (await anchored.boundingBox())!.y).toBeGreaterThanOrEqual(bar)
  await expect.poll(async () => (await anchored.boundingBox())!.y).toBeLessThan(bar + 80)
  await page.locator('.bar').getByRole('link', { name: 'Vinos 2' }).click()
  await page.goBack()
  await expect(page).toHaveURL(/el-rincon/)

  await page.clock.install()
  for (const [index, style] of LOOKS_OF_A_MENU.entries()) {
    await call('PUT', `/restaurants/${_id}`, { theme: { style } })
    await page.goto(`/${slug}`)
    await open()
    await expectNoAxeFindings(page, { within: MENU_LIST })
    for (const words of ['jamon 3.5', 'trufa']) {
      await field.fill(words)
      await expect(list.getByRole('link')).toHaveCount(words === 'trufa' ? 0 : 1)
      await expectNoAxeFindings(page, { within: MENU_LIST })
    }
    await list.getByRole('button', { name: 'Cerrar' }).click()
    await call('PUT', `/menu/items/${dishId}`, { price: 20 + index })
    await page.clock.fastForward('02:01')
    await expect(page.getByRole('button', { name: 'Actualizar' })).toBeVisible()
    await expectNoAxeFindings(page, { within: NOTICE })
  }
})
