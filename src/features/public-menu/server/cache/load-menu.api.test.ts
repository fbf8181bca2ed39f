import { expect, onTestFinished, test, vi } from 'vitest'
import { createLog } from '#platform/log/log.ts'
import { createTestApp, type SignedIn, type TestApp } from '#test/app.ts'
import { databaseBehind } from '#test/databases/database-behind.ts'
import { queryAt } from '#test/databases/query-at.ts'
import { costlyWork, createCostlyWork } from '#platform/work/costly-work.ts'
import { runHere } from '#platform/work/task.ts'
import { createLoadMenu } from './load-menu.ts'
import { packStoredMenu, type StoredOrder } from './pack-menu.task.ts'

/** A menu in the database and in a copy of it, and a process with both whose cache is empty. */
async function world() {
  const app = await createTestApp()
  const owner = await app.signIn(await app.make.owner({ plan: {} }))
  const restaurant = await app.make.restaurant(owner, { slug: 'casa-ana' })
  const dish = await app.make.dish(await app.make.category(restaurant, 'Tapas'), { name: 'Croquetas', price: '8.50' })
  const copy = await databaseBehind()
  const lines: string[] = []
  const log = createLog({ level: 'warn', pretty: false }, { write: line => void lines.push(line) })
  const start = () => createTestApp({ beside: app, env: { DATABASE_READ_URL: copy }, log })
  return { app, owner, restaurant, dish, copy, start, lines }
}

const shown = async (app: TestApp, slug = 'casa-ana') =>
  (
    await app.request<{ translations: { es: { name: string } }; price: string }[]>({
      path: `/api/public/${slug}/items`,
    })
  ).data?.map(({ translations, price }) => `${translations.es.name} ${price}`) ?? []
const change = (app: TestApp, as: SignedIn, path: string, body: object) =>
  app.request({ method: 'PUT', path: `/api${path}`, as, body })

test('a menu is read from the copy while that is as new as the database', async () => {
  const { start, copy } = await world()
  // As no replica does: so that it can be told which of the two was read.
  await queryAt(copy, `UPDATE menu_items SET price = 1.00`)
  expect(await shown(await start())).toEqual([expect.stringMatching(/^Croquetas 1/)])
})

test('a copy that is behind shows nothing: neither a former price, nor a menu that was hidden or is new', async () => {
  const { app, owner, dish, restaurant, start } = await world()
  await change(app, owner, `/menu/items/${dish.id}`, { price: 9 })
  expect(await shown(await start())).toEqual([expect.stringMatching(/^Croquetas 9/)])
  await app.make.restaurant(owner, { slug: 'la-nueva' })
  expect((await (await start()).request({ path: '/api/public/la-nueva/items' })).status).toBe(200)
  await change(app, owner, `/restaurants/${restaurant.id}`, { slug: 'casa-nueva' })
  expect(await shown(await start(), 'casa-nueva')).toHaveLength(1)
  await app.request({ method: 'DELETE', path: `/api/restaurants/${restaurant.id}`, as: owner })
  expect((await (await start()).request({ path: '/api/public/casa-ana/items' })).status).toBe(404)
})

test('an address that is another restaurant’s by now shows that one, though both menus are of the same version', async () => {
  const { app, owner, restaurant } = await world()
  const other = await app.make.restaurant(owner, { slug: 'la-otra' })
  await app.make.dish(await app.make.category(other, 'Postres'), { name: 'Flan', price: '4.00' })
  await app.platform.db.updateTable('restaurants').set({ menu_version: 7 }).execute()
  const copy = await databaseBehind()
  await queryAt(copy, `UPDATE slugs SET restaurant_id = '${restaurant.id}', is_current = false WHERE slug = 'la-otra'`)
  const process = await createTestApp({ beside: app, env: { DATABASE_READ_URL: copy } })
  expect(await shown(process, 'la-otra')).toEqual([expect.stringMatching(/^Flan 4/)])
})

test('a copy that is away is told once and left alone: the database answers', async () => {
  const { copy, start, lines } = await world()
  const app = await start()
  const server = Object.assign(new URL(copy), { pathname: '/postgres' }).href
  await queryAt(server, `DROP DATABASE ${new URL(copy).pathname.slice(1)} WITH (FORCE)`)
  expect(await shown(app)).toHaveLength(1)
  await app.request({ path: '/api/public/nobody/items' })
  expect(lines.filter(line => line.includes('DATABASE_READ_URL does not answer'))).toHaveLength(1)
})

test('the row of a menu is text that a task reads: this thread passes it on', async () => {
  const { app, restaurant } = await world()
  const orders: StoredOrder[] = []
  const run = runHere(undefined)
  const work = createCostlyWork((task, input) => {
    if (task.name === packStoredMenu.name) orders.push(input as StoredOrder)
    return run(task, input)
  })
  const { services: own } = app.platform
  const get: typeof own.get = asked => ((asked as unknown) === costlyWork ? (work as never) : own.get(asked))
  const services = { ...own, get }
  const load = createLoadMenu({ ...app.platform, services } as typeof app.platform)
  const parse = vi.spyOn(JSON, 'parse')
  onTestFinished(() => void parse.mockRestore())
  const menu = await load({ slug: 'casa-ana' })
  expect(orders.map(({ stored }) => typeof stored)).toEqual(['string'])
  expect(parse.mock.calls.map(([text]) => text)).toEqual([orders[0]?.stored])
  expect([menu?.snapshot.id, menu?.categoryIds.length]).toEqual([restaurant.id, 1])
  expect(menu?.json.toString()).toContain('Croquetas')
})
