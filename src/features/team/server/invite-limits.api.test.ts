import { expect, test } from 'vitest'
import { createTestApp } from '#test/app.ts'
import { createTeamOwner, invite, listTeam, removeMember } from '#test/team/invitations.ts'

test('ten invitations at once with one place left: one 201, the others say the limit', async () => {
  const app = await createTestApp()
  const { owner, ids } = await createTeamOwner(app, 'pro')
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, number) =>
      invite(app, owner, { email: `persona${number}@ejemplo.com`, restaurantIds: ids }),
    ),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 403)).toHaveLength(9)
  expect(new Set(answers.filter(({ status }) => status === 403).map(({ code }) => code))).toEqual(
    new Set(['invitation_limit']),
  )
  expect((await listTeam(app, owner)).data).toHaveLength(2)
})

test.each(['trial', 'basic'] as const)('a plan %s has no invitations', async tier => {
  const app = await createTestApp()
  const person = await app.make.owner({ plan: { tier, status: 'active' } })
  const restaurant = await app.make.restaurant(person)
  const answer = await invite(app, await app.signIn(person), { email: 'a@ejemplo.com', restaurantIds: [restaurant.id] })
  expect(answer).toMatchObject({ status: 403, code: 'invitation_limit' })
})

test('premium has four places; pending and active members count, removed ones do not', async () => {
  const app = await createTestApp()
  const { owner, ids, restaurant } = await createTeamOwner(app)
  const active = await app.make.worker([restaurant])
  for (const email of ['a@ejemplo.com', 'b@ejemplo.com', 'c@ejemplo.com'])
    expect((await invite(app, owner, { email, restaurantIds: ids })).status).toBe(201)
  const fifth = { email: 'd@ejemplo.com', restaurantIds: ids }
  expect(await invite(app, owner, fifth)).toMatchObject({ status: 403, code: 'invitation_limit' })
  expect((await removeMember(app, owner, active.id)).status).toBe(200)
  expect((await invite(app, owner, fifth)).status).toBe(201)
})

test('thirty invitations a day, resending and links included; then 429 with the time', async () => {
  const app = await createTestApp({ rateLimits: true })
  const { owner, ids } = await createTeamOwner(app)
  const { data: member } = await invite(app, owner, { email: 'noa@ejemplo.com', restaurantIds: ids })
  const path = `/api/team/members/${member.id}`
  for (let time = 0; time < 29; time++) {
    const step = time % 2 === 0 ? 'resend' : 'link'
    expect((await app.request({ method: 'POST', path: `${path}/${step}`, as: owner })).status).toBe(200)
  }
  const refused = await invite(app, owner, { email: 'iker@ejemplo.com', restaurantIds: ids })
  expect(refused).toMatchObject({
    status: 429,
    message: 'Hoy ya has enviado 30 invitaciones. Podrás enviar más mañana.',
  })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  for (const step of ['resend', 'link'])
    expect((await app.request({ method: 'POST', path: `${path}/${step}`, as: owner })).status).toBe(429)
  expect((await removeMember(app, owner, member.id)).status).toBe(200)
})

test("an admin invites into the team of the restaurants' owner, within that owner's limit, also a lapsed one's", async () => {
  const app = await createTestApp()
  const { owner, person, ids } = await createTeamOwner(app, 'pro')
  const admin = await app.signIn(await app.make.admin())
  await app.make.plan(person.id, { tier: 'pro', status: 'canceled', endsAt: new Date(app.clock.now().getTime() - 1) })
  expect((await invite(app, admin, { email: 'noa@ejemplo.com', restaurantIds: ids })).status).toBe(201)
  expect((await listTeam(app, owner)).data.map(({ email }) => email)).toEqual([person.email, 'noa@ejemplo.com'])
  const second = await invite(app, admin, { email: 'iker@ejemplo.com', restaurantIds: ids })
  expect(second).toMatchObject({ status: 403, code: 'invitation_limit' })
  const foreign = (await createTeamOwner(app)).restaurant.id
  const mixed = await invite(app, admin, { email: 'iker@ejemplo.com', restaurantIds: [...ids, foreign] })
  expect(mixed).toMatchObject({ status: 400, errors: { restaurantIds: 'ID de restaurante no válido' } })
})
