import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { fillPath } from '#shared/endpoint.ts'
import { asOwner } from '#test/databases/database.ts'
import { createTestApp, type SignedIn, type TestApp } from '#test/app.ts'
import {
  accept,
  invite,
  listTeam,
  mailedToken,
  NEW_PASSWORD,
  makeLink,
  removeMember,
  resend,
  updateMember,
} from '#test/team/invitations.ts'
import { createPeople, createRole, memberOf, put, rolesOf } from '#test/team/people.ts'

const remove = (app: TestApp, as: SignedIn, path: string) => app.request({ method: 'DELETE', path: `/api${path}`, as })
const refusals = (answers: { status: number; code?: string | undefined }[]) =>
  answers.map(({ status, code }) => [status, code])

test('after a downgrade roles are read and hold; nothing is set until there is a plan with a team again', async () => {
  const app = await createTestApp()
  const { owner, person, restaurant, cook, asCook, dish } = await createPeople(app)
  const { data: barra } = await createRole(app, owner, 'Barra', ['prices'])
  await updateMember(app, owner, cook.id, { roleIds: { [restaurant.id]: barra.id } })
  await app.make.plan(person.id, { tier: 'basic', status: 'active' })
  expect(await rolesOf(app, owner)).toMatchObject([{ name: 'Barra', rights: ['prices'], memberIds: [cook.id] }])
  expect(await memberOf(app, owner, cook.id)).toMatchObject({ roleIds: { [restaurant.id]: barra.id } })
  const refused = [
    await put(app, owner, `/team/roles/${barra.id}`, { rights: [] }),
    await remove(app, owner, `/team/roles/${barra.id}`),
    await updateMember(app, owner, cook.id, { roleIds: { [restaurant.id]: null } }),
  ]
  expect(refusals(refused)).toEqual(refused.map(() => [403, 'team_plan']))
  expect((await put(app, asCook, `/menu/items/${dish.id}`, { price: 7 })).status).toBe(200)
  expect((await put(app, asCook, `/menu/items/${dish.id}`, { available: false })).code).toBe('no_right')
  await app.make.plan(person.id, { tier: 'premium', status: 'active' })
  const changed = await put(app, owner, `/team/roles/${barra.id}`, { rights: ['availability'] })
  expect(changed.status).toBe(200)
  expect((await put(app, asCook, `/menu/items/${dish.id}`, { available: false })).status).toBe(200)
  await app.make.plan(person.id, { tier: 'basic', status: 'active' })
  expect((await removeMember(app, owner, cook.id)).status).toBe(200)
  expect(await rolesOf(app, owner)).toMatchObject([{ memberIds: [] }])
})

describe('a role that is deleted', () => {
  test('while a sheet is open on it is no role any more: 412 for what the sheet saw, 400 for its name', async () => {
    const app = await createTestApp()
    const { owner, asRafa, restaurant, cook } = await createPeople(app)
    const { data: barra } = await createRole(app, owner, 'Barra', ['prices'])
    await updateMember(app, owner, cook.id, { roleIds: { [restaurant.id]: barra.id } })
    const opened = await memberOf(app, owner, cook.id)
    expect((await remove(app, asRafa, `/team/roles/${barra.id}`)).status).toBe(200)
    const saved = await app.request<{ current: { roleIds: object; rights: object }; changedBy: string }>({
      method: 'PUT',
      path: `/api/team/members/${cook.id}`,
      as: owner,
      headers: { 'if-match': `"${opened.updatedAt}"` },
      body: { roleIds: { [restaurant.id]: barra.id } },
    })
    expect([saved.status, saved.data]).toMatchObject([
      412,
      {
        current: { roleIds: { [restaurant.id]: null }, rights: { [restaurant.id]: ['prices'] } },
        changedBy: 'Rafa',
      },
    ])
    const again = await updateMember(app, owner, cook.id, { roleIds: { [restaurant.id]: barra.id } })
    expect([again.status, again.errors]).toEqual([
      400,
      { roleIds: 'Ese papel ya no existe. Vuelve a cargar la página.' },
    ])
    expect((await put(app, owner, `/team/roles/${barra.id}`, { rights: [] })).status).toBe(404)
    expect((await memberOf(app, owner, cook.id)).rights[restaurant.id]).toEqual(['prices'])
  })

  test('between an invitation and its acceptance leaves what it allowed', async () => {
    const app = await createTestApp()
    const { owner, restaurant, dish } = await createPeople(app)
    const { data: barra } = await createRole(app, owner, 'Barra', ['prices'])
    const email = 'noa@ejemplo.com'
    const roleIds = { [restaurant.id]: barra.id }
    const { data: noa } = await invite(app, owner, { email, restaurantIds: [restaurant.id], roleIds })
    expect((await remove(app, owner, `/team/roles/${barra.id}`)).status).toBe(200)
    expect((await accept(app, await mailedToken(app, email))).status).toBe(200)
    expect(await memberOf(app, owner, noa.id)).toMatchObject({
      status: 'active',
      rights: { [restaurant.id]: ['prices'] },
      roleIds: { [restaurant.id]: null },
    })
    const as = await app.signIn({ id: noa.id, name: noa.name, email, password: NEW_PASSWORD, role: 'worker' })
    expect((await put(app, as, `/menu/items/${dish.id}`, { price: 7 })).status).toBe(200)
    expect((await put(app, as, `/menu/items/${dish.id}`, { available: false })).code).toBe('no_right')
  })
})

