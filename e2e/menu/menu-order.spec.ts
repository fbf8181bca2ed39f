import type { Locator, Page } from '@playwright/test'
import { moveFinger, type Point, touch } from '../support/hands.ts'
import { expect, settled, test } from '../support/fixtures.ts'
import { menuOf, namesOf, openMenu, rows, toast } from '../support/menu-data.ts'

const NAMES = ['Aceitunas', 'Bravas', 'Croquetas', 'Dátiles']

async function middleOf(locator: Locator): Promise<Point> {
  await settled(locator.page())
  const box = await locator.boundingBox()
  if (!box) throw new Error('nothing to take hold of')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
const grip = (page: Page, name: string) => page.getByRole('button', { name: `Reordenar ${name}` })

type Drag = (page: Page, from: Point, to: Point, said: string) => Promise<void>

/** Where it would be dropped now, as screen readers are told; before, a busy page has not seen the last movement. */
const isOver = (page: Page, said: string) => expect(page.getByText(said, { exact: true })).toBeAttached()

const dragByMouse: Drag = async (page, from, to, said) => {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 8, from.y + 8, { steps: 2 })
  await page.mouse.move(to.x, to.y, { steps: 12 })
  await isOver(page, said)
  await page.mouse.up()
}

const dragByFinger: Drag = async (page, from, to, said) => {
  const client = await page.context().newCDPSession(page)
  await touch(client, 'touchStart', from)
  await expect(page.locator('li[data-dragging]')).toHaveCount(1)
  await moveFinger(client, from, to)
  await isOver(page, said)
  await touch(client, 'touchEnd')
}

test.describe('dishes', () => {
  test('are reordered by mouse or finger, with one small request', async ({ page, call, restaurant, isMobile }) => {
    const { _id } = await restaurant()
    const menu = menuOf(call, _id)
    const category = await menu.category('Para picar')
    for (const name of NAMES) await menu.dish(category, name)
    await openMenu(page)
    await expect(rows(page)).toHaveText(NAMES)
    const sent: string[] = []
    page.on('request', request => request.method() === 'PUT' && sent.push(request.url()))

    const drag = isMobile ? dragByFinger : dragByMouse
    const [from, to] = [await middleOf(grip(page, 'Aceitunas')), await middleOf(grip(page, 'Croquetas'))]
    await drag(page, from, to, 'Aceitunas, posición 3 de 4.')
    const expected = ['Bravas', 'Croquetas', 'Aceitunas', 'Dátiles']
    await expect(rows(page)).toHaveText(expected)
    await expect(toast(page, 'Orden actualizado correctamente')).toBeVisible()
    expect(namesOf(await menu.dishes(category))).toEqual(expected)
    expect(sent.filter(url => url.endsWith('/items/reorder'))).toHaveLength(1)
  })
})

test.describe('categories', () => {
  test('are reordered by keyboard; the open one stays open', async ({ page, call, restaurant }) => {
    const { _id } = await restaurant()
    const menu = menuOf(call, _id)
    for (const name of ['Entrantes', 'Carnes', 'Postres']) await menu.category(name)
    await openMenu(page)
    await page.getByRole('tab', { name: /Entrantes/ }).focus()
    await page.keyboard.press('Alt+ArrowRight')
    await expect(page.getByRole('tab')).toHaveText([/Carnes/, /Entrantes/, /Postres/])
    await expect(page.getByText('Entrantes, posición 2 de 3.')).toBeAttached()
    await expect(page.getByRole('tab', { name: /Entrantes/ })).toHaveAttribute('aria-selected', 'true')
    await expect(toast(page, 'Orden actualizado correctamente')).toBeVisible()
    expect(namesOf(await menu.categories())).toEqual(['Carnes', 'Entrantes', 'Postres'])
  })

  test('can be dragged only on wide screens', async ({ page, call, restaurant, isMobile }) => {
    const { _id } = await restaurant()
    const menu = menuOf(call, _id)
    for (const name of ['Entrantes', 'Carnes', 'Postres']) await menu.category(name)
    await openMenu(page)
    const tab = (name: RegExp) => page.getByRole('tab', { name })
    await expect(page.getByRole('tab')).toHaveText([/Entrantes/, /Carnes/, /Postres/])
    if (isMobile) return expect(tab(/Entrantes/).locator('svg')).toHaveCount(0)
    const [from, to] = [await middleOf(tab(/Entrantes/)), await middleOf(tab(/Postres/))]
    await dragByMouse(page, from, to, 'Entrantes, posición 3 de 3.')
    await expect(page.getByRole('tab')).toHaveText([/Carnes/, /Postres/, /Entrantes/])
    await expect.poll(async () => namesOf(await menu.categories())).toEqual(['Carnes', 'Postres', 'Entrantes'])
  })
})
