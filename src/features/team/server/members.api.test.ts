import { expect, test } from 'vitest'
import { DAY_MS } from '#shared/time.ts'
import { v7 } from '#platform/id/id.ts'
import { createTestApp } from '#test/app.ts'
import { PASSWORD } from '#test/factories.ts'
import {
  accept,
  createTeamOwner,
  invite,
  listTeam,
  login,
  mailedToken,
  makeLink,
  removeMember,
  resend,
  sync,
  tokenOf,
  updateMember,
} from '#test/team/invitations.ts'

test('the list: the owner first with what the plan allows, then active, pending and removed members', async () => {
  const app = await createTestApp()
  const { owner, person, restaurant, second, ids } = await createTeamOwner(app)
  const diego = await app.make.worker([restaurant, second], { name: 'Diego' })
  const iker = await app.make.worker([restaurant], { name: 'Iker' })
  await removeMember(app, owner, iker.id)
  const { data: noa } = await invite(app, owner, { email: 'noa@ejemplo.com', restaurantIds: ids })
  const { data } = await listTeam(app, owner)
  expect(data.map(({ name, role, status }) => `${name} ${role} ${status}`)).toEqual([
    'Marta Iglesias owner active',
    'Diego worker active',
    'Noa Pardo worker pending',
    'Iker worker removed',
  ])
  expect(data[0]).toMatchObject({
    id: person.id,
    email: person.email,
    restaurantIds: [restaurant.id, second.id],
    plan: { tier: 'premium', invitations: 4, invitationsLeft: 2, readOnly: null, endedAt: null },
  })
  expect(data[1]).toMatchObject({ id: diego.id, restaurantIds: [restaurant.id, second.id], plan: null })
  expect(data[2]?.invitationExpiresAt).toBe(noa.invitationExpiresAt)
  expect(data[3]).toMatchObject({ restaurantIds: [], removedAt: app.clock.now().toISOString() })
})

test('a deleted restaurant is none of a member', async () => {
  const app = await createTestApp()
  const { owner, restaurant, second } = await createTeamOwner(app)
  await app.make.worker([restaurant, second])
  await app.request({ method: 'DELETE', path: `/api/restaurants/${restaurant.id}`, as: owner })
  const { data } = await listTeam(app, owner)
  expect(data.map(({ restaurantIds }) => restaurantIds)).toEqual([[second.id], [second.id]])
})

test('a worker gets the text of the specification, for reading and for changing', async () => {
  const app = await createTestApp()
  const { restaurant, ids } = await createTeamOwner(app)
  const person = await app.make.worker([restaurant])
  const worker = await app.signIn(person)
  const answers = [
    await listTeam(app, worker),
    await listTeam(app, worker, `?restaurantId=${restaurant.id}`),
    await invite(app, worker, { email: 'noa@ejemplo.com', restaurantIds: ids }),
    await updateMember(app, worker, person.id, { name: 'Yo' }),
    await removeMember(app, worker, v7()),
    await sync(app, worker),
  ]
  for (const answer of answers)
    expect(answer).toMatchObject({ status: 403, message: 'No tienes permisos para gestionar el equipo.' })
})

test("another owner's team does not exist: members and restaurants are 404, like unknown ones", async () => {
  const app = await createTestApp()
  const { restaurant } = await createTeamOwner(app)
  const member = await app.make.worker([restaurant])
  const { owner: other, person } = await createTeamOwner(app)
  for (const id of [member.id, v7(), 'no-uuid', person.id]) {
    expect(await updateMember(app, other, id, { name: 'Nadie' })).toMatchObject({ status: 404, code: 'not_found' })
    for (const act of [removeMember, resend, makeLink]) expect((await act(app, other, id)).status).toBe(404)
  }
  for (const id of [restaurant.id, v7(), 'no-uuid'])
    expect((await listTeam(app, other, `?restaurantId=${id}`)).status).toBe(404)
  expect((await sync(app, other, `?restaurantId=${restaurant.id}`)).status).toBe(404)
})

