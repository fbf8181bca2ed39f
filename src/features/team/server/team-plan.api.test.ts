import { expect, test } from 'vitest'
import { DAY_MS } from '#shared/time.ts'
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
  updateMember,
} from '#test/team/invitations.ts'

test('after a downgrade below pro everybody stays and can work, and the owner may only remove', async () => {
  const app = await createTestApp()
  const { owner, person, restaurant, second, ids } = await createTeamOwner(app)
  const member = await app.make.worker([restaurant])
  const { data: pending } = await invite(app, owner, { email: 'noa@ejemplo.com', restaurantIds: ids })
  const token = await mailedToken(app, 'noa@ejemplo.com')
  await app.make.plan(person.id, { tier: 'basic', status: 'active' })
  const { data } = await listTeam(app, owner)
  expect(data[0]?.plan).toMatchObject({ tier: 'basic', invitations: 0, invitationsLeft: 0, readOnly: null })
  expect(data).toHaveLength(3)
  const refused = [
    await updateMember(app, owner, member.id, { restaurantIds: [second.id] }),
    await resend(app, owner, pending.id),
    await makeLink(app, owner, pending.id),
    await sync(app, owner),
  ]
  for (const answer of refused) expect(answer).toMatchObject({ status: 403, code: 'team_plan' })
  for (const email of ['iker@ejemplo.com', 'noa@ejemplo.com'])
    expect(await invite(app, owner, { email, restaurantIds: ids })).toMatchObject({
      status: 403,
      code: 'invitation_limit',
    })
  const worker = await app.signIn(member)
  const edit = { method: 'PUT' as const, path: `/api/restaurants/${restaurant.id}`, body: { name: 'Nombre nuevo' } }
  expect((await app.request({ ...edit, as: worker })).status).toBe(200)
  expect((await accept(app, token)).status).toBe(200)
  expect((await removeMember(app, owner, member.id)).status).toBe(200)
})

test('from premium to pro with three members: nobody goes, nobody can be added, links can be renewed', async () => {
  const app = await createTestApp()
  const { owner, person, restaurant, ids } = await createTeamOwner(app)
  const members = [await app.make.worker([restaurant]), await app.make.worker([restaurant])]
  const { data: pending } = await invite(app, owner, { email: 'noa@ejemplo.com', restaurantIds: ids })
  await app.make.plan(person.id, { tier: 'pro', status: 'active' })
  expect((await listTeam(app, owner)).data[0]?.plan).toMatchObject({ invitations: 1, invitationsLeft: 0 })
  const another = { email: 'iker@ejemplo.com', restaurantIds: ids }
  expect(await invite(app, owner, another)).toMatchObject({ status: 403, code: 'invitation_limit' })
  expect((await resend(app, owner, pending.id)).status).toBe(200)
  for (const { id } of [...members, pending]) expect((await removeMember(app, owner, id)).status).toBe(200)
  expect((await invite(app, owner, another)).status).toBe(201)
})

test('a lapsed owner sees the team and may only remove; the codes of the plan come before those of the limit', async () => {
  const app = await createTestApp()
  const { owner, person, restaurant, ids } = await createTeamOwner(app)
  const member = await app.make.worker([restaurant])
  const worker = await app.signIn(member)
  const endedAt = new Date(app.clock.now().getTime() - DAY_MS)
  await app.make.plan(person.id, { tier: 'pro', status: 'canceled', endsAt: endedAt })
  const { data } = await listTeam(app, owner)
  expect(data[0]?.plan).toMatchObject({ readOnly: 'subscription_ended', endedAt: endedAt.toISOString() })
  const refused = [
    await invite(app, owner, { email: 'noa@ejemplo.com', restaurantIds: ids }),
    await updateMember(app, owner, member.id, { name: 'Otra' }),
    await resend(app, owner, member.id),
    await sync(app, owner),
  ]
  for (const answer of refused) expect(answer).toMatchObject({ status: 403, code: 'subscription_ended' })
  const edit = { method: 'PUT' as const, path: `/api/restaurants/${restaurant.id}`, body: { name: 'X y Z' } }
  expect(await app.request({ ...edit, as: worker })).toMatchObject({
    status: 403,
    code: 'owner_plan_ended',
    message: 'El plan del restaurante ha terminado. Habla con su propietario.',
  })
  expect((await app.request({ path: edit.path, as: worker })).status).toBe(200)
  expect((await removeMember(app, owner, member.id)).status).toBe(200)
})

test("an admin manages the team of a restaurant's owner, also of a lapsed one, and their own team is another", async () => {
  const app = await createTestApp()
  const { owner, person, restaurant, second } = await createTeamOwner(app)
  const member = await app.make.worker([restaurant])
  await app.make.lapsedSubscription(person.id)
  const admin = await app.signIn(await app.make.admin({ name: 'Ana Robles' }))
  const query = `?restaurantId=${restaurant.id}`
  const { data } = await listTeam(app, admin, query)
  expect(data.map(({ id }) => id)).toEqual([person.id, member.id])
  expect(data[0]?.plan).toMatchObject({ tier: 'pro', invitations: 1, readOnly: 'subscription_ended' })
  expect((await updateMember(app, admin, member.id, { name: 'Diego' })).data.name).toBe('Diego')
  expect((await sync(app, admin, query)).data).toEqual({ restaurantCount: 2, syncedCount: 1 })
  expect((await listTeam(app, owner)).data[1]?.restaurantIds).toEqual([restaurant.id, second.id])
  expect((await removeMember(app, admin, member.id)).status).toBe(200)
  const own = await listTeam(app, admin)
  expect(own.data).toMatchObject([
    { role: 'admin', plan: { tier: null, invitations: null, invitationsLeft: null, readOnly: null } },
  ])
})

test("deleting the owner's account ends the workers' access and the invitations", async () => {
  const app = await createTestApp()
  const { owner, restaurant, ids } = await createTeamOwner(app)
  const member = await app.make.worker([restaurant])
  const worker = await app.signIn(member)
  await invite(app, owner, { email: 'noa@ejemplo.com', restaurantIds: ids })
  const token = await mailedToken(app, 'noa@ejemplo.com')
  expect((await app.request({ method: 'DELETE', path: '/api/auth/delete', as: owner })).status).toBe(200)
  expect(await app.request({ path: '/api/auth/me', as: worker })).toMatchObject({ status: 401, code: 'member_removed' })
  expect((await login(app, member.email, PASSWORD)).code).toBe('member_removed')
  expect((await accept(app, token)).code).toBe('invitation_revoked')
  expect((await app.signUp({ email: member.email })).id).toBeTruthy()
})
