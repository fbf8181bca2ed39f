import { describe, expect, test } from 'vitest'
import { DAY_MS } from '#shared/time.ts'
import { createTestApp } from '#test/app.ts'
import { menuOf, statementsOf } from '#test/menus/public-menus.ts'
import { drawPicture } from '#test/pictures.ts'
import { publicSafety } from '#features/allergens/public-allergens.ts'
import { bumpMenuVersion } from '#features/restaurants/server/index.ts'

/**
 * Fields that a public dish has only where the house said something by them (4-beyond §1): one plain price is said by
 * `price` alone, and these dishes say nothing of traces, kinds and diets.
 */
const UNSAID = new Set(['prices', 'unavailableSince', ...Object.keys(publicSafety)])

describe('URLs', () => {
  test('a former slug redirects to the present one for ever, with its query', async () => {
    const app = await createTestApp()
    const { restaurant } = await menuOf(app)
    await app.platform.db.transaction().execute(async trx => {
      await trx.updateTable('slugs').set({ is_current: false }).where('restaurant_id', '=', restaurant.id).execute()
      const now = app.clock.now()
      const fresh = { slug: 'lola-nueva', restaurant_id: restaurant.id, is_current: true, created_at: now }
      await trx.insertInto('slugs').values(fresh).execute()
      await bumpMenuVersion(app.platform, trx, restaurant.id)
    })
    const old = await app.request({ path: '/casa-lola?lang=en&x=1' })
    expect(old.status).toBe(308)
    expect(old.headers['location']).toBe('/lola-nueva?lang=en&x=1')
    expect((await app.request({ path: '/lola-nueva' })).status).toBe(200)
    const call = await app.request<{ slug: string }>({ path: '/api/public/casa-lola' })
    expect(call.status).toBe(200)
    expect(call.data.slug).toBe('lola-nueva')
  })

  test.each([
    ['/Casa-Lola', '/casa-lola'],
    ['/casa-lola/', '/casa-lola'],
    ['/CASA%20LOLA?lang=en', '/casa-lola?lang=en'],
    ['/casa--lola/?a=1', '/casa-lola?a=1'],
  ])('%s redirects to %s', async (path, target) => {
    const app = await createTestApp()
    const answer = await app.request({ path })
    expect(answer.status).toBe(308)
    expect(answer.headers['location']).toBe(target)
  })

  test.each(['/a/b', '/casa-lola/x', '/a/b/c.php', '/x//y'])('%s redirects to /', async path => {
    const app = await createTestApp()
    const answer = await app.request({ path })
    expect(answer.status).toBe(302)
    expect(answer.headers['location']).toBe('/')
  })

  test('what cannot exist is answered without a query to the database', async () => {
    const app = await createTestApp()
    const long = `/${'a'.repeat(10_000)}`
    const asked: [string, number, RegExp][] = [
      ['/wp-login.php', 404, /^text\/plain/],
      ['/.env', 404, /^text\/plain/],
      ['/%2eenv', 404, /^text\/plain/],
      [long, 404, /^text\/html/],
      ['/%', 404, /./],
      ['/%E0%A4%A', 404, /./],
      ['/寿司', 404, /^text\/html/],
      ['/!!!', 404, /^text\/html/],
      ['/a', 404, /^text\/html/],
      ['/%00', 404, /^text\/html/],
    ]
    const statements = await statementsOf(app, async () => {
      for (const [path, status, type] of asked) {
        const answer = await app.request({ path })
        expect(answer.status, path.slice(0, 40)).toBe(status)
        expect(String(answer.headers['content-type']), path.slice(0, 40)).toMatch(type)
      }
    })
    expect(statements).toBe(0)
  })

  test('an unknown slug is a 404 page with noindex, and is looked up once a second at most', async () => {
    const app = await createTestApp()
    const page = await app.request({ path: '/no-hay-nada' })
    expect(page.status).toBe(404)
    expect(page.headers['x-robots-tag']).toBe('noindex')
    expect(page.text).toContain('Restaurante no encontrado')
    expect(page.text).toContain('Lo sentimos, no pudimos encontrar el restaurante que buscas.')
    expect(await statementsOf(app, () => app.request({ path: '/no-hay-nada' }))).toBe(0)
    const call = await app.request({ path: '/api/public/no-hay-nada' })
    expect(call.status).toBe(404)
    expect(call.message).toBe('Restaurante no encontrado')
  })

  test('HEAD answers like GET without a body, other methods are not allowed', async () => {
    const app = await createTestApp()
    await menuOf(app)
    const head = await app.request({ method: 'HEAD', path: '/casa-lola' })
    expect(head.status).toBe(200)
    expect(head.bytes.length).toBe(0)
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const) {
      const answer = await app.request({ method, path: '/casa-lola', body: method === 'POST' ? 'x' : undefined })
      expect(answer.status, method).toBe(405)
      expect(answer.headers['allow']).toBe('GET, HEAD')
    }
  })

  test('a deleted restaurant is not found at once', async () => {
    const app = await createTestApp()
    const { restaurant } = await menuOf(app)
    expect((await app.request({ path: '/casa-lola' })).status).toBe(200)
    await app.platform.db.transaction().execute(async trx => {
      await trx
        .updateTable('restaurants')
        .set({ deleted_at: app.clock.now() })
        .where('id', '=', restaurant.id)
        .execute()
      await bumpMenuVersion(app.platform, trx, restaurant.id)
    })
    expect((await app.request({ path: '/casa-lola' })).status).toBe(404)
    expect((await app.request({ path: '/api/public/casa-lola' })).status).toBe(404)
  })
})

