import { expect, test } from '../support/fixtures.ts'
import { fill, tabTo } from '../support/hands.ts'
import { newAccount, PASSWORD } from '../support/people.ts'

const NEXT = 'Otra-paella-9'

test('an account by keyboard alone: made, forgotten, found again, changed and left', { tag: '@desktop' }, async ({
  page,
  outbox,
  call,
  expectFailedCalls,
}) => {
  // After the session was ended elsewhere.
  expectFailedCalls('GET /auth/me 401', 'POST /auth/refresh 401')
  const { name, email } = newAccount()
  await page.goto('/auth')
  await tabTo(page, page.getByRole('tab', { name: 'Iniciar sesión' }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('heading', { name: 'Abre tu carta' })).toBeVisible()
  await fill(page, 'Nombre', name)
  await fill(page, 'Email', email)
  await fill(page, 'Contraseña', PASSWORD)
  await fill(page, 'Confirmar contraseña', PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/auth\/onboarding$/)

  await call('POST', '/restaurants', { name: 'Casa Marta' })
  await call('POST', '/auth/logout')
  await page.goto('/auth')
  await tabTo(page, page.getByRole('link', { name: '¿Has olvidado tu contraseña?' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused()
  await page.keyboard.type(`${email}\n`)
  await expect(page.getByRole('textbox', { name: 'Código de 6 dígitos' })).toBeFocused()
  await expect
    .poll(async () => (await outbox(email)).map(({ subject }) => subject))
    .toContain('Tu código para cambiar la contraseña')
  const mail = (await outbox(email)).find(({ subject }) => subject === 'Tu código para cambiar la contraseña')
  await page.keyboard.type(/\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '')
  await expect(page.getByRole('textbox', { name: 'Nueva contraseña' })).toBeFocused()
  await page.keyboard.type(NEXT)
  await fill(page, 'Confirmar contraseña', `${NEXT}\n`)
  await expect(page.getByRole('textbox', { name: 'Contraseña', exact: true })).toBeFocused()
  await page.keyboard.type(`${NEXT}\n`)
  await expect(page).toHaveURL(/\/dashboard\/home$/)

  await tabTo(page, page.getByRole('link', { name: 'Ajustes' }).filter({ visible: true }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Editar nombre' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Nombre' })).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Marta de Casa\n')
  await expect(page.getByRole('heading', { name: 'Marta de Casa' })).toBeVisible()

  await page.keyboard.press('Shift+Tab')
  await tabTo(page, page.getByRole('tab', { name: 'Perfil' }))
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/tab=security$/)
  await fill(page, 'Contraseña actual', NEXT)
  await fill(page, 'Nueva contraseña', PASSWORD)
  await fill(page, 'Confirmar contraseña', `${PASSWORD}\n`)
  await expect(page.getByText('Contraseña actualizada correctamente')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Cambiar contraseña' })).toBeFocused()

  await page.goto('/dashboard/user')
  await tabTo(page, page.getByRole('button', { name: 'Cerrar sesión' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/auth$/)
})
