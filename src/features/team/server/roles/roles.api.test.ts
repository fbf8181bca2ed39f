import { describe, expect, test } from 'vitest'
import { createTestApp } from '#test/app.ts'
import { createTeamOwner, invite, listTeam, updateMember } from '#test/team/invitations.ts'
import { createRole, put, rolesOf } from '#test/team/people.ts'
import type { HouseRole } from '../../roles.contract.ts'

describe('roles of the house', () => {
  test('have each name once, without accents, and there are nine', async () => {
    const app = await createTestApp()
    const { owner } = await createTeamOwner(app)
    expect((await createRole(app, owner, 'Jardín')).status).toBe(201)
    for (const name of ['jardin', 'SALA', 'Cócina'])
      expect((await createRole(app, owner, name)).code).toBe('role_exists')
    expect((await createRole(app, owner, 'J')).errors).toEqual({ name: 'El nombre debe tener al menos 2 caracteres' })
    for (let number = 2; number <= 9; number++)
      expect((await createRole(app, owner, `Papel ${number}`)).status).toBe(201)
    const tenth = await createRole(app, owner, 'Papel 10')
    expect([tenth.status, tenth.code]).toEqual([409, 'role_limit'])
    expect(await rolesOf(app, owner)).toHaveLength(9)
  })

  test('a change holds for all who have it, or for those named: the others keep what they had', async () => {
    const app = await createTestApp()
    const { owner, restaurant, ids } = await createTeamOwner(app)
    const { data: barra } = await createRole(app, owner, 'Barra', ['prices', 'hours'])
    const workers = [await app.make.worker([restaurant]), await app.make.worker([restaurant])]
    for (const { id } of workers) await updateMember(app, owner, id, { roleIds: { [restaurant.id]: barra.id } })
    const path = `/team/roles/${barra.id}`
    const all = await put<HouseRole>(app, owner, path, { rights: ['print'], apply: 'all' })
    expect(all.data).toMatchObject({ rights: ['print'], memberIds: workers.map(({ id }) => id) })
    const [one, other] = workers as [(typeof workers)[0], (typeof workers)[0]]
    const some = await put<HouseRole>(app, owner, path, { rights: ['look'], apply: [one.id] })
    expect(some.data.memberIds).toEqual([one.id])
    const grantOf = async (id: string) => {
      const member = (await listTeam(app, owner)).data.find(each => each.id === id)
      return [member?.rights[restaurant.id], member?.roleIds[restaurant.id]]
    }
    expect([await grantOf(one.id), await grantOf(other.id)]).toEqual([
      [['look'], barra.id],
      [['print'], null],
    ])
    expect((await put(app, owner, path, { rights: [], apply: [owner.id] })).status).toBe(400)
    expect((await app.request({ method: 'DELETE', path: `/api${path}`, as: owner })).status).toBe(200)
    expect(await grantOf(one.id)).toEqual([['look'], null])
    expect(
      (
        await invite(app, owner, {
          email: 'n@ejemplo.com',
          restaurantIds: ids,
          roleIds: { [restaurant.id]: barra.id },
        } as never)
      ).status,
    ).toBe(400)
  })

  test('and rights need a plan with a team; after a downgrade they hold as they are', async () => {
    const app = await createTestApp()
    const { owner, restaurant, person } = await createTeamOwner(app)
    const worker = await app.make.worker([restaurant], { rights: ['prices'] })
    const { data: barra } = await createRole(app, owner, 'Barra')
    await app.make.plan(person.id, { tier: 'basic', status: 'active' })
    const refused = [
      await createRole(app, owner, 'Otra'),
      await put(app, owner, `/team/roles/${barra.id}`, { rights: [] }),
      await updateMember(app, owner, worker.id, { rights: { [restaurant.id]: [] } }),
      await updateMember(app, owner, worker.id, { partner: true }),
    ]
    expect(refused.map(({ status, code }) => [status, code])).toEqual(refused.map(() => [403, 'team_plan']))
    const as = await app.signIn(worker)
    expect((await put(app, as, `/restaurants/${restaurant.id}`, { name: 'Otro' })).code).toBe('no_right')
  })
})
