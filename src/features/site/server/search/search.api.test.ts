import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app.ts'
import { menuOf, statementsOf } from '#test/menus/public-menus.ts'
import { MENUS_PER_SITEMAP } from '../../site.limits.ts'

const ORIGIN = 'http://localhost:3000'
const URLS_MAX = 50_000
const BYTES_MAX = 50 * 1024 * 1024

const locationsOf = (xml: string): string[] => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url)
const pathOf = (url: string): string => url.slice(ORIGIN.length)

/** The URLs of all sitemaps of the index, file by file. */
async function readSitemaps(app: TestApp): Promise<string[][]> {
  const index = await app.request({ path: '/sitemap.xml' })
  expect([index.status, index.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
  const files: string[][] = []
  for (const file of locationsOf(index.text)) {
    const { status, text } = await app.request({ path: pathOf(file) })
    expect(status).toBe(200)
    expect(text.length).toBeLessThan(BYTES_MAX)
    files.push(locationsOf(text))
  }
  return files
}

/**
 * Rows for 99 999 more restaurants of the same owner; without the checks of foreign keys, which take most of the time.
 */
async function insertCopies(app: TestApp, restaurantId: string): Promise<void> {
  await app.platform.db.transaction().execute(async trx => {
    await sql`SET LOCAL ROLE NONE`.execute(trx)
    await sql`SET LOCAL session_replication_role = replica`.execute(trx)
    await sql`
      WITH made AS (
        INSERT INTO restaurants
        SELECT made.* FROM restaurants r, generate_series(1, 99999) n, jsonb_populate_record(r, jsonb_build_object(
          'id', lpad(to_hex(n), 32, '0')::uuid, 'supported_locales', '["es","en","pt"]'::jsonb)) made
        WHERE r.id = ${restaurantId} RETURNING id
      )
      INSERT INTO slugs (slug, restaurant_id, is_current, created_at)
      SELECT 'casa-' || right(id::text, 6), id, true, now() FROM made`.execute(trx)
    await sql`ANALYZE restaurants, slugs`.execute(trx)
  })
}

describe('robots.txt', () => {
  test('names the sitemap, and hides the signed-in area without hiding menus that begin like it', async () => {
    const app = await createTestApp()
    const { text, headers } = await app.request({ path: '/robots.txt' })
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml\n`)
    const rules = [...text.matchAll(/^Disallow: (.*)$/gm)].map(([, rule = '']) => rule)
    const isHidden = (path: string) =>
      rules.some(rule => (rule.endsWith('$') ? `${path}$` === rule : path.startsWith(rule)))
    for (const path of ['/auth', '/auth?mode=register', '/dashboard/home', '/api/health', '/subscription'])
      expect([path, isHidden(path)]).toEqual([path, true])
    for (const path of ['/', '/autentica', '/auth-pizza', '/dashboard-bar', '/precios', '/el-rincon?lang=en'])
      expect([path, isHidden(path)]).toEqual([path, false])
  })
})

describe('the sitemap', () => {
  test('lists the pages of the product and each menu in each of its languages', async () => {
    const app = await createTestApp()
    await menuOf(app, { supportedLocales: ['es', 'en'] })
    const [pages, menus] = await readSitemaps(app)
    expect(pages).toEqual(expect.arrayContaining([`${ORIGIN}/`, `${ORIGIN}/precios`]))
    expect(menus).toEqual([`${ORIGIN}/casa-lola`, `${ORIGIN}/casa-lola?lang=en`])
  })

  test('lists no deleted or inactive restaurant, and none of an owner whose plan has ended', async () => {
    const app = await createTestApp()
    await menuOf(app)
    const owner = await app.make.owner({ plan: {} })
    await app.make.restaurant(owner, { slug: 'inactiva', inactiveSince: app.clock.now() })
    const deleted = await app.make.restaurant(owner, { slug: 'borrada' })
    await app.platform.db
      .updateTable('restaurants')
      .set({ deleted_at: app.clock.now() })
      .where('id', '=', deleted.id)
      .execute()
    const lapsed = await app.make.owner()
    await app.make.restaurant(lapsed, { slug: 'caducada' })
    await app.make.lapsedTrial(lapsed.id)
    expect((await readSitemaps(app)).slice(1).flat()).toEqual([`${ORIGIN}/casa-lola`])
  })

  test('a file that is none is a plain 404', async () => {
    const app = await createTestApp()
    for (const file of ['nada.xml', 'menus-1.xml', 'pages']) {
      const { status, headers } = await app.request({ path: `/sitemaps/${file}` })
      expect([file, status]).toEqual([file, 404])
      expect(String(headers['content-type'])).not.toContain('html')
    }
  })

  test('has every one of 100 000 menus once, in files that search engines accept, in a few statements', async () => {
    const app = await createTestApp()
    const { restaurant } = await menuOf(app)
    await insertCopies(app, restaurant.id)
    let files: string[][] = []
    const statements = await statementsOf(app, async () => {
      files = await readSitemaps(app)
    })
    const menus = files.slice(1)
    expect(menus).toHaveLength(Math.ceil(100_000 / MENUS_PER_SITEMAP))
    for (const urls of menus) expect(urls.length).toBeLessThanOrEqual(URLS_MAX)
    expect(menus.flat()).toHaveLength(99_999 * 3 + 1)
    expect(new Set(menus.flat()).size).toBe(99_999 * 3 + 1)
    expect(statements).toBeLessThan(40)
  })
})
