import { expect, test } from 'vitest'
import { DAY_MS } from '#shared/time.ts'
import type { User } from '#features/identity/identity.contract.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import {
  accept,
  check,
  createTeamOwner,
  invite,
  listTeam,
  login,
  mailedToken,
  makeLink,
  NEW_PASSWORD,
  removeMember,
  resend,
  tokenOf,
} from '#test/team/invitations.ts'

const EMAIL = 'noa@ejemplo.com'

/** An owner with one invited person, and the token of the mail. */
async function createInvitation(app: TestApp) {
  const made = await createTeamOwner(app)
  const { data: member } = await invite(app, made.owner, { email: EMAIL, restaurantIds: made.ids })
  return { ...made, member, token: await mailedToken(app, EMAIL) }
}

test('accepting makes the member active: they sign in, see their restaurant and no other', async () => {
  const app = await createTestApp()
  const { token, ids, second } = await createInvitation(app)
  const answer = await accept(app, token)
  expect(answer).toMatchObject({ status: 200, data: null, message: 'Invitación aceptada. Ya puedes iniciar sesión.' })
  const browser = app.browser()
  const signedIn = (await login(app, EMAIL, NEW_PASSWORD, browser)) as { status: number; data: User }
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
  expect(mail?.text).toContain(EMAIL)
  expect(mail?.text).toContain(restaurant.name)
  expect(mail?.text).toContain('/dashboard/restaurant?tab=team')
})

test('a token tells its own names, whatever the URL says, and its state', async () => {
  const app = await createTestApp()
  const { token, owner, member } = await createInvitation(app)
  const names = { inviterName: 'Marta Iglesias', memberName: 'Noa Pardo', memberEmail: EMAIL }
  expect((await check(app, token)).data).toEqual({ state: 'valid', ...names })
  await resend(app, owner, member.id)
  expect((await check(app, token)).data).toEqual({ state: 'revoked', ...names })
  const fresh = await mailedToken(app, EMAIL)
  app.clock.advance(7 * DAY_MS)
  expect((await check(app, fresh)).data).toEqual({ state: 'expired', ...names })
  await resend(app, await app.signIn(owner), member.id)
  const last = await mailedToken(app, EMAIL)
  await accept(app, last)
  expect((await check(app, last)).data).toEqual({ state: 'used', ...names })
  const nobody = { state: 'unknown', inviterName: null, memberName: null, memberEmail: null }
  expect((await check(app, `${last}x`)).data).toEqual(nobody)
  expect((await check(app, last.slice(0, -1))).data).toEqual(nobody)
})

test.each([undefined, '', 7, null, 'x'.repeat(201)])('a token that is no token (%s) is 400', async token => {
  const app = await createTestApp()
  for (const answer of [await check(app, token), await accept(app, token)])
    expect(answer).toMatchObject({ status: 400, errors: { token: 'Token de invitación no válido' } })
})

test('an expired, used, revoked, truncated or unknown token opens nothing, and says which it is', async () => {
  const app = await createTestApp()
  const { token, owner, member } = await createInvitation(app)
  expect(await accept(app, token.slice(0, -1))).toMatchObject({ status: 400, code: 'invitation_unknown' })
  expect(await accept(app, 'de-nadie')).toMatchObject({ status: 400, message: 'Token de invitación no válido' })
  app.clock.advance(7 * DAY_MS)
  expect(await accept(app, token)).toMatchObject({ status: 400, code: 'invitation_expired' })
  const again = await app.signIn(owner)
  const fresh = tokenOf((await makeLink(app, again, member.id)).data.url)
  expect(await accept(app, token)).toMatchObject({ status: 400, code: 'invitation_revoked' })
  expect((await accept(app, fresh)).status).toBe(200)
  expect(await accept(app, fresh, { password: 'Otra-clave-distinta-9' })).toMatchObject({
    status: 400,
    code: 'invitation_used',
  })
  expect((await login(app, EMAIL)).status).toBe(200)
  expect((await login(app, EMAIL, 'Otra-clave-distinta-9')).status).toBe(401)
})

test('a token lives seven days to the millisecond', async () => {
  const app = await createTestApp()
  const { token } = await createInvitation(app)
  app.clock.advance(7 * DAY_MS - 1)
  expect((await accept(app, token)).status).toBe(200)
})

