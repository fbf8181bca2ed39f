import { openComponents, openDishModal } from '../support/components-page.ts'
import { expect, expectNoAxeFindings, settled, test } from '../support/fixtures.ts'
import { liftByKeyboard } from '../support/steps.ts'

test.describe('the widgets by mouse and keyboard', { tag: '@desktop' }, () => {
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
    await expect(page.locator(':focus')).toContainText('Para picar')
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
    await liftByKeyboard(page, grip)
    await expect(said('Croquetas de jamón, posición 1 de 3.')).toBeAttached()
    await page.keyboard.press('ArrowDown')
    await expect(said('Croquetas de jamón, posición 2 de 3.')).toBeAttached()
    await page.keyboard.press('Escape')
    await expect(rows).toHaveText(['Croquetas de jamón', 'Tortilla de patatas', 'Pan con tomate'])

    await liftByKeyboard(page, grip)
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
