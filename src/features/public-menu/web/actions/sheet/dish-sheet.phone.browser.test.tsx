import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showMenuPage } from '#test/browser/menu-page.tsx'
import { pull, settle, swipe, touch } from '#test/browser/steps.ts'
import { smallMenu } from '#test/menus/small-menu.ts'
import { DISH_NAME, SHEET_PICTURE } from '#features/public-menu/menu-dom.ts'
import { initDishSheet } from './dish-sheet.ts'

const sheet = page.getByRole('dialog')
const dish = (name: string) => page.getByRole('link', { name })
const button = (name: string) => sheet.getByRole('button', { name })

/** The small menu, with its first dish otherwise. */
function open(
  first: Partial<ReturnType<typeof smallMenu>['dishes'][number]> = {},
  page_?: Parameters<typeof showMenuPage>[1],
) {
  const menu = smallMenu()
  Object.assign(menu.dishes[0] ?? {}, first)
  showMenuPage(menu, page_)
  initDishSheet()
}

/**
 * Moves a finger sideways in the lower half of the sheet. The events are made on the page: a busy browser loses fingers
 * that move sideways, because they may mean its own 'back'.
 */
function swipeSideways(by: number): void {
  const [x, y] = [200, 560]
  const target = document.elementFromPoint(x, y)!
  const fire = (type: string, clientX: number): void => {
    const touch = new Touch({ identifier: 0, target, clientX, clientY: y })
    const touches = type === 'touchend' ? [] : [touch]
    const options = { bubbles: true, cancelable: true, touches, targetTouches: touches, changedTouches: [touch] }
    target.dispatchEvent(new TouchEvent(type, options))
  }
  fire('touchstart', x)
  for (let moved = 1; moved <= 5; moved++) fire('touchmove', x + (by * moved) / 5)
  fire('touchend', x + by)
}

test.each([
  ['es', 'Gluten', 'Alérgenos sin declarar. Pregunta al equipo antes de pedir.'],
  ['en', 'Gluten', 'Allergens not declared. Ask the team before you order.'],
  ['pt', 'Glúten', 'Alergénios não declarados. Pergunte à equipa antes de pedir.'],
] as const)('an undeclared dish with a known allergen shows it, and whom to ask (%s)', async (locale, gluten, ask) => {
  open({ allergensDeclared: false }, { locale })
  await dish('Gambas').click()
  await expect.element(sheet.getByRole('listitem')).toHaveTextContent(gluten)
  await expect.element(sheet.getByText(ask)).toBeVisible()
})

test('who declares some allergens, or none, is asked nothing', async () => {
  open()
  await dish('Gambas').click()
  await expect.element(sheet.getByRole('listitem')).toHaveTextContent('Gluten')
  await expect.element(sheet.getByText('Pregunta al equipo')).not.toBeInTheDocument()
  open({ allergens: [] })
  await dish('Gambas').click()
  await expect.element(sheet.getByText('No contiene ninguno de los 14.')).toBeVisible()
})

test('a dish that a guest has reported does not say that it contains none', async () => {
  open({ allergens: [], reported: true })
  await dish('Gambas').click()
  await expect.element(sheet.getByText(/pregunta antes de pedir/i)).toBeVisible()
  expect(sheet.element().textContent).not.toContain('No contiene ninguno')
})

test('the sheet follows the finger, and closes past 100 px; the buttons are where a thumb is', async () => {
  open()
  await dish('Gambas').click()
  await settle()
  const { top } = sheet.element().getBoundingClientRect()
  await pull(top + 10, 90)
  await expect.poll(() => Math.round(sheet.element().getBoundingClientRect().top - top)).toBe(90)
  await touch('touchEnd')
  await settle()
  await expect.poll(() => sheet.element().getBoundingClientRect().top).toBe(top)
  const close = button('Cerrar').element().getBoundingClientRect()
  expect(Math.min(close.width, close.height)).toBeGreaterThanOrEqual(44)
  expect(innerHeight - close.bottom).toBeLessThan(40)
  await swipe(top + 10, 115)
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(dish('Gambas')).toHaveFocus()
  // The step back would otherwise come in the next test.
  await expect.poll(() => location.hash).toBe('')
})

test('sideways, by buttons and by arrow keys the next dish comes, and Back still closes the sheet', async () => {
  open()
  const entries = history.length
  await dish('Gambas').click()
  await settle()
  await expect.element(button('Plato anterior')).toBeDisabled()
  swipeSideways(-120)
  await expect.element(sheet).toHaveAccessibleName('Callos')
  await button('Plato siguiente').click()
  await expect.element(sheet).toHaveAccessibleName('Pan')
  await expect.element(button('Plato siguiente')).toBeDisabled()
  await expect.element(button('Cerrar')).toHaveFocus()
  expect(location.hash).toBe('#p-sh-Pan')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(sheet).toHaveAccessibleName('Callos')
  swipeSideways(120)
  await expect.element(sheet).toHaveAccessibleName('Gambas')
  swipeSideways(-40)
  await expect.element(sheet).toHaveAccessibleName('Gambas')
  await userEvent.keyboard('{ArrowRight}')
  expect(history.length - entries).toBeLessThanOrEqual(1)
  history.back()
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(dish('Callos')).toHaveFocus()
  await expect.poll(() => location.hash).toBe('')
})

test('the sheet of a dish that is sold out looks so, and only that one', async () => {
  open({ available: false })
  await dish('Gambas').click()
  await expect.element(sheet.getByText('Agotado')).toBeVisible()
  const picture = sheet.element().querySelector(SHEET_PICTURE)!
  await expect.poll(() => getComputedStyle(picture).filter).toBe('grayscale(0.9)')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(sheet).toHaveAccessibleName('Callos')
  await expect.poll(() => getComputedStyle(picture).filter).toBe('none')
})

test('assistive technology hears that a dish opens a dialog, and which dish comes', async () => {
  open()
  expect(document.querySelectorAll(`${DISH_NAME}[aria-haspopup="dialog"]`).length).toBe(3)
  await dish('Callos').click()
  await expect.element(sheet).toHaveAccessibleName('Callos')
  const live = sheet.element().querySelector('[aria-live="polite"]')
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => live?.textContent).toContain('Pan')
})

test('a shared link opens its dish, and closing leaves the rest of the URL alone', async () => {
  open({}, { url: '/casa?lang=es&plato=Gambas' })
  await expect.element(sheet).toHaveAccessibleName('Gambas')
  await button('Cerrar').click()
  await expect.poll(() => location.pathname + location.search + location.hash).toBe('/casa?lang=es')
  await expect.element(page.getByText('ya no está')).not.toBeInTheDocument()
})

test.each(['/casa?plato=abcdef', '/casa#p-abcdef', '/casa?plato=0190a7c0-0000-7000-8000-000000abcdef'])(
  'a link to a dish that is gone says so: %s',
  async url => {
    open({}, { url })
    await expect.element(page.getByText('Ese plato ya no está en la carta.')).toBeVisible()
    await expect.element(sheet).not.toBeInTheDocument()
  },
)
