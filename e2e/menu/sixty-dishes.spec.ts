import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { dialog, menuOf, openMenu, row } from '../support/menu-data.ts'

const DISHES = 60
/** Most that a dish may cost: its letters, five keys to get on, and one call. */
const KEYS_BESIDE_TEXT = 5

/** Counts the key presses that go to the page, and the calls that the page makes. */
function counting(page: Page) {
  const counts = { keys: 0, dishes: 0, others: [] as string[] }
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (!pathname.startsWith('/api/')) return
    if (request.method() === 'POST' && pathname.endsWith('/items')) counts.dishes += 1
    else counts.others.push(`${request.method()} ${pathname}`)
  })
  return {
    counts,
    press: async (key: string) => {
      counts.keys += 1
      await page.keyboard.press(key)
    },
    type: async (text: string) => {
      counts.keys += text.length
      await page.keyboard.type(text)
    },
  }
}

test('sixty dishes are entered with the keyboard alone, one call each', { tag: '@desktop' }, async ({
  page,
  call,
  restaurant,
}) => {
  const { _id } = await restaurant()
  const menu = menuOf(call, _id)
  const category = await menu.category('Raciones')
  await openMenu(page)
  const name = dialog(page, 'Nuevo Plato').getByLabel('Nombre')
  const { counts, press, type } = counting(page)
  let letters = 0
  await press('n')
  for (let number = 1; number <= DISHES; number += 1) {
    await expect(name).toBeFocused()
    await expect(name).toHaveValue('')
    const [dish, price] = [`Plato ${number}`, `${number % 30},50`]
    letters += dish.length + price.length
    await type(dish)
    await press('Tab')
    await press('Tab')
    await type(price)
    await press('Control+Enter')
  }
  await expect(name).toHaveValue('')
  await press('Escape')
  await expect(row(page, `Plato ${DISHES}`)).toBeVisible()
  expect(await menu.dishes(category)).toHaveLength(DISHES)
  const figure = `${DISHES} dishes: ${counts.keys} key presses (${letters} of them letters), ${counts.dishes} requests; others: ${counts.others.join(', ') || 'none'}`
  process.stdout.write(`${figure}\n`)
  test.info().annotations.push({ type: 'figure', description: figure })
  expect(counts.dishes).toBe(DISHES)
  expect(counts.keys - letters).toBeLessThanOrEqual(DISHES * KEYS_BESIDE_TEXT)
})
