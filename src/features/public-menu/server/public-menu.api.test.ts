import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { touchMenu } from '../../restaurants/server/index.ts'

const DAY_MS = 24 * 60 * 60 * 1000

type Given = Parameters<TestApp['make']['restaurant']>[1]

/** A restaurant with one category and one dish. */
async function menuOf(app: TestApp, given: Given = {}) {
  const owner = await app.make.owner({ plan: {} })
  const restaurant = await app.make.restaurant(owner, { name: 'Casa Lola', slug: 'casa-lola', ...given })
  const category = await app.make.category(restaurant, 'Tapas')
  const dish = await app.make.dish(category, { name: 'Croquetas', price: '9.50', allergens: ['gluten', 'milk'] })
  return { owner, restaurant, category, dish }
}

/** Every statement that reaches the database while `work` runs. */
async function statementsOf(app: TestApp, work: () => Promise<unknown>): Promise<number> {
  let statements = 0
  const executor = app.platform.db.getExecutor()
  const original = executor.executeQuery.bind(executor)
  executor.executeQuery = ((...values: Parameters<typeof original>) => {
    statements++
    return original(...values)
  }) as typeof executor.executeQuery
  try {
    await work()
  } finally {
    executor.executeQuery = original
  }
  return statements
}

describe('the page of a menu', () => {
  test('shows restaurant, categories, dishes, prices and allergens, without a session or a cookie', async () => {
    const app = await createTestApp()
    await menuOf(app)
    const page = await app.request({ path: '/casa-lola' })
    expect(page.status).toBe(200)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.headers['set-cookie']).toBeUndefined()
    expect(page.text).toContain('<h1 dir="auto">Casa Lola</h1>')
    expect(page.text).toContain('Croquetas')
    expect(page.text).toContain('9,50\u00a0€')
    expect(page.text).toContain('<span class="vh">Gluten</span>')
    expect(page.text).toContain('Horario')
  })

  test('goes out compressed, with a weak ETag that a second visit answers by 304', async () => {
    const app = await createTestApp()
    await menuOf(app)
    const plain = await app.request({ path: '/casa-lola' })
    const br = await app.request({ path: '/casa-lola', headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } })
    const gz = await app.request({ path: '/casa-lola', headers: { 'accept-encoding': 'gzip, br;q=0' } })
    expect(br.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, no-cache',
      vary: 'accept-encoding',
      'content-language': 'es',
    })
    expect(brotliDecompressSync(br.bytes).toString()).toBe(plain.text)
    expect(gz.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gz.bytes).toString()).toBe(plain.text)
    expect(br.headers['etag']).toMatch(/^W\/"/)
    const again = await app.request({ path: '/casa-lola', headers: { 'if-none-match': String(br.headers['etag']) } })
    expect(again.status).toBe(304)
    expect(again.bytes.length).toBe(0)
  })

  test('runs and styles only what it brings itself: a policy of hashes, nothing of third parties', async () => {
    const app = await createTestApp()
    await menuOf(app)
    const page = await app.request({ path: '/casa-lola' })
    const policy = String(page.headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('unsafe')
    expect(policy).toMatch(/script-src 'self' 'sha256-[^;]+; style-src 'sha256-/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(page.text).not.toMatch(/ style="/)
    expect(page.text).not.toMatch(/ on[a-z]+="/)
  })

  test('speaks the language of ?lang, starts in es, and falls back for what nobody translated', async () => {
    const app = await createTestApp()
    const { category } = await menuOf(app, { supportedLocales: ['es', 'en'] })
    await app.make.dish(category, {
      translations: {
        es: { name: 'Gambas', description: 'Con ajo' },
        en: { name: 'Prawns', description: 'With garlic' },
      },
    })
    const es = await app.request({ path: '/casa-lola' })
    const en = await app.request({ path: '/casa-lola?lang=en' })
    expect(es.text).toContain('<html lang="es">')
    expect(es.text).toContain('Gambas')
    expect(en.headers['content-language']).toBe('en')
    expect(en.text).toContain('<html lang="en">')
    expect(en.text).toContain('Prawns')
    expect(en.text).toContain('Croquetas')
    expect(en.text).toContain('View allergens')
    expect(en.text).toContain('rel="canonical" href="http://localhost:3000/casa-lola?lang=en"')
    expect(en.text).toContain('rel="alternate" hrefLang="es" href="http://localhost:3000/casa-lola"')
    for (const unknown of ['?lang=fr', '?lang=pt', '?lang=en&lang=es', '?lang=', '?utm=1']) {
      const page = await app.request({ path: `/casa-lola${unknown}` })
      expect(page.text, unknown).toBe(es.text)
      expect(page.text).toContain('rel="canonical" href="http://localhost:3000/casa-lola"')
    }
  })

  test('starts in the default language where es is not spoken, without a selector for one language', async () => {
    const app = await createTestApp()
    await menuOf(app, { defaultLocale: 'pt', supportedLocales: ['pt'] })
    const page = await app.request({ path: '/casa-lola' })
    expect(page.text).toContain('<html lang="pt">')
    expect(page.text).toContain('Ver alergénios')
    expect(page.text).not.toContain('class="lang"')
  })

  test('marks what is sold out, hides a price of zero and says when allergens were never declared', async () => {
    const app = await createTestApp()
    const { category } = await menuOf(app)
    await app.make.dish(category, { name: 'Percebes', price: '0', available: false })
    const page = await app.request({ path: '/casa-lola' })
    expect(page.text).toContain('Agotado')
    expect(page.text).toContain('Alérgenos sin declarar')
    expect(page.text).not.toContain('0,00')
  })

  test('leaves out a category without dishes, and without any dish says so', async () => {
    const app = await createTestApp()
    const owner = await app.make.owner()
    const restaurant = await app.make.restaurant(owner, { slug: 'vacio', supportedLocales: ['es', 'en'] })
    await app.make.category(restaurant, 'Nada')
    const page = await app.request({ path: '/vacio' })
    expect(page.text).toContain('No hay categorías')
    expect(page.text).not.toContain('Nada')
    expect((await app.request({ path: '/vacio?lang=en' })).text).toContain('No categories found')
    const listed = await app.request<unknown[]>({ path: '/api/public/vacio/categories' })
    expect(listed.data).toHaveLength(1)
  })

  test('nothing of an owner runs: markup stays text', async () => {
    const app = await createTestApp()
    const { category } = await menuOf(app, { name: '<script>alert(1)</script>' })
    await app.make.dish(category, { name: '</style><img src=x onerror=alert(1)>' })
    const page = await app.request({ path: '/casa-lola' })
    expect(page.text).not.toContain('<script>alert')
    expect(page.text).not.toContain('<img src=x')
    expect(page.text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  })
})

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
      await touchMenu(trx, restaurant.id)
      expect((await app.request({ path: '/casa-lola' })).text).toContain('Casa Lola')
      throw new Error('rolled back')
    })
    await expect(rename).rejects.toThrow('rolled back')
    expect((await app.request({ path: '/casa-lola' })).text).toContain('Casa Lola')
  })

  test('from memory a page needs no statement, and the public calls neither', async () => {
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

describe('addresses', () => {
  test('a former one leads to the present one for ever, with its query', async () => {
    const app = await createTestApp()
    const { restaurant } = await menuOf(app)
    await app.platform.db.transaction().execute(async trx => {
      await trx.updateTable('slugs').set({ is_current: false }).where('restaurant_id', '=', restaurant.id).execute()
      const now = app.clock.now()
      const fresh = { slug: 'lola-nueva', restaurant_id: restaurant.id, is_current: true, created_at: now }
      await trx.insertInto('slugs').values(fresh).execute()
      await touchMenu(trx, restaurant.id)
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
  ])('%s leads to %s', async (path, target) => {
    const app = await createTestApp()
    const answer = await app.request({ path })
    expect(answer.status).toBe(308)
    expect(answer.headers['location']).toBe(target)
  })

  test.each(['/a/b', '/casa-lola/x', '/a/b/c.php', '/x//y'])('%s leads home', async path => {
    const app = await createTestApp()
    const answer = await app.request({ path })
    expect(answer.status).toBe(302)
    expect(answer.headers['location']).toBe('/')
  })

  test('what cannot exist is answered without asking the database', async () => {
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

  test('an unknown one is a page of its own that search engines skip, and is looked for once a second at most', async () => {
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
      await touchMenu(trx, restaurant.id)
    })
    expect((await app.request({ path: '/casa-lola' })).status).toBe(404)
    expect((await app.request({ path: '/api/public/casa-lola' })).status).toBe(404)
  })
})

describe('the menu of an inactive restaurant', () => {
  test('stays for 30 days, then only says who and where it is', async () => {
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

  test('goes at once with LAPSED_MENU_DAYS=0', async () => {
    const app = await createTestApp({ env: { LAPSED_MENU_DAYS: '0' } })
    await menuOf(app, { inactiveSince: app.clock.now() })
    expect((await app.request({ path: '/casa-lola' })).status).toBe(404)
  })
})

describe('the public calls', () => {
  test('give what a diner may see and nothing else, by order', async () => {
    const app = await createTestApp()
    const { restaurant, category, dish } = await menuOf(app)
    const found = await app.request<Record<string, unknown>>({ path: '/api/public/CASA-LOLA' })
    expect(Object.keys(found.data).toSorted()).toEqual(
      [
        ...['_id', 'name', 'slug', 'description', 'defaultLocale', 'supportedLocales', 'translations', 'currency'],
        ...['timezone', 'logoUrl', 'theme', 'address', 'contact', 'hours'],
      ].toSorted(),
    )
    const items = await app.request<{ _id: string; price: number }[]>({ path: '/api/public/casa-lola/items' })
    expect(items.data).toMatchObject([{ _id: dish.id, price: 9.5, restaurantId: restaurant.id }])
    expect(items.data[0]).not.toHaveProperty('image')
    const ofCategory = await app.request<unknown[]>({ path: `/api/public/categories/${category.id}/items` })
    expect(ofCategory.data).toEqual(items.data)
    expect((await app.request({ path: '/api/public/categories/x/items' })).status).toBe(404)
    expect((await app.request({ path: `/api/public/categories/${dish.id}/items` })).status).toBe(404)
  })

  test('are revalidated by ETag', async () => {
    const app = await createTestApp()
    await menuOf(app)
    const first = await app.request({ path: '/api/public/casa-lola/items' })
    expect(first.headers['cache-control']).toBe('public, no-cache')
    const headers = { 'if-none-match': String(first.headers['etag']) }
    expect((await app.request({ path: '/api/public/casa-lola/items', headers })).status).toBe(304)
  })
})

describe('the preview of a look', () => {
  test('is the real page in a draft, for the people of the restaurant, in a frame of ours, never kept', async () => {
    const app = await createTestApp()
    const { owner, restaurant } = await menuOf(app)
    const path = `/dashboard/vista-previa/${restaurant.id}?primary=%23123456&style=modern`
    expect((await app.request({ path })).status).toBe(401)
    const stranger = await app.signIn(await app.make.owner())
    expect((await app.request({ path, as: stranger })).status).toBe(404)
    const page = await app.request({ path, as: await app.signIn(owner) })
    expect(page.status).toBe(200)
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-frame-options': 'SAMEORIGIN' })
    expect(String(page.headers['content-security-policy'])).toContain("frame-ancestors 'self'")
    expect(page.text).toContain('--m-primary:#123456')
    expect(page.text).toContain('Cargando menú...')
    expect((await app.request({ path: '/casa-lola' })).text).not.toContain('#123456')
  })

  test('ignores what is no colour and no look', async () => {
    const app = await createTestApp()
    const { owner, restaurant } = await menuOf(app)
    const path = `/dashboard/vista-previa/${restaurant.id}?primary=red%7D&style=baroque&accent=%23ABCDEF`
    const page = await app.request({ path, as: await app.signIn(owner) })
    expect(page.text).toContain('--m-primary:#c21d03')
    expect(page.text).toContain('--m-accent:#abcdef')
  })
})
