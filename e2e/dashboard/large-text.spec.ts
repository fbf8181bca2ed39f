import type { Page } from '@playwright/test'
import { expect, settled, test } from '../support/fixtures.ts'
import { dialog, menuOf, openMenu } from '../support/menu-data.ts'

/** Twice the usual size: what WCAG 1.4.4 asks for. */
const LARGE_ROOT_PX = 32

/** From now on every page of this tab has letters twice as large. */
async function enlargeText(page: Page): Promise<void> {
  await page.addInitScript(size => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = `${size}px`
    })
  }, LARGE_ROOT_PX)
}

/** Checks that no text on the screen is cut, leaves its button, or lies beyond the edge of the window. */
async function expectWholeText(page: Page): Promise<void> {
  await settled(page)
  expect(await page.evaluate(cutTexts), 'texts that are cut').toEqual([])
  expect(await page.evaluate(brokenWords), 'words of headings and buttons that go on in the next line').toEqual([])
  expect(await page.evaluate(cutChoices), 'choices of a list that are cut').toEqual([])
}

/** Runs in the page. */
function brokenWords(): string[] {
  const broken: string[] = []
  const range = document.createRange()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (!node.parentElement?.closest('h1, h2, h3, button, label')?.checkVisibility()) continue
    if (node.parentElement.closest('.vh')) continue
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{L}+/gu)) {
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word)
    }
  }
  return broken
}

/** Runs in the page. A select that does not break its line ends it by dots. */
function cutChoices(): string[] {
  const pen = document.createElement('canvas').getContext('2d')
  return [...document.querySelectorAll('select')].flatMap(select => {
    const style = getComputedStyle(select)
    const choice = select.selectedOptions[0]?.label ?? ''
    if (pen) pen.font = style.font
    const room = select.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
    const isOneLine = style.whiteSpace !== 'normal'
    return isOneLine && (pen?.measureText(choice).width ?? 0) > room ? [choice] : []
  })
}

/** Runs in the page. */
function cutTexts(): string[] {
  const width = document.documentElement.clientWidth
  const cut: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement
    const text = node.textContent?.trim() ?? ''
    if (!text || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    if (parent.closest('.vh, [aria-hidden="true"], select, option')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    const around: HTMLElement[] = []
    for (let one: HTMLElement | null = parent; one && one !== document.body; one = one.parentElement) around.push(one)
    // For screen readers only.
    if (around.some(one => one.offsetWidth <= 1)) continue
    let isScrolled = false
    for (const one of around) {
      const { overflowX, overflowY, position } = getComputedStyle(one)
      const edge = one.getBoundingClientRect()
      const isOutX = box.right > edge.right + 1.5 || box.left < edge.left - 1.5
      const isOutY = box.bottom > edge.bottom + 2.5 || box.top < edge.top - 2.5
      const isCut = (overflowX !== 'visible' && isOutX) || (overflowY !== 'visible' && isOutY)
      isScrolled ||= /auto|scroll/.test(overflowX + overflowY)
      if (isScrolled || position === 'fixed') break
      if (isCut || (isOutX && one.matches('button, a, label'))) {
        cut.push(`${text} (${one.className})`)
        break
      }
    }
    if (!isScrolled && (box.right > width + 1 || box.left < -1)) cut.push(`${text} (beyond the window)`)
  }
  if (document.documentElement.scrollWidth > width) cut.push('the page scrolls sideways')
  return cut
}

test('with text at 200 % nothing on a phone is cut: Horario, the menu, a dish, the bar, the QR page', {
  tag: '@phone',
}, async ({ page, restaurant, call }) => {
  const { _id } = await restaurant()
  const menu = menuOf(call, _id)
  const tapas = await menu.category('Tapas calientes')
  await menu.dish(tapas, 'Ensaladilla rusa con ventresca de atún y piparras de Ibarra', {
    allergens: ['eggs', 'fish', 'crustaceans'],
    allergensDeclared: true,
  })
  await enlargeText(page)
  await page.goto('/dashboard/restaurant?tab=hours')
  const bar = page.getByRole('navigation', { name: 'Panel' }).filter({ visible: true })
  await expect(page.getByRole('group', { name: 'Martes' })).toBeVisible()
  await expectWholeText(page)
  // Why nothing can be saved stands above the tabs.
  const [why, tabs] = await Promise.all(
    [page.getByText('Sin cambios'), page.getByRole('tablist')].map(one => one.boundingBox()),
  )
  expect((why?.y ?? 0) + (why?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0)
  // The present page alone has its name; the others keep theirs for screen readers.
  await expect(bar.getByRole('link')).toHaveText(['Inicio', 'Restaurante', 'Menú', 'QR', 'Ajustes'])
  const widths = await bar.locator('a > span').evaluateAll(all => all.map(one => one.clientWidth > 1))
  expect(widths).toEqual([false, true, false, false, false])

  await page.goto('/dashboard/qr')
  await expect(page.getByRole('button', { name: 'Descargar QR' })).toBeVisible()
  await expectWholeText(page)
  await openMenu(page)
  await expectWholeText(page)
  await page.getByRole('button', { name: /^Editar Ensaladilla/ }).click()
  await expect(dialog(page, 'Editar Plato')).toBeVisible()
  await expectWholeText(page)
  await page.goto('/dashboard/home')
  await expect(page.getByRole('link', { name: 'Editar carta' })).toBeVisible()
  await expectWholeText(page)
})