test('every call of a member, for a pending and for a removed one', async () => {
  const app = await createTestApp()
  const { owner, restaurant, cook } = await createPeople(app)
  const { data: pending } = await invite(app, owner, { email: 'noa@ejemplo.com', restaurantIds: [restaurant.id] })
  await removeMember(app, owner, cook.id)
  const { data: barra } = await createRole(app, owner, 'Barra', ['prices'])
  const calls = app.router.endpoints.filter(({ path }) => path.startsWith('/team/members/:id'))
  const answersFor = async (id: string) => {
    const answers: Record<string, number> = {}
    for (const { name, method, path } of calls) {
      const body = method === 'PUT' ? { name: 'Otro nombre', rights: { [restaurant.id]: ['look'] } } : undefined
      const sent = { method, path: `/api${fillPath(path, { id })}`, as: owner, ...(body && { body }) }
      answers[name] = (await app.request(sent)).status
    }
    return answers
  }
  expect(await answersFor(cook.id)).toEqual({
    'team.update': 404,
    'team.remove': 200,
    'team.resend': 404,
    'team.link': 404,
  })
  expect((await memberOf(app, owner, cook.id)).status).toBe('removed')
  const byRole = (id: string) => put(app, owner, `/team/roles/${barra.id}`, { rights: ['look'], apply: [id] })
  expect([(await byRole(cook.id)).status, (await byRole(pending.id)).status]).toEqual([400, 200])
  expect([(await resend(app, owner, pending.id)).status, (await makeLink(app, owner, pending.id)).status]).toEqual([
    200, 200,
  ])
  expect(await answersFor(pending.id)).toEqual({
    'team.update': 200,
    'team.remove': 200,
    'team.resend': 404,
    'team.link': 404,
  })
})

test("a partner whose owner's plan has ended reads, corrects and removes; they cannot hire, and hear who can", async () => {
  const app = await createTestApp()
  const { person, asRafa, cook, ids, restaurant, dish } = await createPeople(app)
  await app.make.lapsedSubscription(person.id)
  expect((await listTeam(app, asRafa)).data[0]?.plan).toMatchObject({ readOnly: 'subscription_ended' })
  const create = { method: 'POST' as const, path: '/api/restaurants', as: asRafa, body: { name: 'Otra casa' } }
  const refused = [
    await put(app, asRafa, `/restaurants/${restaurant.id}`, { name: 'Otro nombre' }),
    await put(app, asRafa, `/menu/items/${dish.id}`, { price: 7 }),
    await invite(app, asRafa, { email: 'noa@ejemplo.com', restaurantIds: ids }),
    await updateMember(app, asRafa, cook.id, { name: 'Otra' }),
    await createRole(app, asRafa, 'Barra'),
    await app.request(create),
  ]
  for (const { status, code, message } of refused)
    expect([status, code, message]).toEqual([
      403,
      'owner_plan_ended',
      'El plan del restaurante ha terminado. Habla con su propietario.',
    ])
  expect((await removeMember(app, asRafa, cook.id)).status).toBe(200)
})

test('two partners who remove each other at once: neither is removed', async () => {
  const app = await createTestApp()
  const { owner, asRafa, rafa, lola } = await createPeople(app)
  const asLola = await app.signIn(lola)
  const answers = await Promise.all([removeMember(app, asRafa, lola.id), removeMember(app, asLola, rafa.id)])
  expect(refusals(answers)).toEqual(answers.map(() => [403, 'partner_forbidden']))
  expect([(await memberOf(app, owner, rafa.id)).status, (await memberOf(app, owner, lola.id)).status]).toEqual([
    'active',
    'active',
  ])
})

test('the last right is taken away while a change of several dishes waits: it asks again, and changes none', async () => {
  const app = await createTestApp()
  const { owner, cook, asCook, restaurant, dish } = await createPeople(app)
  const { db } = app.platform
  const items = [{ _id: dish.id, available: false }]
  const pending = await db.transaction().execute(async trx => {
    await sql`SELECT 1 FROM restaurants WHERE id = ${restaurant.id} FOR NO KEY UPDATE`.execute(trx)
    const answer = put(app, asCook, `/restaurants/${restaurant.id}/items/bulk`, { items })
    const waiting = sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
    await expect.poll(() => asOwner(db, waiting), { interval: 10 }).toHaveLength(1)
    expect((await updateMember(app, owner, cook.id, { rights: { [restaurant.id]: [] } })).status).toBe(200)
    return { answer }
  })
  expect(refusals([await pending.answer])).toEqual([[403, 'no_right']])
  const { available } = await db
    .selectFrom('menu_items')
    .select('available')
    .where('id', '=', dish.id)
    .executeTakeFirstOrThrow()
  expect(available).toBe(true)
})
