import { expect, test } from 'vitest'
import { createTestApp } from '#test/app.ts'
import type { Restaurant } from '../../restaurants.contract.ts'

test('hours that are right are noted once for everybody, by who may change them, and nothing of the carta moves', async () => {
  const app = await createTestApp()
  const person = await app.make.owner()
  const restaurant = await app.make.restaurant(person)
  const owner = await app.signIn(person)
  const worker = await app.signIn(await app.make.worker([restaurant], { rights: ['texts'] }))
  const path = `/api/restaurants/${restaurant.id}`
  const before = (await app.request<Restaurant>({ path, as: owner })).data
  expect(before.hoursChecked).toBe(false)
  const note = { method: 'PUT', path: `${path}/hours-checked` } as const
  expect(await app.request({ ...note, as: worker })).toMatchObject({ status: 403, code: 'no_right' })
  expect((await app.request<Restaurant>({ ...note, as: owner })).data).toEqual({ ...before, hoursChecked: true })
  const first = app.clock.now()
  app.clock.advance(1000)
  await app.request({ ...note, as: owner })
  const { hours_checked_at: at } = await app.platform.db
    .selectFrom('restaurants')
    .select('hours_checked_at')
    .where('id', '=', restaurant.id)
    .executeTakeFirstOrThrow()
  expect(at).toEqual(first)
})
