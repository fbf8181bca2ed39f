import { expect, test } from 'vitest'
import { DAY_MS } from '#shared/time.ts'
import { v7 } from '#platform/id/id.ts'
import { createTestApp } from '#test/app.ts'
import {
  accept,
  createTeamOwner,
  invite,
  listTeam,
  mailedToken,
  mailedUrl,
  removeMember,
} from '#test/team/invitations.ts'
import type { TeamMember } from '../team.contract.ts'

test('an invitation makes a pending member and a mail with the link of the specification', async () => {
  const app = await createTestApp()
  const { owner, restaurant, ids } = await createTeamOwner(app)
  const { status, data } = await invite(app, owner, {
    email: ' NOA@ejemplo.com ',
    name: 'Noa Pardo',
    restaurantIds: ids,
  })
  expect(status).toBe(201)
  expect(data).toMatchObject({
    name: 'Noa Pardo',
    email: 'noa@ejemplo.com',
    role: 'worker',
    status: 'pending',
    restaurantIds: [restaurant.id],
    invitationExpiresAt: new Date(app.clock.now().getTime() + 7 * DAY_MS).toISOString(),
    plan: null,
  })
  await app.runJobs()
  expect(app.mail.sent).toMatchObject([
    { to: 'noa@ejemplo.com', subject: 'Marta Iglesias te invita a su equipo en Sobremesa' },
  ])
  const url = mailedUrl(app, 'noa@ejemplo.com')
  expect(url.pathname).toBe('/auth/accept-invitation')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    token: expect.stringMatching(/^[\w-]{43}$/),
    inviterName: 'Marta Iglesias',
    teamMemberName: 'Noa Pardo',
    teamMemberEmail: 'noa@ejemplo.com',
    role: 'worker',
  })
})

test('the mail says as what somebody is invited, and what they may do then', async () => {
  const app = await createTestApp()
  const { owner, restaurant, ids } = await createTeamOwner(app)
  const mailOf = async (email: string, more: object) => {
    expect((await invite(app, owner, { email, restaurantIds: ids, ...more })).status).toBe(201)
    await app.runJobs()
    return app.mail.sent.findLast(({ to }) => to === email)?.text.replace(/\s+/g, ' ')
  }
  const cook = await mailOf('luis@ejemplo.com', { roleIds: { [restaurant.id]: 'cocina' } })
  expect(cook).toContain('Entrarás como: Cocina')
  expect(cook).toContain('Podrás cambiar disponibilidad, textos y fotos y alérgenos. Solo tienes que elegir')
  await removeMember(app, owner, (await listTeam(app, owner)).data[1]?.id ?? '')
  const partner = await mailOf('rafa@ejemplo.com', { partner: true })
  expect(partner).toContain('Entrarás como: Socio')
  expect(partner).toContain('menos pagar y eliminar la cuenta. Solo tienes que elegir')
})

test("an owner's name that looks like a link is not mailed to strangers as text", async () => {
  const app = await createTestApp()
  const person = await app.make.owner({ name: 'Gana en premios.example', plan: {} })
  const restaurant = await app.make.restaurant(person)
  await invite(app, await app.signIn(person), { email: 'noa@ejemplo.com', restaurantIds: [restaurant.id] })
  await app.runJobs()
  const [mail] = app.mail.sent
  expect(mail?.subject).toBe('Te invitan a un equipo en Sobremesa')
  expect(mail?.text.replace(/https?:\S+/g, '')).not.toContain('premios.example')
})

test.each([
  [{ email: 'no es un email' }, { email: 'El correo electrónico debe tener el formato nombre@ejemplo.com' }],
  [{ name: '  ' }, { name: 'El nombre es obligatorio' }],
  [{ role: 'owner' }, { role: 'Solo se puede invitar como Trabajador.' }],
  [{ role: 'admin' }, { role: 'Solo se puede invitar como Trabajador.' }],
  [{ restaurantIds: [] }, { restaurantIds: 'Marca al menos un restaurante.' }],
  [{ restaurantIds: undefined }, { restaurantIds: 'Marca al menos un restaurante.' }],
  [{ restaurantIds: ['x'] }, { restaurantIds: 'ID de restaurante no válido' }],
])('an invitation with %j is refused with its text', async (wrong, errors) => {
  const app = await createTestApp()
  const { owner, ids } = await createTeamOwner(app)
  const answer = await app.request({
    method: 'POST',
    path: '/api/team/invite',
    as: owner,
    body: { email: 'noa@ejemplo.com', name: 'Noa', restaurantIds: ids, ...wrong },
  })
  expect(answer).toMatchObject({ status: 400, code: 'validation', errors })
  expect((await listTeam(app, owner)).data).toHaveLength(1)
})

test('restaurants of another owner, deleted ones and unknown ones are 400 and change nothing', async () => {
  const app = await createTestApp()
  const { owner, ids, second } = await createTeamOwner(app)
  const foreign = (await createTeamOwner(app)).restaurant.id
  await app.request({ method: 'DELETE', path: `/api/restaurants/${second.id}`, as: owner })
  for (const id of [foreign, second.id, v7()]) {
    const answer = await invite(app, owner, { email: 'noa@ejemplo.com', restaurantIds: [...ids, id] })
    expect(answer).toMatchObject({ status: 400, errors: { restaurantIds: 'ID de restaurante no válido' } })
  }
  expect((await listTeam(app, owner)).data).toHaveLength(1)
  await app.runJobs()
  expect(app.mail.sent).toEqual([])
})

