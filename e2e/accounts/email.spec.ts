import { expect, expectGoodAtBothSizes, test } from '../support/fixtures.ts'
import { grantPlan } from '../support/operator.ts'
import { PASSWORD } from '../support/people.ts'

const NEXT = 'Otra-paella-9'
const linkIn = (text: string, page: string): string =>
  new RegExp(`https?:\\S+/auth/${page}\\?token=\\S+`).exec(text)?.[0] ?? ''

test('the email is confirmed, changed with a code, and taken back from the address before', {
  tag: '@one-size',
}, async ({ page, restaurant, outbox, call, browser, baseURL, expectFailedCalls }) => {
  expectFailedCalls('POST /auth/email/confirm 400')
  const { owner } = await restaurant()
  const email = owner.email.replace('@', '-nuevo@')
  const elsewhere = await browser.newContext()
  const data = { email: owner.email, password: PASSWORD }
  await elsewhere.request.post(`${baseURL}/api/auth/login`, { data, headers: { origin: baseURL } })

  await page.goto('/dashboard/user')
  await expect(page.getByText('Sin confirmar')).toBeVisible()
  const [confirmation] = (await outbox(owner.email)).filter(({ subject }) => subject === 'Confirma tu email')
  await page.goto(linkIn(confirmation?.text ?? '', 'confirmar'))
  await page.getByRole('button', { name: 'Confirmar mi email' }).click()
  await expect(page.getByRole('heading', { name: 'Email confirmado' })).toBeVisible()
  await expectGoodAtBothSizes(page)

  await page.goto('/dashboard/user')
  await expect(page.getByText('Confirmado', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Cambiar email' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cambiar email' })
  await dialog.getByLabel('Nuevo email').fill(owner.email)
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Ese ya es tu email.')).toBeVisible()
  await dialog.getByLabel('Nuevo email').fill(email)
  await expectGoodAtBothSizes(page)
  await dialog.getByRole('button', { name: 'Enviar código' }).click()
  const typing = page.getByRole('dialog', { name: 'Mira el correo nuevo' })
  await expect(typing.getByText(email)).toBeVisible()
  const text = (await outbox(email))[0]?.text ?? ''
  const code = /\b\d{6}\b/.exec(text)?.[0] ?? ''
  const field = typing.getByLabel('Código de 6 dígitos')
  await field.fill(code === '000000' ? '000001' : '000000')
  await expect(typing.getByText('Código incorrecto o expirado. Inténtalo de nuevo.')).toBeVisible()
  await expectGoodAtBothSizes(page)
  await field.fill(code)
  await expect(page.getByText(`Tu email es ${email}`)).toBeVisible()
  await expect(typing).toBeHidden()
  await expect(page.getByRole('main').getByText(email)).toBeVisible()
  expect((await elsewhere.request.get(`${baseURL}/api/auth/me`)).status()).toBe(401)
  await elsewhere.close()

  const mails = await outbox(owner.email)
  const notice = mails.find(({ subject }) => subject === 'Han cambiado el email de tu cuenta')
  await page.goto(linkIn(notice?.text ?? '', 'deshacer'))
  await expect(page.getByRole('heading', { name: '¿No has sido tú?' })).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  await expectGoodAtBothSizes(page)
  await page.getByRole('button', { name: 'Volver a mi email de antes' }).click()
  await expect(page.getByRole('heading', { name: 'Elige una contraseña nueva' })).toBeVisible()
  await page.getByLabel('Nueva contraseña').fill(NEXT)
  await page.getByLabel('Confirmar contraseña').fill(NEXT)
  await expectGoodAtBothSizes(page)
  await page.getByRole('button', { name: 'Guardar contraseña' }).click()
  await expect(page).toHaveURL(/\/auth$/)
  await expect(page.getByLabel('Email')).toHaveValue(owner.email)
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(NEXT)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard/)
  expect(await call('GET', '/auth/me')).toMatchObject({ email: owner.email, emailConfirmed: true })
})

test('a deletion is taken back from its mail: menus, team and plan are there again', { tag: '@one-size' }, async ({
  page,
  restaurant,
  outbox,
  call,
  baseURL,
  browser,
  expectFailedCalls,
}) => {
  expectFailedCalls('GET /auth/me 401', 'POST /auth/refresh 401')
  const { owner, _id, slug } = await restaurant()
  await grantPlan(owner.email, { tier: 'pro', status: 'active' })
  const category = await call<{ _id: string }>('POST', `/restaurants/${_id}/categories`, {
    translations: { es: { name: 'Tapas' } },
  })
  await call('POST', `/categories/${category._id}/items`, { translations: { es: { name: 'Ensaladilla' } }, price: 6 })
  const member = owner.email.replace('@', '-equipo@')
  await call('POST', '/team/invite', { name: 'Luis', email: member, restaurantIds: [_id] })
  const [invitation] = await outbox(member)
  const token = /token=([\w-]+)/.exec(invitation?.text ?? '')?.[1]
  const worker = await browser.newContext()
  const headers = { origin: baseURL }
  await worker.request.post(`${baseURL}/api/team/accept-invitation`, { data: { token, password: PASSWORD }, headers })

  await page.goto('/dashboard/user?tab=security')
  await page.getByRole('button', { name: 'Eliminar cuenta' }).click()
  const dialog = page.getByRole('dialog', { name: 'Eliminar cuenta' })
  await dialog.getByLabel('Escribe ELIMINAR para confirmar').fill('ELIMINAR')
  await dialog.getByRole('button', { name: 'Eliminar cuenta' }).click()
  await expect(page).toHaveURL(`${baseURL}/`)
  expect((await worker.request.get(`${baseURL}/${slug}`)).status()).toBe(404)

  const mails = await outbox(owner.email)
  const last = mails.find(({ subject }) => subject === 'Tu cuenta está eliminada')
  await page.goto(linkIn(last?.text ?? '', 'deshacer'))
  await page.getByRole('button', { name: 'Recuperar mi cuenta' }).click()
  await expect(page.getByRole('heading', { name: 'Aquí no ha pasado nada' })).toBeVisible()
  await page.goto(`/${slug}`)
  await expect(page.getByText('Ensaladilla')).toBeVisible()
  const data = { email: member, password: PASSWORD }
  const again = await worker.request.post(`${baseURL}/api/auth/login`, { data, headers })
  expect(await again.json()).toMatchObject({ data: { role: 'worker', restaurantIds: [_id] } })
  await worker.close()

  await page.goto('/auth')
  await page.getByLabel('Email').fill(owner.email)
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard/)
  expect(await call('GET', '/team/members')).toMatchObject([{}, { email: member, status: 'active' }])
  expect(await call('GET', '/auth/me')).toMatchObject({ subscription: { tier: 'pro', status: 'active' } })
})
