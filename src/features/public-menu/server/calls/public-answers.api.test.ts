import { expect, onTestFinished, test, vi } from 'vitest'
import { type CostlyWork, costlyWork, createCostlyWork } from '#platform/work/costly-work.ts'
import type { PublicDish } from '#features/menu/menu.contract.ts'
import { createTestApp, type TestAppOptions } from '#test/app.ts'
import { recordStatements } from '#test/statements.ts'
import { type RunTask, runHere } from '#platform/work/task.ts'
import { menuCache } from '../cache/menu-cache.ts'
import { createPublicAnswers } from './public-answers.ts'

async function world(options?: TestAppOptions) {
  const app = await createTestApp(options)
  const owner = await app.make.owner()
  const restaurant = await app.make.restaurant(owner, { supportedLocales: ['es', 'en', 'pt'] })
  const category = await app.make.category(restaurant)
  const dish = await app.make.dish(category, { name: 'Croquetas' })
  return { app, owner, restaurant, category, dish, items: `/api/public/categories/${category.id}/items` }
}

test('the dishes of a category are made once in each version, kept and compressed, and cost no query', async () => {
  const { app, items, category, restaurant, owner, dish } = await world()
  const { tasks, work } = countTasks()
  const cache = app.platform.services.get(menuCache)
  const menu = await cache.getOrLoad({ id: restaurant.id })
  const find = createPublicAnswers(cache, work)
  await Promise.all(Array.from({ length: 5 }, () => find(menu!, { categoryId: category.id })))
  expect(tasks).toEqual(['public-menu.answer'])
  const statements = recordStatements(app.platform)
  const size = cache.size()
  const again = await app.request<PublicDish[]>({ path: items, headers: { 'accept-encoding': 'br' } })
  expect([again.status, again.headers['content-encoding'], again.data[0]?.translations.es?.name]).toEqual([
    200,
    'br',
    'Croquetas',
  ])
  expect(statements).toEqual([])
  expect(cache.size()).toBe(size)
  expect(again.headers['x-request-id']).toBeUndefined()
  const signedIn = await app.signIn(owner)
  await app.request({ method: 'PUT', path: `/api/menu/items/${dish.id}`, as: signedIn, body: { price: '7,50' } })
  expect((await app.request<PublicDish[]>({ path: items })).data[0]?.price).toBe(7.5)
  await app.request({ method: 'DELETE', path: `/api/categories/${category.id}`, as: signedIn })
  expect((await app.request({ path: items })).status).toBe(404)
})

test('an answer is kept once and counted, its plain bytes too, when a client without compression asks for them', async () => {
  const { app, restaurant } = await world()
  const cache = app.platform.services.get(menuCache)
  const path = `/${restaurant.slug}`
  await app.request({ path, headers: { 'accept-encoding': 'br' } })
  const before = cache.size()
  const plain = await app.request({ path, headers: { 'accept-encoding': 'identity' } })
  const after = cache.size()
  expect(after - before).toBe(plain.bytes.length)
  const page = cache.getFresh(restaurant.slug)?.pages.get('menu:es')?.page
  expect(page?.plain?.equals(plain.bytes)).toBe(true)
  const kept = page?.plain
  await app.request({ path, headers: { 'accept-encoding': 'identity' } })
  expect(page?.plain).toBe(kept)
  expect(cache.size()).toBe(after)
})

/** Work on this thread, with the names of the tasks that ran. */
function countTasks(): { tasks: string[]; work: CostlyWork } {
  const tasks: string[] = []
  const run = runHere(undefined)
  const counting: RunTask = (task, input) => {
    tasks.push(task.name)
    return run(task, input)
  }
  return { tasks, work: createCostlyWork(counting) }
}

/** Fills the place of an owner and the queue behind it; answers what lets them go. */
async function fill(app: Awaited<ReturnType<typeof world>>['app'], ownerId: string) {
  const work = app.platform.services.get(costlyWork)
  const { promise, resolve } = Promise.withResolvers<void>()
  const all = Array.from({ length: 31 }, () => work({ ownerId, waitMs: Number.POSITIVE_INFINITY }, () => promise))
  return async () => {
    resolve()
    await Promise.all(all)
  }
}

