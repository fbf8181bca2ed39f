import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createTestApp } from '#test/app.ts'
import { menuOf, statementsOf } from '#test/menus/public-menus.ts'
import { bumpMenuVersion, compareMenuVersions, listMenuVersions } from '#features/restaurants/server/index.ts'

describe('what changed is on the page', () => {
  test('at the next request of the process that wrote it', async () => {
    const app = await createTestApp()
    const { category } = await menuOf(app)
    for (let round = 1; round <= 15; round++) {
      expect((await app.request({ path: '/casa-lola' })).text).toContain('Croquetas')
      await app.make.dish(category, { name: `Ronda ${round}` })
      expect((await app.request({ path: '/casa-lola' })).text).toContain(`Ronda ${round}`)
    }
  })

  test('not before it is committed, and never when it is rolled back', async () => {
    const app = await createTestApp()
    const { restaurant } = await menuOf(app)
    await app.request({ path: '/casa-lola' })
    const rename = app.platform.db.transaction().execute(async trx => {
      await trx.updateTable('restaurants').set({ name: 'Otra' }).where('id', '=', restaurant.id).execute()
      await bumpMenuVersion(app.platform, trx, restaurant.id)
      expect((await app.request({ path: '/casa-lola' })).text).toContain('Casa Lola')
      throw new Error('rolled back')
    })
    await expect(rename).rejects.toThrow('rolled back')
    expect((await app.request({ path: '/casa-lola' })).text).toContain('Casa Lola')
  })

  test('cached pages and public calls need no database statement', async () => {
    const app = await createTestApp()
    await menuOf(app)
    expect(await statementsOf(app, () => app.request({ path: '/casa-lola' }))).toBeGreaterThan(0)
    const statements = await statementsOf(app, async () => {
      for (let visit = 0; visit < 20; visit++) await app.request({ path: '/casa-lola' })
      await app.request({ path: '/api/public/casa-lola/items' })
    })
    expect(statements).toBeLessThanOrEqual(1)
  })
})

describe('a change without a notification', () => {
  // How soon, `version-check.test.ts` says, and `test/long` of whole processes.
  test('is on the page too', async () => {
    const app = await createTestApp()
    const { restaurant } = await menuOf(app)
    for (const name of ['Uno', 'Dos', 'Tres']) {
      await app.request({ path: '/casa-lola' })
      await app.platform.db
        .updateTable('restaurants')
        .set(eb => ({ name: `Casa ${name}`, menu_version: eb('menu_version', '+', 1) }))
        .where('id', '=', restaurant.id)
        .execute()
      await expect.poll(async () => (await app.request({ path: '/casa-lola' })).text).toContain(`Casa ${name}`)
    }
  })

  test('is known of that menu alone, and a restaurant that is gone is missing', async () => {
    const { make, platform } = await createTestApp()
    const owner = await make.owner({ plan: {} })
    const [same, changed, gone] = [await make.restaurant(owner), await make.restaurant(owner), { id: randomUUID() }]
    const { db } = platform
    const before = await listMenuVersions(db, [same.id, changed.id])
    const known = [...before].map(([id, version]) => ({ id, version }))
    expect(await compareMenuVersions(db, known)).toEqual(before)
    await db.updateTable('restaurants').set({ menu_version: 70 }).where('id', '=', changed.id).execute()
    const present = new Map([...before, [changed.id, 70]])
    expect(await compareMenuVersions(db, known)).toEqual(present)
    expect(await compareMenuVersions(db, [...known, { id: gone.id, version: 1 }])).toEqual(present)
  })
})
