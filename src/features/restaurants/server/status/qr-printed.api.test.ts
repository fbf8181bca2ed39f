import { expect, test } from 'vitest'
import { MINUTE_MS } from '#shared/time.ts'
import { createTestApp } from '#test/app.ts'
import type { Restaurant } from '../../restaurants.contract.ts'

test('a downloaded code is noted for everybody, by a worker and after the plan has ended too', async () => {
  const app = await createTestApp()
  const person = await app.make.owner()
  const restaurant = await app.make.restaurant(person)
  const [owner, worker] = [await app.signIn(person), await app.signIn(await app.make.worker([restaurant]))]
  const path = `/api/restaurants/${restaurant.id}`
  expect((await app.request<Restaurant>({ path, as: owner })).data.qrPrinted).toBe(false)
  await app.make.lapsedTrial(person.id)
  const noted = await app.request<Restaurant>({ method: 'PUT', path: `${path}/qr-printed`, as: worker })
  expect(noted.data.qrPrinted).toBe(true)
  expect((await app.request<Restaurant>({ path, as: owner })).data.qrPrinted).toBe(true)
})

test('it changes nothing that diners see, and keeps the time of the first download', async () => {
  const app = await createTestApp()
  const person = await app.make.owner()
  const restaurant = await app.make.restaurant(person)
  const owner = await app.signIn(person)
  const row = () =>
    app.platform.db
      .selectFrom('restaurants')
      .select(['menu_version', 'qr_printed_at'])
      .where('id', '=', restaurant.id)
      .executeTakeFirstOrThrow()
  const { menu_version: version } = await row()
  const note = () => app.request({ method: 'PUT', path: `/api/restaurants/${restaurant.id}/qr-printed`, as: owner })
  await note()
  const first = app.clock.now()
  app.clock.advance(MINUTE_MS)
  await note()
  expect(await row()).toEqual({ menu_version: version, qr_printed_at: first })
})