describe('the menu of an inactive restaurant', () => {
  test('stays for 30 days, then shows only name and address', async () => {
    const app = await createTestApp()
    const inactiveSince = app.clock.now()
    await menuOf(app, { inactiveSince })
    app.clock.advance(30 * DAY_MS - 1000)
    expect((await app.request({ path: '/casa-lola' })).status).toBe(200)
    app.clock.advance(1000)
    const page = await app.request({ path: '/casa-lola' })
    expect(page.status).toBe(404)
    expect(page.headers['x-robots-tag']).toBe('noindex')
    expect(page.text).toContain('Este menú no está disponible en este momento.')
    expect(page.text).toContain('Casa Lola')
    expect(page.text).not.toContain('Croquetas')
    for (const path of ['', '/categories', '/items']) {
      const call = await app.request({ path: `/api/public/casa-lola${path}` })
      expect([call.status, call.code, call.data]).toEqual([404, 'menu_unavailable', undefined])
    }
  })

  test('ends at once with LAPSED_MENU_DAYS=0', async () => {
    const app = await createTestApp({ env: { LAPSED_MENU_DAYS: '0' } })
    await menuOf(app, { inactiveSince: app.clock.now() })
    expect((await app.request({ path: '/casa-lola' })).status).toBe(404)
  })
})

describe('the public calls', () => {
  test('answer what a diner may see and nothing else, sorted', async () => {
    const app = await createTestApp()
    const { restaurant, category, dish } = await menuOf(app)
    const found = await app.request<Record<string, unknown>>({ path: '/api/public/CASA-LOLA' })
    expect(Object.keys(found.data).toSorted().join(' ')).toBe(
      '_id address contact currency defaultLocale description hours logoUrl name slug supportedLocales theme timezone translations',
    )
    const items = await app.request<{ _id: string; price: number }[]>({ path: '/api/public/casa-lola/items' })
    expect(items.data).toMatchObject([{ _id: dish.id, price: 9.5, restaurantId: restaurant.id }])
    expect(items.data[0]).not.toHaveProperty('image')
    const ofCategory = await app.request<unknown[]>({ path: `/api/public/categories/${category.id}/items` })
    expect(ofCategory.data).toEqual(items.data)
    expect((await app.request({ path: '/api/public/categories/x/items' })).status).toBe(404)
    expect((await app.request({ path: `/api/public/categories/${dish.id}/items` })).status).toBe(404)
  })

  test('say the same of categories and dishes as the dashboard does, pictures too', async () => {
    const app = await createTestApp()
    const { owner, restaurant, category } = await menuOf(app)
    const as = await app.signIn(owner)
    const image = {
      field: 'image' as const,
      name: 'a.png',
      content: await drawPicture({ width: 40, height: 30 }),
      type: 'image/png',
    }
    const multipart = { fields: { translations: { es: { name: 'Tortilla' } }, price: '12,35' }, file: image }
    const path = `/api/categories/${category.id}/items`
    expect((await app.request({ method: 'POST', path, as, multipart })).status).toBe(201)
    for (const [shown, kept] of [
      ['/api/public/casa-lola/items', `/api/restaurants/${restaurant.id}/items`],
      ['/api/public/casa-lola/categories', `/api/restaurants/${restaurant.id}/categories`],
    ]) {
      const diners = await app.request<unknown[]>({ path: String(shown) })
      const owners = await app.request<object[]>({ path: String(kept), as })
      const shownOf = owners.data.map(each =>
        Object.fromEntries(Object.entries(each).filter(([key]) => !UNSAID.has(key))),
      )
      expect(diners.data.length).toBeGreaterThan(0)
      expect(diners.data).toEqual(shownOf)
    }
  })

  test('are revalidated by ETag', async () => {
    const app = await createTestApp()
    await menuOf(app)
    const first = await app.request({ path: '/api/public/casa-lola/items' })
    expect(first.headers['cache-control']).toBe('public, no-cache')
    const headers = { 'if-none-match': String(first.headers['etag']) }
    expect((await app.request({ path: '/api/public/casa-lola/items', headers })).status).toBe(304)
    const list = { 'if-none-match': `"x", ${headers['if-none-match']}` }
    expect((await app.request({ path: '/api/public/casa-lola/items', headers: list })).status).toBe(304)
  })
})
