import type { Page } from '@playwright/test'
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, settled, test } from './fixtures.ts'

/** The shared widgets of specification 1 §2 on their own page. */

async function openComponents(page: Page) {
  await page.goto('/components')
  await expect(page.getByRole('heading', { name: 'Componentes', level: 1 })).toBeVisible()
}

const dishModal = (page: Page) => page.getByRole('dialog', { name: 'Editar Plato' })
const focused = (page: Page) => page.locator(':focus')

async function openDishModal(page: Page) {
  await page.getByRole('button', { name: 'Modal lateral' }).click()
  await expect(dishModal(page)).toBeVisible()
  await settled(page)
}

test.describe('on a desktop', () => {
  test.skip(({ isMobile }) => isMobile, 'for mouse and keyboard')

  test('the page has no accessibility finding, also with a modal and toasts open', async ({ page }) => {
    await openComponents(page)
    await expectNoAxeFindings(page)
    for (const name of ['Correcto', 'Error', 'Pendiente', 'Confirmar']) {
      await page.getByRole('button', { name, exact: true }).click()
    }
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await settled(page)
    await expectNoAxeFindings(page)
    await openDishModal(page)
    await expectNoAxeFindings(page)
  })

  test('a modal takes the focus, closes on Escape within 300 ms of animation, and gives the focus back', async ({
    page,
  }) => {
    await openComponents(page)
    await openDishModal(page)
    await expect(page.getByLabel('Nombre del plato')).toBeFocused()
    const duration = await dishModal(page).evaluate(element => getComputedStyle(element).transitionDuration)
    expect(duration.split(', ')[0]).toBe('0.3s')
    await page.keyboard.press('Escape')
    await expect(dishModal(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Modal lateral' })).toBeFocused()
  })

  test('Tab stays inside an open modal', async ({ page }) => {
    await openComponents(page)
    await openDishModal(page)
    for (let presses = 0; presses < 8; presses += 1) {
      await page.keyboard.press('Tab')
      expect(await dishModal(page).evaluate(dialog => dialog.contains(document.activeElement))).toBe(true)
    }
  })

  test('a modal closes on a press of its backdrop and not on one inside', async ({ page }) => {
    await openComponents(page)
    await openDishModal(page)
    await dishModal(page).getByRole('heading').click()
    await expect(dishModal(page)).toBeVisible()
    await page.mouse.click(100, 450)
    await expect(dishModal(page)).toBeHidden()
  })

  test('a form with unsaved changes asks before its modal closes', async ({ page }) => {
    await openComponents(page)
    await openDishModal(page)
    await page.getByLabel('Nombre del plato').fill('Croquetas')
    const question = page.getByRole('alertdialog', { name: 'Tienes cambios sin guardar' })

    await page.keyboard.press('Escape')
    await expect(question.getByRole('button', { name: 'Seguir editando' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(question).toBeHidden()
    await expect(dishModal(page)).toBeVisible()

    await page.mouse.click(100, 450)
    await question.getByRole('button', { name: 'Descartar cambios' }).click()
    await expect(dishModal(page)).toBeHidden()
  })

  test('tabs move by arrows, skip what is disabled, and change place with Alt and an arrow', async ({ page }) => {
    await openComponents(page)
    const pages = page.getByRole('tablist', { name: 'Restaurante' })
    await pages.getByRole('tab', { name: 'Datos básicos' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(pages.getByRole('tab', { name: 'Horario' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel', { name: 'Horario' })).toHaveText('Contenido de Horario')
    await page.keyboard.press('End')
    await expect(pages.getByRole('tab', { name: 'Equipo' })).toHaveAttribute('aria-selected', 'false')

    const categories = page.getByRole('tablist', { name: 'Categorías' }).getByRole('tab')
    await categories.first().focus()
    await page.keyboard.press('Alt+ArrowRight')
    await expect(categories).toContainText(['De cuchara y huerta', 'Para picar', 'Del mar'])
    await expect(focused(page)).toContainText('Para picar')
    await expect(page.getByText('Para picar, posición 2 de 5.')).toBeAttached()
    await expect(page).toHaveURL(/\/components$/)
  })

  test('a tab is dragged to another place', async ({ page }) => {
    await openComponents(page)
    const categories = page.getByRole('tablist', { name: 'Categorías' }).getByRole('tab')
    await categories.first().scrollIntoViewIfNeeded()
    const from = await categories.nth(0).boundingBox()
    const to = await categories.nth(2).boundingBox()
    if (!from || !to) throw new Error('no tabs to drag')
    await page.mouse.move(from.x + 20, from.y + 20)
    await page.mouse.down()
    await page.mouse.move(to.x + to.width - 20, to.y + 20, { steps: 12 })
    await page.mouse.up()
    await expect(categories).toContainText(['De cuchara y huerta', 'Del mar', 'Para picar'])
  })

  test('a list is put in order by keyboard, and Escape gives up', async ({ page }) => {
    await openComponents(page)
    const rows = page.getByRole('list', { name: 'Platos' }).getByRole('listitem')
    const grip = page.getByRole('button', { name: 'Reordenar Croquetas de jamón' })
    const said = (text: string) => page.getByRole('status').filter({ hasText: text })
    await grip.focus()
    await page.keyboard.press('Space')
    await expect(said('Croquetas de jamón, posición 1 de 3.')).toBeAttached()
    await page.keyboard.press('ArrowDown')
    await expect(said('Croquetas de jamón, posición 2 de 3.')).toBeAttached()
    await page.keyboard.press('Escape')
    await expect(rows).toHaveText(['Croquetas de jamón', 'Tortilla de patatas', 'Pan con tomate'])

    await grip.focus()
    await page.keyboard.press('Space')
    await expect(said('Croquetas de jamón, posición 1 de 3.')).toBeAttached()
    await page.keyboard.press('ArrowDown')
    await expect(said('Croquetas de jamón, posición 2 de 3.')).toBeAttached()
    await page.keyboard.press('Space')
    await expect(rows).toHaveText(['Tortilla de patatas', 'Croquetas de jamón', 'Pan con tomate'])
    await expect(grip).toBeFocused()
  })

  test('a switch, segments and a dropdown work by keyboard', async ({ page }) => {
    await openComponents(page)
    const open = page.getByRole('switch', { name: 'Abierto' })
    await expect(open).toBeChecked()
    await open.focus()
    await page.keyboard.press('Space')
    await expect(open).not.toBeChecked()
    await page.getByText('Abierto', { exact: true }).click()
    await expect(open).toBeChecked()
    await expect(page.getByRole('switch', { name: 'Cerrado' })).toBeDisabled()

    const annual = page.getByRole('radio', { name: 'Anual' })
    await annual.focus()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('radio', { name: 'Mensual' })).toBeChecked()

    const restaurant = page.getByRole('combobox', { name: 'Restaurante', exact: true })
    await restaurant.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('option', { name: /El Rincón/ })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(restaurant).toContainText('Taberna Moro')
    await restaurant.press('Enter')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox')).toBeHidden()
    await expect(restaurant).toBeFocused()
  })

  test('fields say what is wrong with an e-mail, a number, a code and a picture', async ({ page }) => {
    await openComponents(page)
    const email = page.getByRole('textbox', { name: 'Correo electrónico' })
    await email.fill('marta@rincon')
    await email.blur()
    await expect(email).toHaveAccessibleDescription('El correo electrónico debe tener el formato nombre@ejemplo.com')
    await email.fill('marta@rincon.es')
    await expect(email).toHaveAccessibleDescription('')

    const order = page.getByRole('textbox', { name: 'Orden' })
    await order.fill('3a')
    await expect(order).toHaveValue('3')
    await expect(order).toHaveAccessibleDescription('Solo se permiten dígitos del 0 al 9')

    await page.getByRole('textbox', { name: 'Código de 6 dígitos' }).fill('123 456')
    await expect(page.getByText('Código 123456 completo')).toBeVisible()

    const picture = page.getByLabel('Foto del plato')
    await picture.setInputFiles({ name: 'carta.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') })
    await expect(page.getByText('Solo se permiten archivos de imagen.')).toBeVisible()
    await picture.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.alloc(15_000_001) })
    await expect(page.getByText('La imagen es demasiado grande. Máximo 15MB.')).toBeVisible()
  })

  test('a password can be shown, and its rules fill up', async ({ page }) => {
    await openComponents(page)
    const password = page.getByRole('textbox', { name: 'Contraseña', exact: true })
    await password.fill('Sobremesa1')
    await expect(page.getByRole('listitem').filter({ hasText: '8 caracteres' })).toContainText('cumplido')
    await expect(page.getByRole('listitem').filter({ hasText: 'Un carácter especial' })).toContainText('falta')
    await page.getByRole('button', { name: 'Mostrar contraseña' }).first().click()
    await expect(password).toHaveAttribute('type', 'text')
  })
})

test.describe('toasts', () => {
  test.skip(({ isMobile }) => isMobile, 'for mouse and keyboard')

  test('a message goes after 5 seconds, an unsaved warning stays until it is saved', async ({ page }) => {
    await page.clock.install()
    await openComponents(page)
    const toasts = page.getByRole('region', { name: 'Notificaciones' })
    await page.getByRole('button', { name: 'Pendiente', exact: true }).click()
    await page.getByRole('button', { name: 'Correcto', exact: true }).click()
    await expect(toasts.getByText('Plato actualizado correctamente')).toBeVisible()
    await page.clock.runFor(5500)
    await expect(toasts.getByText('Plato actualizado correctamente')).toBeHidden()
    await expect(toasts.getByText('Tienes cambios sin guardar')).toBeVisible()
    await toasts.getByRole('button', { name: 'Guardar' }).click()
    await expect(toasts.getByText('Tienes cambios sin guardar')).toBeHidden()
  })

  test('a confirmation asked by pointer takes no focus, stops while hovered, and ends after 10 seconds', async ({
    page,
  }) => {
    await page.clock.install()
    await openComponents(page)
    const question = page.getByRole('alertdialog', { name: '¿Eliminar la categoría «Para picar»?' })
    await page.getByRole('button', { name: 'Confirmar', exact: true }).click()
    await expect(question).toContainText('Se eliminarán también sus 6 platos.')
    await expect(question.locator(':focus')).toHaveCount(0)

    await question.getByText('Se eliminarán').hover()
    await page.clock.runFor(20_000)
    await expect(question).toBeVisible()
    await page.mouse.move(10, 10)
    await page.clock.runFor(8000)
    await expect(question).toBeVisible()
    await page.clock.runFor(2500)
    await expect(question).toBeHidden()
    await expect(page.getByText('No se ha eliminado nada')).toBeVisible()
  })

  test('a confirmation asked by keyboard puts the focus on Cancelar and waits', async ({ page }) => {
    await page.clock.install()
    await openComponents(page)
    const ask = page.getByRole('button', { name: 'Confirmar', exact: true })
    const question = page.getByRole('alertdialog')
    await ask.press('Enter')
    await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused()
    await page.clock.runFor(60_000)
    await expect(question).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(ask).toBeFocused()

    await ask.press('Enter')
    await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Categoría eliminada correctamente')).toBeVisible()
  })

  test('a confirmation over an open modal is answered without closing the modal', async ({ page }) => {
    await openComponents(page)
    await openDishModal(page)
    await dishModal(page).getByRole('button', { name: 'Eliminar' }).click()
    const question = page.getByRole('alertdialog', { name: '¿Eliminar «Croquetas de jamón»?' })
    await question.getByRole('button', { name: 'Cancelar' }).click()
    await expect(question).toBeHidden()
    await expect(dishModal(page)).toBeVisible()
    await dishModal(page).getByRole('button', { name: 'Eliminar' }).click()
    await question.getByRole('button', { name: 'Eliminar' }).click()
    await expect(dishModal(page)).toBeHidden()
    await expect(page.getByText('Plato eliminado correctamente')).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.skip(({ isMobile }) => !isMobile, 'for fingers')

  type Swipe = { from: number; by: number; lift?: boolean }

  async function swipe(page: Page, { from, by, lift = true }: Swipe) {
    const devtools = await page.context().newCDPSession(page)
    const x = 195
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x, y }] })
    await touch('touchStart', from)
    for (let step = 1; step <= 10; step += 1) await touch('touchMove', from + (by * step) / 10)
    if (lift) await touch('touchEnd')
    return () => touch('touchEnd')
  }

  test('the page does not scroll sideways and has no accessibility finding', async ({ page }) => {
    await openComponents(page)
    await expectNoSidewaysScroll(page)
    await expectNoAxeFindings(page)
  })

  test('a modal is a sheet at the bottom, which a swipe of more than 100 px closes', async ({ page }) => {
    await openComponents(page)
    await openDishModal(page)
    const box = await dishModal(page).boundingBox()
    expect(box?.x).toBe(0)
    expect(box?.width).toBe(390)
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844)

    await swipe(page, { from: 150, by: 95 })
    await settled(page)
    await expect(dishModal(page)).toBeVisible()
    await swipe(page, { from: 150, by: 115 })
    await expect(dishModal(page)).toBeHidden()
  })

  test('the sheet follows the finger for 300 px at most', async ({ page }) => {
    await openComponents(page)
    await openDishModal(page)
    const offset = () => dishModal(page).evaluate(sheet => new DOMMatrix(getComputedStyle(sheet).transform).m42)
    const lift = await swipe(page, { from: 150, by: 200, lift: false })
    await expect.poll(offset).toBe(200)
    await lift()
    await expect(dishModal(page)).toBeHidden()
    await openDishModal(page)
    const liftFar = await swipe(page, { from: 150, by: 600, lift: false })
    await expect.poll(offset).toBe(300)
    await liftFar()
    await expect(dishModal(page)).toBeHidden()
  })

  test('a swipe over unsaved changes springs back and asks', async ({ page }) => {
    await openComponents(page)
    await openDishModal(page)
    await page.getByLabel('Nombre del plato').fill('Croquetas')
    await swipe(page, { from: 90, by: 200 })
    await page.getByRole('alertdialog').getByRole('button', { name: 'Seguir editando' }).click()
    await expect(dishModal(page)).toBeVisible()
    await settled(page)
    expect(await dishModal(page).evaluate(sheet => new DOMMatrix(getComputedStyle(sheet).transform).m42)).toBe(0)
  })

  test('a tap on the backdrop closes the sheet', async ({ page }) => {
    await openComponents(page)
    await page.getByRole('button', { name: 'Modal centrado' }).tap()
    const modal = page.getByRole('dialog', { name: '¡Mensaje enviado!' })
    await settled(page)
    await page.touchscreen.tap(195, 60)
    await expect(modal).toBeHidden()
  })

  test('at 481 px a modal is a window and no swipe closes it', async ({ page }) => {
    await page.setViewportSize({ width: 481, height: 844 })
    await openComponents(page)
    await openDishModal(page)
    await swipe(page, { from: 150, by: 200 })
    await settled(page)
    await expect(dishModal(page)).toBeVisible()
  })

  test('tabs scroll with a faded edge and bring the active one into view', async ({ page }) => {
    await openComponents(page)
    const list = page.getByRole('tablist', { name: 'Categorías' })
    await expect(list).toHaveAttribute('data-fade-end', '')
    await list.getByRole('tab', { name: 'Postres' }).click()
    await expect(list.getByRole('tab', { name: 'Postres' })).toBeInViewport({ ratio: 0.9 })
    await expect(list).toHaveAttribute('data-fade-start', '')
  })
})