test('one email invited ten times at once is one member, with one valid link', async () => {
  const app = await createTestApp()
  const { owner, ids } = await createTeamOwner(app, 'pro')
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => invite(app, owner, { email: 'noa@ejemplo.com', restaurantIds: ids })),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
  expect((await listTeam(app, owner)).data).toHaveLength(2)
  const valid = await app.platform.db.selectFrom('invitations').select('id').where('state', '=', 'valid').execute()
  expect(valid).toHaveLength(1)
  await app.runJobs()
  expect(app.mail.sent).toHaveLength(1)
})

test('a pending person who is invited again gets a fresh link, the name and the restaurants of the latest one', async () => {
  const app = await createTestApp()
  const { owner, ids, second } = await createTeamOwner(app, 'pro')
  const { data: first } = await invite(app, owner, { email: 'noa@ejemplo.com', restaurantIds: ids })
  const old = await mailedToken(app, 'noa@ejemplo.com')
  const again = await invite(app, owner, { email: 'noa@ejemplo.com', name: 'Noa P.', restaurantIds: [second.id] })
  expect(again).toMatchObject({ status: 201, data: { id: first.id, name: 'Noa P.', restaurantIds: [second.id] } })
  const fresh = await mailedToken(app, 'noa@ejemplo.com')
  expect(await accept(app, old)).toMatchObject({ status: 400, code: 'invitation_revoked' })
  expect((await accept(app, fresh)).status).toBe(200)
})

test('a member who was removed and is invited twice since is one pending member', async () => {
  const app = await createTestApp()
  const { owner, ids } = await createTeamOwner(app)
  const { data: first } = await invite(app, owner, { email: 'noa@ejemplo.com', restaurantIds: ids })
  await removeMember(app, owner, first.id)
  const { data: second } = await invite(app, owner, { email: 'noa@ejemplo.com', restaurantIds: ids })
  const again = await invite(app, owner, { email: 'noa@ejemplo.com', name: 'Noa P.', restaurantIds: ids })
  expect(again).toMatchObject({ status: 201, data: { id: second.id, name: 'Noa P.' } })
  expect((await listTeam(app, owner)).data.map(({ status }) => status)).toEqual(['active', 'pending'])
})

test('an email with an account is refused: of an owner, of a member of this team or of another one', async () => {
  const app = await createTestApp()
  const { owner, person, ids, restaurant } = await createTeamOwner(app)
  const other = await createTeamOwner(app)
  const emails = [
    person.email,
    other.person.email,
    (await app.make.worker([restaurant])).email,
    (await app.make.worker([other.restaurant])).email,
    (await app.make.admin()).email,
  ]
  for (const email of emails)
    expect(await invite(app, owner, { email, restaurantIds: ids })).toMatchObject({
      status: 409,
      code: 'email_exists',
      message: 'Ya existe una cuenta con ese email.',
    })
  expect((await listTeam(app, owner)).data).toHaveLength(2)
})

test('two teams may invite the same person; the one that is accepted first has them', async () => {
  const app = await createTestApp()
  const [one, two] = [await createTeamOwner(app), await createTeamOwner(app)]
  expect((await invite(app, one.owner, { email: 'noa@ejemplo.com', restaurantIds: one.ids })).status).toBe(201)
  const first = await mailedToken(app, 'noa@ejemplo.com')
  expect((await invite(app, two.owner, { email: 'noa@ejemplo.com', restaurantIds: two.ids })).status).toBe(201)
  const second = await mailedToken(app, 'noa@ejemplo.com')
  expect((await accept(app, second)).status).toBe(200)
  expect(await accept(app, first)).toMatchObject({ status: 409, code: 'email_exists' })
})

test('a call with an idempotency key invites and mails once, and its answer holds no token', async () => {
  const app = await createTestApp()
  const { owner, ids } = await createTeamOwner(app)
  const send = () =>
    app.request<TeamMember>({
      method: 'POST',
      path: '/api/team/invite',
      as: owner,
      headers: { 'idempotency-key': '0199c2b4-7a39-7000-8000-000000000001' },
      body: { email: 'noa@ejemplo.com', name: 'Noa', restaurantIds: ids },
    })
  const [one, two] = [await send(), await send()]
  expect([one.status, two.status, two.data]).toEqual([201, 201, one.data])
  const token = await mailedToken(app, 'noa@ejemplo.com')
  expect(app.mail.sent).toHaveLength(1)
  expect(one.text + two.text).not.toContain(token)
})

test('the invitation of a deleted account, or one revoked while the mail waited, is not mailed', async () => {
  const app = await createTestApp()
  const { owner, ids } = await createTeamOwner(app)
  const { data } = await invite(app, owner, { email: 'noa@ejemplo.com', restaurantIds: ids })
  await removeMember(app, owner, data.id)
  await invite(app, owner, { email: 'iker@ejemplo.com', restaurantIds: ids })
  await app.request({ method: 'DELETE', path: '/api/auth/delete', as: owner })
  await app.runJobs()
  expect(app.mail.sent.map(({ to }) => to)).toEqual([owner.email])
})
