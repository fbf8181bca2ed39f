import { expect, test } from 'vitest'
import type { User } from '#features/identity/identity.contract.ts'
import { createTestApp } from '#test/app.ts'
import { accept, check, listTeam, login, NEW_PASSWORD, removeMember } from '#test/team/invitations.ts'
import { createInvitation, INVITED_EMAIL } from '#test/team/invited-person.ts'

test('accepting makes the member active: they sign in, see their restaurant and no other', async () => {
  const app = await createTestApp()
  const { token, ids, second } = await createInvitation(app)
  const answer = await accept(app, token)
  expect(answer).toMatchObject({ status: 200, data: null, message: 'Invitación aceptada. Ya puedes iniciar sesión.' })
  const browser = app.browser()
  const signedIn = (await login(app, INVITED_EMAIL, NEW_PASSWORD, browser)) as { status: number; data: User }
  expect(signedIn).toMatchObject({
    status: 200,
    data: { role: 'worker', status: 'active', restaurantIds: ids, currentRestaurantId: ids[0] },
  })
  expect(signedIn.data.subscription).toBeUndefined()
  const read = (id: string | undefined) => app.request({ path: `/api/restaurants/${id}`, as: browser })
  expect((await read(ids[0])).status).toBe(200)
  expect((await read(second.id)).status).toBe(404)
})

test('the owner gets a mail when an invitation is accepted', async () => {
  const app = await createTestApp()
  const { token, person, restaurant } = await createInvitation(app)
  await accept(app, token)
  await app.runJobs()
  const mail = app.mail.sent.findLast(({ to }) => to === person.email)
  expect(mail?.subject).toBe('Noa Pardo ya está en tu equipo')
  expect(mail?.text).toContain(INVITED_EMAIL)
  expect(mail?.text).toContain(restaurant.name)
  expect(mail?.text).toContain('/dashboard/restaurant?tab=team')
})

test('removing and accepting at the same moment never leaves an open door', async () => {
  const app = await createTestApp()
  const { token, owner, member } = await createInvitation(app)
  await Promise.all([accept(app, token), removeMember(app, owner, member.id)])
  expect((await listTeam(app, owner)).data[1]).toMatchObject({ status: 'removed', restaurantIds: [] })
  expect((await login(app, INVITED_EMAIL)).status).not.toBe(200)
})

test.each([
  ['', 'La contraseña es requerida'],
  [undefined, 'La contraseña es requerida'],
  [
    'corta',
    'La contraseña debe tener al menos 8 caracteres, una mayúscula, una minúscula, un número y un carácter especial.',
  ],
])('the password %j is refused with its text, and the token can still be used', async (password, text) => {
  const app = await createTestApp()
  const { token } = await createInvitation(app)
  const answer = await app.request({
    method: 'POST',
    path: '/api/team/accept-invitation',
    body: { token, password },
  })
  expect(answer).toMatchObject({ status: 400, errors: { password: text } })
  expect((await accept(app, token)).status).toBe(200)
})

test('a common password is refused, and the token can still be used', async () => {
  const app = await createTestApp()
  const { token } = await createInvitation(app)
  expect(await accept(app, token, { password: 'Password1!' })).toMatchObject({ status: 400, code: 'password_common' })
  expect((await accept(app, token)).status).toBe(200)
})

test('an invited person who registered alone keeps that account: 409, and the token is not used up', async () => {
  const app = await createTestApp()
  const { token } = await createInvitation(app)
  const own = await app.signUp({ email: INVITED_EMAIL })
  expect(await accept(app, token)).toMatchObject({
    status: 409,
    code: 'email_exists',
    message: 'Ya existe una cuenta con ese email.',
  })
  expect((await check(app, token)).data.state).toBe('valid')
  expect((await login(app, INVITED_EMAIL, own.password)).data).toMatchObject({ role: 'owner' })
})

test('an invited person has no account yet: no sign-in, no code for a new password', async () => {
  const app = await createTestApp()
  await createInvitation(app)
  app.mail.sent.length = 0
  expect((await login(app, INVITED_EMAIL)).status).toBe(401)
  await app.request({ method: 'POST', path: '/api/auth/forgot-password', body: { email: INVITED_EMAIL } })
  await app.runJobs()
  expect(app.mail.sent).toEqual([])
})

test("accepting ends another account's session in that browser, and only there", async () => {
  const app = await createTestApp()
  const { token } = await createInvitation(app)
  const stranger = await app.make.owner()
  const [here, elsewhere] = [await app.signIn(stranger), await app.signIn(stranger)]
  expect((await accept(app, token, { as: here })).status).toBe(200)
  expect((await app.request({ path: '/api/auth/me', as: here })).status).toBe(401)
  expect((await app.request({ path: '/api/auth/me', as: elsewhere })).status).toBe(200)
})

test('a refused acceptance ends no session', async () => {
  const app = await createTestApp()
  const here = await app.signIn(await app.make.owner())
  expect((await accept(app, 'de-nadie', { as: here })).status).toBe(400)
  expect((await app.request({ path: '/api/auth/me', as: here })).status).toBe(200)
})

test('ten tries in fifteen minutes for a network; then 429 with the time', async () => {
  const app = await createTestApp({ rateLimits: true })
  for (let time = 0; time < 10; time++) expect((await accept(app, 'de-nadie')).status).toBe(400)
  const refused = await accept(app, 'de-nadie')
  expect(refused).toMatchObject({ status: 429, message: expect.stringContaining('Inténtalo de nuevo en 15 minutos') })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})

test('sixty checks a minute for a network; then 429', async () => {
  const app = await createTestApp({ rateLimits: true })
  for (let time = 0; time < 60; time++) expect((await check(app, 'de-nadie')).status).toBe(200)
  expect(await check(app, 'de-nadie')).toMatchObject({ status: 429, code: 'too_many_requests' })
})
