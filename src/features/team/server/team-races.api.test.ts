import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app.ts'
import { createTeamOwner, invite, listTeam, removeMember, resend, sync, updateMember } from '#test/team/invitations.ts'

const edit = (app: TestApp, as: Parameters<TestApp['request']>[0]['as'], id: string, name: string) =>
  app.request({ method: 'PUT', path: `/api/restaurants/${id}`, ...(as && { as }), body: { name } })

test('a member who is removed while they write: each write is whole or 401, and nothing is written afterwards', async () => {
  const app = await createTestApp()
  const { owner, restaurant } = await createTeamOwner(app)
  const member = await app.make.worker([restaurant])
  const worker = await app.signIn(member)
  const writes = Array.from({ length: 12 }, (_, number) => edit(app, worker, restaurant.id, `Nombre ${number}`))
  const [removed, ...answers] = await Promise.all([removeMember(app, owner, member.id), ...writes])
  expect(removed.status).toBe(200)
  for (const { status, code } of answers)
    expect(status === 200 || (status === 401 && code === 'member_removed')).toBe(true)
  expect(await edit(app, worker, restaurant.id, 'Tarde')).toMatchObject({ status: 401, code: 'member_removed' })
})

test("two admins who write to each other's teams at once do not wait for each other", async () => {
  const app = await createTestApp()
  const admins = [await app.make.admin(), await app.make.admin()] as const
  const memberOf = async (of: 0 | 1) => app.make.worker([await app.make.restaurant(admins[of])])
  const members = [await memberOf(0), await memberOf(1)] as const
  const browsers = [await app.signIn(admins[0]), await app.signIn(admins[1])] as const
  for (let time = 0; time < 5; time += 1) {
    const calls = ['a', 'b'].flatMap(name => [
      updateMember(app, browsers[0], members[1].id, { name }),
      updateMember(app, browsers[1], members[0].id, { name }),
    ])
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
  }
})

test('all changes of one team at once: none fails, and the limit holds', async () => {
  const app = await createTestApp()
  const { owner, restaurant, second, ids } = await createTeamOwner(app)
  const [one, two] = [await app.make.worker([restaurant]), await app.make.worker([second])]
  const pending = await app.make.invited([restaurant])
  const worker = await app.signIn(one)
  const answers = await Promise.all([
    updateMember(app, owner, one.id, { restaurantIds: [second.id] }),
    updateMember(app, owner, one.id, { restaurantIds: [restaurant.id, second.id] }),
    sync(app, owner),
    sync(app, owner),
    removeMember(app, owner, two.id),
    resend(app, owner, pending.id),
    invite(app, owner, { email: 'noa@ejemplo.com', restaurantIds: ids }),
    edit(app, worker, second.id, 'Un nombre'),
    edit(app, owner, restaurant.id, 'Otro nombre'),
  ])
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  const { data } = await listTeam(app, owner)
  expect(data.filter(({ status }) => status !== 'removed').length).toBeLessThanOrEqual(5)
})
