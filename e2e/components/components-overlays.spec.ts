import { dishModal, openComponents, openDishModal } from '../support/components-page.ts'
import { expect, test } from '../support/fixtures.ts'

test.describe('a modal', { tag: '@desktop' }, () => {
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
    const hasFocus = () => dishModal(page).evaluate(dialog => dialog.contains(document.activeElement))
    for (let presses = 0; presses < 8; presses += 1) {
      await page.keyboard.press('Tab')
      // The guards at its ends hold the focus for a moment before they send it back.
      await expect.poll(hasFocus).toBe(true)
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
})

test.describe('toasts', { tag: '@desktop' }, () => {
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
