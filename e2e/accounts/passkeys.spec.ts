import type { Page } from '@playwright/test'
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from '../support/fixtures.ts'
import { PASSWORD } from '../support/people.ts'

/** A phone's own authenticator, as Chromium plays it. `answers`: whether its person looks at the phone. */
async function phoneOf(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable', { enableUI: false })
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    answers: (enabled: boolean) =>
      cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }).then(() => undefined),
    count: async () => (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  }
}

/** At the phone's size: the check of both ends a debugging session, and the authenticator with it. */
async function expectGood(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page)
  await expectNoAxeFindings(page)
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/dashboard/user')
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL(/\/auth$/)
}

async function logInByPassword(page: Page, email: string): Promise<void> {
  await page.goto('/auth')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(PASSWORD)
  await page.keyboard.press('Enter')
}

test('a passkey is offered once after a sign-in on a phone, used after a sign-out, and removed', {
  tag: '@phone',
}, async ({ page, restaurant, outbox }) => {
  const { owner } = await restaurant()
  await signOut(page)
  const phone = await phoneOf(page)
  await logInByPassword(page, owner.email)
  await expect(page.getByRole('heading', { name: 'La próxima vez, con la huella' })).toBeVisible()
  await expectGood(page)
  await page.getByRole('button', { name: 'Activar' }).click()
  await expect(page).toHaveURL(/\/dashboard\/home/)
  expect(await phone.count()).toBe(1)
  expect((await outbox(owner.email)).map(({ subject }) => subject)).toContain('Has añadido una llave')

  await phone.answers(false)
  await signOut(page)
  const passkey = page.getByRole('button', { name: 'Entrar con Face ID o huella' })
  await expect(passkey).toBeVisible()
  await expectGood(page)
  await passkey.click()
  await expect(page.getByRole('heading', { name: 'Mira a tu teléfono' })).toBeVisible()
  await expectGood(page)
  await page.getByRole('button', { name: 'Usar mi contraseña' }).click()
  await expect(page.getByRole('textbox', { name: 'Contraseña' })).toBeVisible()
  await phone.answers(true)
  await passkey.click()
  await expect(page).toHaveURL(/\/dashboard\/home/)

  await page.goto('/dashboard/user?tab=security')
  await page.getByRole('button', { name: /^Quitar la llave de / }).click()
  await page.getByRole('button', { name: 'Quitar llave' }).click()
  await expect(page.getByText('Llave quitada')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Activar' })).toBeVisible()
  await phone.answers(false)
  await signOut(page)
  await expect(passkey).toBeHidden()
  await logInByPassword(page, owner.email)
  // Offered once: 'Activar' stands in Seguridad.
  await expect(page).toHaveURL(/\/dashboard\/home/)
})

test('Seguridad: a passkey is made, has a name, opens the door over a form whose session has ended', {
  tag: '@one-size',
}, async ({ page, restaurant, expectFailedCalls, context }) => {
  expectFailedCalls('PUT /auth/update 401', 'POST /auth/refresh 401')
  await restaurant()
  await page.goto('/dashboard/user?tab=security')
  await page.getByRole('button', { name: 'Activar' }).waitFor()
  await phoneOf(page)
  await page.getByRole('button', { name: 'Activar' }).click()
  const before = page.getByRole('dialog', { name: 'Entra con tu cara o tu huella' })
  await expect(before.getByText(/a nosotros no nos llega/)).toBeVisible()
  await expectGood(page)
  await before.getByRole('button', { name: 'Seguir' }).click()
  const named = page.getByRole('dialog', { name: 'Llave creada' })
  await expect(named.getByLabel('Nombre')).toBeFocused()
  await named.getByLabel('Nombre').fill('Móvil de la barra')
  await expectGood(page)
  await named.getByRole('button', { name: 'Guardar nombre' }).click()
  await expect(page.getByRole('button', { name: 'Cambiar el nombre de Móvil de la barra' })).toBeVisible()
  await expect(page.getByText('Creada hoy. Sin usar')).toBeVisible()
  await expectGood(page)

  await page.getByRole('tab', { name: 'Perfil' }).click()
  await page.getByRole('button', { name: 'Editar nombre' }).click()
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Marta Iglesias Soler')
  await context.clearCookies()
  await page.keyboard.press('Enter')
  const again = page.getByRole('dialog', { name: 'Vuelve a entrar para seguir' })
  await expect(again.getByText('Lo que has escrito sigue aquí detrás.')).toBeVisible()
  await expectGood(page)
  await again.getByRole('button', { name: 'Entrar con Face ID o huella' }).click()
  await expect(page.getByText('Información actualizada correctamente')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Marta Iglesias Soler' })).toBeVisible()
})