test('a change of access holds at once, and the current restaurant follows', async () => {
  const app = await createTestApp()
  const { owner, restaurant, second } = await createTeamOwner(app)
  const member = await app.make.worker([restaurant])
  const worker = await app.signIn(member)
  await app.request({ method: 'PUT', path: `/api/restaurants/${restaurant.id}/switch`, as: worker })
  const answer = await updateMember(app, owner, member.id, { restaurantIds: [second.id, second.id] })
  expect(answer).toMatchObject({ status: 200, data: { name: member.name, restaurantIds: [second.id] } })
  const read = async (id: string) => (await app.request({ path: `/api/restaurants/${id}`, as: worker })).status
  expect([await read(restaurant.id), await read(second.id)]).toEqual([404, 200])
  const me = await app.request({ path: '/api/auth/me', as: worker })
  expect(me.data).toMatchObject({ restaurantIds: [second.id], currentRestaurantId: second.id })
})

test('a new name changes nothing else; what the call does not name is ignored', async () => {
  const app = await createTestApp()
  const { owner, restaurant } = await createTeamOwner(app)
  const member = await app.make.worker([restaurant])
  const body = { name: ' Nombre  ', email: 'otra@ejemplo.com', role: 'owner', status: 'removed', ownerId: v7() }
  const { data } = await updateMember(app, owner, member.id, body)
  expect(data).toMatchObject({
    name: 'Nombre',
    email: member.email,
    role: 'worker',
    status: 'active',
    restaurantIds: [restaurant.id],
  })
})

test.each([
  [{ restaurantIds: [] }, { restaurantIds: 'Marca al menos un restaurante.' }],
  [{ restaurantIds: [v7()] }, { restaurantIds: 'ID de restaurante no válido' }],
  [{ name: '' }, { name: 'El nombre es obligatorio' }],
])('a change with %j is refused and changes nothing', async (body, errors) => {
  const app = await createTestApp()
  const { owner, restaurant } = await createTeamOwner(app)
  const member = await app.make.worker([restaurant])
  expect(await updateMember(app, owner, member.id, body)).toMatchObject({ status: 400, errors })
  expect((await listTeam(app, owner)).data[1]).toMatchObject({ name: member.name, restaurantIds: [restaurant.id] })
})

test("another owner's restaurant in restaurantIds is 400, also beside own ones", async () => {
  const app = await createTestApp()
  const { owner, restaurant } = await createTeamOwner(app)
  const member = await app.make.worker([restaurant])
  const foreign = (await createTeamOwner(app)).restaurant
  const answer = await updateMember(app, owner, member.id, { restaurantIds: [restaurant.id, foreign.id] })
  expect(answer).toMatchObject({ status: 400, message: 'ID de restaurante no válido' })
  expect((await listTeam(app, owner)).data[1]?.restaurantIds).toEqual([restaurant.id])
})

test('a removed member is out with the next call, with the reason, on every device; removing again changes nothing', async () => {
  const app = await createTestApp()
  const { owner, restaurant } = await createTeamOwner(app)
  const member = await app.make.worker([restaurant])
  const [phone, computer] = [await app.signIn(member), await app.signIn(member)]
  const removed = await removeMember(app, owner, member.id)
  expect(removed).toMatchObject({ status: 200, data: { id: member.id, status: 'removed', restaurantIds: [] } })
  for (const as of [phone, computer]) {
    const next = await app.request({
      method: 'PUT',
      path: `/api/restaurants/${restaurant.id}`,
      as,
      body: { name: 'X' },
    })
    expect(next).toMatchObject({
      status: 401,
      code: 'member_removed',
      message: 'Tu acceso al equipo ha sido retirado.',
    })
    expect(await app.request({ method: 'POST', path: '/api/auth/refresh', as })).toMatchObject({
      status: 401,
      code: 'member_removed',
    })
  }
  expect(await login(app, member.email, PASSWORD)).toMatchObject({ status: 403, code: 'member_removed' })
  expect((await login(app, member.email, 'No-es-esta-clave-1')).status).toBe(401)
  app.clock.advance(1000)
  const again = await removeMember(app, owner, member.id)
  expect(again).toMatchObject({ status: 200, data: removed.data })
  expect((await updateMember(app, owner, member.id, { name: 'X' })).status).toBe(404)
})