test('ten acceptances at once with one token: exactly one works, and its password holds', async () => {
  const app = await createTestApp()
  const { token, person } = await createInvitation(app)
  const passwords = Array.from({ length: 10 }, (_, number) => `Merluza-en-salsa-${number}`)
  const answers = await Promise.all(passwords.map(password => accept(app, token, { password })))
  const won = answers.findIndex(({ status }) => status === 200)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ code }) => code === 'invitation_used')).toHaveLength(9)
  expect((await login(app, EMAIL, passwords[won])).status).toBe(200)
  await app.runJobs()
  expect(app.mail.sent.filter(({ to }) => to === person.email)).toHaveLength(1)
})

test('the token of another team opens that team alone', async () => {
  const app = await createTestApp()
  const { token, owner } = await createInvitation(app)
  const other = await createTeamOwner(app)
  await invite(app, other.owner, { email: 'iker@ejemplo.com', restaurantIds: other.ids })
  const answer = await app.request({
    method: 'POST',
    path: '/api/team/accept-invitation',
    body: { token, password: NEW_PASSWORD, restaurantIds: other.ids, role: 'owner', email: 'iker@ejemplo.com' },
  })
  expect(answer.status).toBe(200)
  expect((await listTeam(app, owner)).data[1]).toMatchObject({ email: EMAIL, status: 'active', role: 'worker' })
  expect((await listTeam(app, other.owner)).data[1]).toMatchObject({ email: 'iker@ejemplo.com', status: 'pending' })
})

test('the token of a removed person is revoked', async () => {
  const app = await createTestApp()
  const { token, owner, member } = await createInvitation(app)
  await removeMember(app, owner, member.id)
  expect((await check(app, token)).data.state).toBe('revoked')
  expect(await accept(app, token)).toMatchObject({ status: 400, code: 'invitation_revoked' })
})

test('removing and accepting at the same moment never leaves an open door', async () => {
  const app = await createTestApp()
  const { token, owner, member } = await createInvitation(app)
  await Promise.all([accept(app, token), removeMember(app, owner, member.id)])
  expect((await listTeam(app, owner)).data[1]).toMatchObject({ status: 'removed', restaurantIds: [] })
  expect((await login(app, EMAIL)).status).not.toBe(200)
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
  const own = await app.signUp({ email: EMAIL })
  expect(await accept(app, token)).toMatchObject({
    status: 409,
    code: 'email_exists',
    message: 'Ya existe una cuenta con ese email.',
  })
  expect((await check(app, token)).data.state).toBe('valid')
  expect((await login(app, EMAIL, own.password)).data).toMatchObject({ role: 'owner' })
})

test('an invited person has no account yet: no sign-in, no code for a new password', async () => {
  const app = await createTestApp()
  await createInvitation(app)
  app.mail.sent.length = 0
  expect((await login(app, EMAIL)).status).toBe(401)
  await app.request({ method: 'POST', path: '/api/auth/forgot-password', body: { email: EMAIL } })
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

test('no token is in an answer, in the database or in the queue, only its hash', async () => {
  const app = await createTestApp()
  const { owner, ids } = await createTeamOwner(app)
  const invited = await invite(app, owner, { email: EMAIL, restaurantIds: ids })
  const { db } = app.platform
  const waiting = await db
    .selectFrom('pgboss.job' as never)
    .selectAll()
    .execute()
  expect(JSON.stringify(waiting)).toContain('invitationId')
  const token = await mailedToken(app, EMAIL)
  const link = await makeLink(app, owner, invited.data.id)
  const resent = await resend(app, owner, invited.data.id)
  const texts = [
    invited.text,
    resent.text,
    (await listTeam(app, owner)).text,
    (await check(app, token)).text,
    JSON.stringify(waiting),
    JSON.stringify(
      await db
        .selectFrom('pgboss.job' as never)
        .selectAll()
        .execute(),
    ),
    JSON.stringify(await db.selectFrom('invitations').selectAll().execute()),
    JSON.stringify(await db.selectFrom('users').selectAll().execute()),
  ]
  for (const secret of [token, tokenOf(link.data.url), await mailedToken(app, EMAIL)])
    for (const text of texts) expect(text).not.toContain(secret)
  expect(link.headers['cache-control']).toBe('no-store')
})

test('sixty checks a minute for a network; then 429', async () => {
  const app = await createTestApp({ rateLimits: true })
  for (let time = 0; time < 60; time++) expect((await check(app, 'de-nadie')).status).toBe(200)
  expect(await check(app, 'de-nadie')).toMatchObject({ status: 429, code: 'too_many_requests' })
})
