import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app.ts'
import { PASSWORD } from '#test/factories.ts'
import { accept } from '#test/team/invitations.ts'
import { createInvitation } from '#test/team/invited-person.ts'

const EMAIL = 'marta@casapepe.es'
const OF_PERSON = 'Marta-Casapepe-1'
const OF_PRODUCT = 'Sobremesa2027!'

const refused = (field: string) => {
  const message = 'Esta contraseña es demasiado común. Elige otra.'
  return { status: 400, code: 'password_common', message, errors: { [field]: message } }
}
const post = <Data>(app: TestApp, path: string, body: object) =>
  app.request<Data>({ method: 'POST', path: `/api/auth/${path}`, body })

test('a password of the product’s and the person’s own words is refused wherever somebody chooses one', async () => {
  const app = await createTestApp()
  for (const password of [OF_PERSON, OF_PRODUCT]) {
    const registration = { name: 'Marta', email: EMAIL, password, confirmPassword: password, acceptTerms: true }
    expect(await post(app, 'register', registration)).toMatchObject(refused('password'))
  }
  const owner = await app.signIn(await app.make.owner({ name: 'Marta', email: EMAIL }))
  const body = { currentPassword: PASSWORD, newPassword: OF_PERSON }
  expect(await app.request({ method: 'PUT', path: '/api/auth/update', as: owner, body })).toMatchObject(
    refused('newPassword'),
  )
  await post(app, 'forgot-password', { email: EMAIL })
  await app.runJobs()
  const code = /\b\d{6}\b/.exec(app.mail.sent.at(-1)?.text ?? '')?.[0]
  const { tempToken } = (await post<{ tempToken: string }>(app, 'verify-reset-code', { email: EMAIL, code })).data
  expect(await post(app, 'reset-password', { tempToken, newPassword: OF_PERSON })).toMatchObject(refused('newPassword'))
  expect((await post(app, 'reset-password', { tempToken, newPassword: 'Otra-paella-9' })).status).toBe(200)
})

test('neither may an invited person choose the name of the invitation', async () => {
  const app = await createTestApp()
  const { token } = await createInvitation(app)
  expect(await accept(app, token, { password: 'Noa-Pardo-2027' })).toMatchObject(refused('password'))
  expect((await accept(app, token)).status).toBe(200)
})
