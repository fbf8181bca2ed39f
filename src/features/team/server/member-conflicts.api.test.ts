import { describe, expect, test } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '#test/app.ts'
import { invite, listTeam, removeMember, resend, sync, updateMember } from '#test/team/invitations.ts'
import { createPeople, createRole, memberOf } from '#test/team/people.ts'
import type { TeamMember } from '../team.contract.ts'

type Moved = { current: TeamMember; changedBy: string | null }

const change = (app: TestApp, as: SignedIn, { id, ifMatch }: { id: string; ifMatch: string }, body: object) =>
  app.request<TeamMember & Moved>({
    method: 'PUT',
    path: `/api/team/members/${id}`,
    as,
    body,
    headers: { 'if-match': `"${ifMatch}"` },
  })

describe('two people change one member', () => {
  test('the later one is told who was first and what is there now, and nothing of theirs is stored', async () => {
    const app = await createTestApp()
    const { owner, asRafa, cook, restaurant } = await createPeople(app)
    const seen = await memberOf(app, owner, cook.id)
    const ifMatch = seen.updatedAt
    const first = await change(app, asRafa, { id: cook.id, ifMatch }, { rights: { [restaurant.id]: ['allergens'] } })
    expect(first.status).toBe(200)
    const later = await change(app, owner, { id: cook.id, ifMatch }, { rights: { [restaurant.id]: ['prices'] } })
    expect([later.status, later.code, later.data.changedBy]).toEqual([412, 'changed_meanwhile', 'Rafa'])
    expect(later.data.current).toEqual(first.data)
    expect(await memberOf(app, owner, cook.id)).toEqual(first.data)
    const again = { id: cook.id, ifMatch: first.data.updatedAt }
    expect((await change(app, owner, again, { rights: { [restaurant.id]: ['prices'] } })).status).toBe(200)
    const own = await change(app, owner, again, { name: 'Otro' })
    expect([own.status, own.data.changedBy]).toEqual([412, null])
  })

  test('two at once: one is done, the other refused', async () => {
    const app = await createTestApp()
    const { owner, asRafa, cook, restaurant } = await createPeople(app)
    const seen = { id: cook.id, ifMatch: (await memberOf(app, owner, cook.id)).updatedAt }
    const both = await Promise.all([
      change(app, owner, seen, { rights: { [restaurant.id]: ['prices'] } }),
      change(app, asRafa, seen, { rights: { [restaurant.id]: ['hours'] } }),
    ])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412])
  })

  test('somebody is not removed over a change that was not seen', async () => {
    const app = await createTestApp()
    const { owner, asRafa, cook } = await createPeople(app)
    const { updatedAt } = await memberOf(app, owner, cook.id)
    await updateMember(app, asRafa, cook.id, { name: 'Luis P.' })
    const headers = { 'if-match': updatedAt }
    const refused = await app.request({ method: 'DELETE', path: `/api/team/members/${cook.id}`, as: owner, headers })
    expect([refused.status, (await memberOf(app, owner, cook.id)).status]).toEqual([412, 'active'])
  })
})

test('the time of a member moves with name, restaurants, rights, role and removal, not with a link or nothing', async () => {
  const app = await createTestApp()
  const { owner, cook, lola, restaurant, second, ids } = await createPeople(app)
  const pending = (await invite(app, owner, { email: 'noa@ejemplo.com', restaurantIds: ids })).data
  const role = (await createRole(app, owner, 'Barra', ['prices'])).data
  const moves = async (id: string, work: () => Promise<unknown>): Promise<boolean> => {
    const before = (await memberOf(app, owner, id)).updatedAt
    await work()
    return (await memberOf(app, owner, id)).updatedAt > before
  }
  const roleCall = (method: 'PUT' | 'DELETE', body?: object) =>
    app.request({ method, path: `/api/team/roles/${role.id}`, as: owner, ...(body && { body }) })
  expect([
    await moves(cook.id, () => updateMember(app, owner, cook.id, { name: 'Luis P.' })),
    await moves(cook.id, () => updateMember(app, owner, cook.id, { restaurantIds: [restaurant.id, second.id] })),
    await moves(cook.id, () => updateMember(app, owner, cook.id, { roleIds: { [restaurant.id]: role.id } })),
    await moves(cook.id, () => roleCall('PUT', { rights: ['hours'] })),
    await moves(cook.id, () => roleCall('DELETE')),
    await moves(pending.id, () => invite(app, owner, { email: 'noa@ejemplo.com', restaurantIds: [second.id] })),
    await moves(pending.id, () => sync(app, owner)),
    await moves(lola.id, () => removeMember(app, owner, lola.id)),
  ]).toEqual(Array.from({ length: 8 }, () => true))
  expect([
    await moves(cook.id, () => updateMember(app, owner, cook.id, { name: 'Luis P.' })),
    await moves(cook.id, () => sync(app, owner)),
    await moves(pending.id, () => resend(app, owner, pending.id)),
    await moves(lola.id, () => removeMember(app, owner, lola.id)),
  ]).toEqual([false, false, false, false])
})

test('a change that is sent again with its key is answered as the first time', async () => {
  const app = await createTestApp()
  const { owner, cook } = await createPeople(app)
  const { updatedAt } = await memberOf(app, owner, cook.id)
  const send = () =>
    app.request<TeamMember>({
      method: 'PUT',
      path: `/api/team/members/${cook.id}`,
      as: owner,
      body: { name: 'Luis P.' },
      headers: { 'if-match': updatedAt, 'idempotency-key': '3f0c2a52-6f0e-4d0e-9a57-7c5a5a1b2c3d' },
    })
  const [first, second] = [await send(), await send()]
  expect([first.status, second.status, second.data]).toEqual([200, 200, first.data])
  expect((await listTeam(app, owner)).data.filter(({ name }) => name === 'Luis P.')).toHaveLength(1)
})
