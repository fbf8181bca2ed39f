import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createTestApp } from '#test/app.ts'
import { publishDay, storedItem } from '#test/menus/daily-menus.ts'
import { menuOf } from '#test/menus/public-menus.ts'

test('the published menu of a day is a picture for its people; of another day there is none', async () => {
  const app = await createTestApp({ now: new Date('2026-11-24T10:00:00Z') })
  const { restaurant, owner } = await menuOf(app)
  const as = await app.signIn(owner)
  await publishDay(app, restaurant, {
    day: '2026-11-25',
    items: [storedItem('Cocido', { supplement: 250 })],
    atStart: true,
  })
  const picture = (date: string, who = as) =>
    app.request({ path: `/api/restaurants/${restaurant.id}/daily-menu/${date}/picture`, as: who })
  const drawn = await picture('2026-11-25')
  expect([drawn.status, drawn.headers['content-type'], drawn.headers['cache-control']]).toEqual([
    200,
    'image/png',
    'no-store',
  ])
  expect(drawn.headers['content-disposition']).toContain('menu-del-dia-2026-11-25.png')
  expect(await sharp(drawn.bytes).metadata()).toMatchObject({ format: 'png', width: 1080, height: 1920 })
  expect((await picture('2026-11-24')).status).toBe(404)
  expect((await picture('2026-11-31')).status).toBe(404)
  const stranger = await app.signIn(await app.make.owner())
  expect((await picture('2026-11-25', stranger)).status).toBe(404)
})
