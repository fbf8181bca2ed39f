import type { Page } from '@playwright/test'
import { DISH, MENU_LIST, NOTICE } from '#features/public-menu/menu-dom.ts'
import { STYLES } from '#features/theme/theme.contract.ts'
import { expect, expectNoAxeFindings, test } from '../support/fixtures.ts'
import { focused, onTop } from './place-checks.ts'

const LISTS = '.dishes'
/** More than those in which a jump is made again (`scrollUntilStill`). */
const STILL_FRAMES = 8

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

/** Jumps are done when their click is. */
test.use({ contextOptions: { reducedMotion: 'reduce' } })

type Item = { _id: string }

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
  for (const [index, style] of STYLES.entries()) {
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
