import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sampleCategory, sampleDish, sampleRestaurant } from '#test/browser/data.ts'
import { showInPage } from '#test/browser/render.tsx'
import { answer, sentCalls } from '#test/browser/server.ts'
import type { Dish } from '../../menu.contract.ts'
import { MenuLoader } from '../menu-loader.tsx'

const chip = (name: string) => page.getByRole('button', { name, exact: true })

async function openMenu(changes = {}, dishes: Dish[] = []): Promise<void> {
  await answer('GET /restaurants/*/categories', { data: dishes.length > 0 ? [sampleCategory('c1')] : [] })
  await answer('GET /restaurants/*/items', { data: dishes })
  await showInPage(<MenuLoader restaurant={sampleRestaurant(changes)} />)
}

test('a tap creates the category in the language of the menu; it stays ticked and keeps the focus', async () => {
  await openMenu()
  await expect.element(page.getByRole('heading', { name: 'No hay categorías' })).toBeVisible()
  for (const name of ['Para picar', 'Raciones', 'Postres', 'Vinos']) await expect.element(chip(name)).toBeVisible()
  const made = sampleCategory('c9', { translations: { es: { name: 'Postres' } } })
  await answer('POST /restaurants/*/categories', { data: made })
  await chip('Postres').click()
  await expect.element(page.getByRole('tab', { name: /Postres/ })).toBeVisible()
  await expect.element(chip('Postres (añadida)')).toHaveFocus()
  expect((await sentCalls()).find(({ method }) => method === 'POST')).toEqual({
    method: 'POST',
    path: '/restaurants/r1/categories',
    body: { key: 'postres', translations: { es: { name: 'Postres' } }, sortOrder: '30' },
  })
  await userEvent.keyboard('{Enter}')
  expect((await sentCalls()).filter(({ method }) => method === 'POST')).toHaveLength(1)
})

const isBefore = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

test('an empty menu shows the clean plate and its chips, then the way to another category', async () => {
  await openMenu()
  const other = page.getByRole('button', { name: 'Otra categoría' })
  await expect.element(other).toBeVisible()
  expect(isBefore(chip('Bebidas').element(), other.element())).toBe(true)
  expect(document.querySelector('img')?.getAttribute('src')).toContain('plato-limpio')
  const why = 'Después podrás añadir los platos.'
  await expect.element(page.getByText(why)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Nuevo Plato' })).toHaveAccessibleDescription(why)
  await other.click()
  await expect.element(page.getByRole('dialog', { name: 'Nueva Categoría' })).toBeVisible()
})

test('an English menu begins in English', async () => {
  await openMenu({ defaultLocale: 'en', supportedLocales: ['en'] })
  await expect.element(chip('Desserts')).toBeVisible()
})

test('a category that cannot be created is told, and can be tapped again', async () => {
  await openMenu()
  await answer('POST /restaurants/*/categories', { status: 500 })
  await chip('Vinos').click()
  const toasts = page.getByRole('region', { name: 'Notificaciones' })
  await expect.element(toasts.getByText('Error al guardar la categoría')).toBeVisible()
  await answer('POST /restaurants/*/categories', { data: sampleCategory('Vinos') })
  await chip('Vinos').click()
  await expect.element(chip('Vinos (añadida)')).toBeVisible()
})

test('a menu with dishes, or one that may only be read, gets no suggestions', async () => {
  await openMenu({}, [sampleDish('Pan')])
  await expect.element(page.getByText('Pan').first()).toBeVisible()
  expect(page.getByText('Para picar').elements()).toHaveLength(0)
})

test('on a phone one can scroll until the plus covers none of them', async () => {
  await page.viewport(390, 700)
  await openMenu()
  await expect.element(chip('Bebidas')).toBeVisible()
  window.scrollTo(0, document.body.scrollHeight)
  const plus = document.querySelector('[data-new-dish]')?.getBoundingClientRect()
  expect(chip('Bebidas').element().getBoundingClientRect().bottom).toBeLessThanOrEqual(plus?.top ?? 0)
})

test.each([
  [390, 844],
  [1440, 900],
])('at %s px a tap leaves the chips where they are, the first one too', async (width, height) => {
  await page.viewport(width, height)
  await openMenu()
  const raciones = chip('Raciones')
  await expect.element(raciones).toBeVisible()
  const before = raciones.element().getBoundingClientRect()
  for (const name of ['Postres', 'Vinos']) {
    await answer('POST /restaurants/*/categories', {
      data: sampleCategory(name, { translations: { es: { name } } }),
    })
    await chip(name).click()
    await expect.element(chip(`${name} (añadida)`)).toBeVisible()
    const { x, y } = raciones.element().getBoundingClientRect()
    expect([x, Math.round(y)]).toEqual([before.x, Math.round(before.y)])
  }
})

test('a menu that may only be read offers nothing where it is empty', async () => {
  await openMenu({ readOnly: 'trial_expired' })
  await expect.element(page.getByRole('heading', { name: 'No hay categorías' })).toBeVisible()
  expect(page.getByText('Toca los tuyos', { exact: false }).elements()).toEqual([])
  await answer('GET /restaurants/*/categories', { data: [sampleCategory('Postres')] })
  await openMenu({ readOnly: 'trial_expired' }, [sampleDish('Pan', { categoryId: 'otra' })])
  await expect.element(page.getByRole('heading', { name: /aún no tiene platos/ })).toBeVisible()
  expect(page.getByText('Añade el primero', { exact: false }).elements()).toEqual([])
})
