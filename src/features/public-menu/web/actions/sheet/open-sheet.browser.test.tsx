import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showMenuPage } from '#test/browser/menu-page.tsx'
import { smallMenu } from '#test/menus/small-menu.ts'
import { LONG_CLASS } from '#features/public-menu/menu-dom.ts'
import { initDishSheet } from './dish-sheet.ts'

const sheet = page.getByRole('dialog')
const dish = (name: string) => page.getByRole('link', { name })
const isInert = () => document.querySelector('main')?.inert

/** A menu as long ones are shown; its dishes are few. */
function openLongMenu() {
  document.documentElement.classList.add(LONG_CLASS)
  onTestFinished(() => document.documentElement.classList.remove(LONG_CLASS))
  showMenuPage(smallMenu())
  initDishSheet()
}

test('a sheet of a long menu is there before the page becomes inert, and modal after that', async () => {
  openLongMenu()
  const link = dish('Callos').element() as HTMLElement
  link.focus()
  link.click()
  expect([sheet.element().checkVisibility(), isInert()]).toEqual([true, false])
  await expect.poll(isInert).toBe(true)
  await expect.element(sheet).toHaveAttribute('aria-modal', 'true')
  await expect.element(sheet.getByRole('button', { name: 'Cerrar' })).toHaveFocus()
  link.focus()
  expect(document.activeElement).not.toBe(link)
  expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden')

  const close = sheet.getByRole('button', { name: 'Cerrar' }).element() as HTMLElement
  close.click()
  expect([sheet.query(), isInert()]).toEqual([null, true])
  await expect.poll(isInert).toBe(false)
  await expect.element(dish('Callos')).toHaveFocus()
  await expect.poll(() => location.hash).toBe('')
})

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a step back', async () => history.back()],
  ['a tap beside it', () => userEvent.click(document.documentElement, { position: { x: 8, y: 8 }, force: true })],
])('%s closes the sheet of a long menu, and the next dish opens', async (_, close) => {
  openLongMenu()
  await dish('Gambas').click()
  await expect.poll(isInert).toBe(true)
  await close()
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(dish('Gambas')).toHaveFocus()
  await expect.poll(() => location.hash).toBe('')
  await dish('Callos').click()
  await expect.element(sheet).toHaveAccessibleName('Callos')
  history.back()
  await expect.element(sheet).not.toBeInTheDocument()
})
