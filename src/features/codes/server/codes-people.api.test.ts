import { describe, expect, test } from 'vitest'
import { createTestApp } from '#test/app.ts'
import type { TableCode } from '../codes.contract.ts'
import { house } from './codes.testing.ts'

describe('others', () => {
  test('codes and zones of another house are refused and nothing changes', async () => {
    const { app, user, add, change, call, list, at } = await house()
    const stranger = await app.make.restaurant(await app.make.owner())
    const [foreign, zone] = [await app.make.code(stranger), await app.make.zone(stranger)]
    const second = await app.make.code(await app.make.restaurant(user))
    const [own] = (await add({ names: ['Barra'] })).data.codes as [TableCode]
    const before = [await list(), await app.platform.db.selectFrom('table_codes').selectAll().orderBy('id').execute()]
    for (const id of [foreign.id, second.id, 'mesa'])
      expect(await change({ _id: own._id, name: 'Otra' }, { _id: id, name: 'Mía' }), id).toMatchObject({
        status: 400,
        errors: { 'changes.1._id': 'Alguno de esos códigos ya no existe.' },
      })
    expect(await add({ names: ['Sala'], zoneId: zone.id })).toMatchObject({
      status: 400,
      errors: { zoneId: 'Esa zona ya no existe.' },
    })
    expect(await change({ _id: own._id, zoneId: zone.id })).toMatchObject({
      status: 400,
      errors: { 'changes.0.zoneId': 'Esa zona ya no existe.' },
    })
    expect((await call('PUT', `/codes/${own._id}`, { zoneId: zone.id })).status).toBe(400)
    for (const path of [`/codes/${foreign.id}`, '/codes/mesa'])
      expect((await call('PUT', path, { name: 'Mía' })).status, path).toBe(404)
    for (const ids of [foreign.id, second.id, `${own._id},${foreign.id}`, '', 'x'])
      expect((await call('GET', `${at}/print?ids=${ids}`)).status, ids).toBe(400)
    expect([await list(), await app.platform.db.selectFrom('table_codes').selectAll().orderBy('id').execute()]).toEqual(
      before,
    )
  })

  test('a lapsed owner reads and prints, and makes nothing new', async () => {
    const app = await createTestApp()
    const user = await app.make.owner({ plan: { tier: 'trial', status: 'trialing', trialEndsAt: new Date(0) } })
    const restaurant = await app.make.restaurant(user)
    const code = await app.make.code(restaurant)
    const as = await app.signIn(user)
    const at = `/api/restaurants/${restaurant.id}/codes`
    expect((await app.request({ path: at, as })).status).toBe(200)
    expect((await app.request({ path: `${at}/print`, as })).headers['content-type']).toBe('application/pdf')
    for (const [method, path, body] of [
      ['POST', at, { names: ['Mesa'] }],
      ['PUT', at, { changes: [{ _id: code.id, retired: true }] }],
      ['PUT', `/api/codes/${code.id}`, { name: 'Otra' }],
      ['POST', `/api/codes/${code.id}/retire`, undefined],
      ['POST', `/api/codes/${code.id}/restore`, undefined],
    ] as const)
      expect(await app.request({ method, path, as, ...(body && { body }) }), path).toMatchObject({
        status: 403,
        code: 'trial_expired',
      })
  })
})