test('the email of a removed member is free: for this team, for another one and for a registration', async () => {
  const app = await createTestApp()
  const { owner, restaurant, ids } = await createTeamOwner(app)
  const other = await createTeamOwner(app)
  const [one, two, three] = [
    await app.make.worker([restaurant]),
    await app.make.worker([restaurant]),
    await app.make.worker([restaurant]),
  ]
  for (const { id } of [one, two, three]) await removeMember(app, owner, id)
  expect((await invite(app, owner, { email: one.email, restaurantIds: ids })).status).toBe(201)
  expect((await accept(app, await mailedToken(app, one.email))).status).toBe(200)
  expect((await login(app, one.email)).status).toBe(200)
  expect((await invite(app, other.owner, { email: two.email, restaurantIds: other.ids })).status).toBe(201)
  expect((await app.signUp({ email: three.email })).id).toBeTruthy()
  const listed = (await listTeam(app, owner)).data.filter(({ email }) => email === one.email)
  expect(listed).toMatchObject([{ status: 'active' }])
})

test('sync gives everybody all restaurants, and counts the people who got something new', async () => {
  const app = await createTestApp()
  const { owner, restaurant, second, ids } = await createTeamOwner(app)
  const one = await app.make.worker([restaurant])
  await app.make.worker([restaurant, second])
  const gone = await app.make.worker([restaurant])
  await removeMember(app, owner, gone.id)
  const { data: noa } = await invite(app, owner, { email: 'noa@ejemplo.com', restaurantIds: ids })
  expect((await sync(app, owner)).data).toEqual({ restaurantCount: 2, syncedCount: 2 })
  const { data } = await listTeam(app, owner)
  const accessOf = (id: string) => data.find(member => member.id === id)?.restaurantIds
  expect([one.id, noa.id, gone.id].map(accessOf)).toEqual([[restaurant.id, second.id], [restaurant.id, second.id], []])
  expect((await sync(app, owner)).data).toEqual({ restaurantCount: 2, syncedCount: 0 })
})

test('resending mails a fresh link and a copied link mails nothing; each revokes the one before', async () => {
  const app = await createTestApp()
  const { owner, ids, restaurant } = await createTeamOwner(app)
  const { data: member } = await invite(app, owner, { email: 'noa@ejemplo.com', restaurantIds: ids })
  const first = await mailedToken(app, 'noa@ejemplo.com')
  app.clock.advance(6 * DAY_MS)
  const fresh = await app.signIn(owner)
  const expiresAt = new Date(app.clock.now().getTime() + 7 * DAY_MS).toISOString()
  expect((await resend(app, fresh, member.id)).data.invitationExpiresAt).toBe(expiresAt)
  const second = await mailedToken(app, 'noa@ejemplo.com')
  const { data } = await makeLink(app, fresh, member.id)
  await app.runJobs()
  expect(app.mail.sent).toHaveLength(2)
  expect(data.url).toMatch(/^http:\/\/localhost:\d+\/auth\/accept-invitation\?token=/)
  for (const old of [first, second]) expect((await accept(app, old)).code).toBe('invitation_revoked')
  expect((await accept(app, tokenOf(data.url))).status).toBe(200)
  for (const act of [resend, makeLink])
    expect(await act(app, fresh, member.id)).toMatchObject({ status: 409, code: 'not_pending' })
  const worker = await app.make.worker([restaurant])
  expect((await resend(app, fresh, worker.id)).status).toBe(409)
})
