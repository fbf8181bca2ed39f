import { expect, test } from 'vitest'
import { DAY_MS } from '#shared/time.ts'
import { createTestApp } from '#test/app.ts'
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
import { createInvitation, INVITED_EMAIL } from '#test/team/invited-person.ts'

test('a token tells its own names, whatever the URL says, and its state', async () => {
  const app = await createTestApp()
  const { token, owner, member } = await createInvitation(app)
  const names = { inviterName: 'Marta Iglesias', memberName: 'Noa Pardo', memberEmail: INVITED_EMAIL }
  expect((await check(app, token)).data).toEqual({ state: 'valid', ...names })
  await resend(app, owner, member.id)
  expect((await check(app, token)).data).toEqual({ state: 'revoked', ...names })
  const fresh = await mailedToken(app, INVITED_EMAIL)
  app.clock.advance(7 * DAY_MS)
  expect((await check(app, fresh)).data).toEqual({ state: 'expired', ...names })
  await resend(app, await app.signIn(owner), member.id)
  const last = await mailedToken(app, INVITED_EMAIL)
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
  expect((await login(app, INVITED_EMAIL)).status).toBe(200)
  expect((await login(app, INVITED_EMAIL, 'Otra-clave-distinta-9')).status).toBe(401)
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
  expect((await login(app, INVITED_EMAIL, passwords[won])).status).toBe(200)
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
  expect((await listTeam(app, owner)).data[1]).toMatchObject({ email: INVITED_EMAIL, status: 'active', role: 'worker' })
  expect((await listTeam(app, other.owner)).data[1]).toMatchObject({ email: 'iker@ejemplo.com', status: 'pending' })
})

test('the token of a removed person is revoked', async () => {
  const app = await createTestApp()
  const { token, owner, member } = await createInvitation(app)
  await removeMember(app, owner, member.id)
  expect((await check(app, token)).data.state).toBe('revoked')
  expect(await accept(app, token)).toMatchObject({ status: 400, code: 'invitation_revoked' })
})

test('no token is in an answer, in the database or in the queue, only its hash', async () => {
  const app = await createTestApp()
  const { owner, ids } = await createTeamOwner(app)
  const invited = await invite(app, owner, { email: INVITED_EMAIL, restaurantIds: ids })
  const { db } = app.platform
  const waiting = await db
    .selectFrom('pgboss.job' as never)
    .selectAll()
    .execute()
  expect(JSON.stringify(waiting)).toContain('invitationId')
  const token = await mailedToken(app, INVITED_EMAIL)
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
  for (const secret of [token, tokenOf(link.data.url), await mailedToken(app, INVITED_EMAIL)])
    for (const text of texts) expect(text).not.toContain(secret)
  expect(link.headers['cache-control']).toBe('no-store')
})