test('whose work fills the gate is told to wait, page, call, preview, picture and sheet alike; others are served', async () => {
  const { app, owner, restaurant, items } = await world()
  const other = await app.make.restaurant(await app.make.owner())
  const signedIn = await app.signIn(owner)
  const letGo = await fill(app, owner.id)
  const ask = async (path: string, as = false) => {
    const { status, headers, code } = await app.request({ path, ...(as && { as: signedIn }) })
    return [status, headers['retry-after'], code]
  }
  const page = await app.request({ path: `/${restaurant.slug}`, headers: { accept: 'text/html' } })
  expect([page.status, page.headers['retry-after'], page.headers['content-type']]).toEqual([
    503,
    '5',
    'text/html; charset=utf-8',
  ])
  expect(await ask(`/api/public/${restaurant.slug}/items`)).toEqual([503, '5', 'unavailable'])
  expect(await ask(items)).toEqual([503, '5', 'unavailable'])
  expect(await ask(`/dashboard/vista-previa/${restaurant.id}`, true)).toEqual([503, '5', 'unavailable'])
  expect(await ask(`/menu-files/${restaurant.id}/es.webmanifest`)).toEqual([503, '5', 'unavailable'])
  expect(await ask(`/api/restaurants/${restaurant.id}/qr?format=pdf`, true)).toEqual([429, '2', 'busy'])
  expect((await app.request({ path: `/${other.slug}` })).status).toBe(200)
  await letGo()
  expect((await app.request({ path: `/${restaurant.slug}` })).status).toBe(200)
})

test('what is not in memory is 120 a minute for a network; what is ready has no limit', async () => {
  const { app, restaurant, items } = await world({ rateLimits: true })
  const times = async (count: number, path: (at: number) => string, ip: (at: number) => string) => {
    const statuses: number[] = []
    for (let at = 0; at < count; at++) statuses.push((await app.request({ path: path(at), ip: ip(at) })).status)
    return statuses.filter(status => status === 429).length
  }
  const unknown = (at: number) => `/no-such-menu-${at}`
  await app.request({ path: items })
  expect(
    await times(
      140,
      () => items,
      () => '203.0.113.9',
    ),
  ).toBe(0)
  expect(await times(120, unknown, () => '203.0.113.9')).toBe(0)
  const refused = await app.request({ path: `/api/public/${restaurant.slug}/items`, ip: '203.0.113.9' })
  expect([refused.status, refused.code]).toEqual([429, 'too_many_requests'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  const page = await app.request({ path: `/${restaurant.slug}`, ip: '203.0.113.9', headers: { accept: 'text/html' } })
  expect([page.status, page.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8'])
  expect(Number(page.headers['retry-after'])).toBeGreaterThan(0)
  expect((await app.request({ path: items, ip: '203.0.113.9' })).status).toBe(200)
  expect(await times(130, unknown, () => '127.0.0.1')).toBe(0)
  expect(await times(130, unknown, at => `2001:db8:1:1::${at.toString(16)}`)).toBe(10)
})

test('a page of a menu that is large without compression is one of the 120 for who accepts none', async () => {
  const { app, restaurant, dish } = await world({ rateLimits: true })
  const text = { name: 'Migas', description: 'ñ'.repeat(120_000) }
  const translations = JSON.stringify({ es: text })
  await app.platform.db.updateTable('menu_items').set({ translations }).where('id', '=', dish.id).execute()
  const paths = [`/${restaurant.slug}`, `/api/public/${restaurant.slug}/items`]
  for (const path of paths) await app.request({ path })
  // The minute does not end meanwhile, nor is a menu compared again.
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const read = async (headers: Record<string, string>) => {
    const statuses: number[] = []
    for (let at = 0; at < 122; at++)
      statuses.push((await app.request({ path: paths[at % 2] ?? '', ip: '203.0.113.9', headers })).status)
    return statuses.filter(status => status !== 200)
  }
  expect(await read({ 'accept-encoding': 'gzip' })).toEqual([])
  expect(await read({})).toEqual([429, 429])
})

test('RATE_LIMITS=off lifts it', async () => {
  const { app } = await world()
  for (let at = 0; at < 130; at++)
    expect((await app.request({ path: `/no-such-menu-${at}`, ip: '203.0.113.9' })).status).toBe(404)
})
