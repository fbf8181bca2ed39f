import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app.ts'
import { menuOf, statementsOf } from '#test/menus/public-menus.ts'

const ORIGIN = 'http://localhost:3000'

/** What the head of a page says of itself. */
async function headOf(app: TestApp, path: string) {
  const { status, text } = await app.request({ path })
  const find = (pattern: RegExp) => pattern.exec(text)?.[1] ?? ''
  return {
    status,
    title: find(/<title>([^<]*)/),
    shared: find(/property="og:title" content="([^"]+)"/),
    url: find(/property="og:url" content="([^"]+)"/).replaceAll('&amp;', '&'),
    picture: find(/property="og:image" content="([^"]+)"/).slice(ORIGIN.length),
    canonical: find(/rel="canonical" href="([^"]+)"/),
    body: text.slice(text.indexOf('<body')),
  }
}

test('a link to a dish has its title and its share picture; everything else is the menu', async () => {
  const app = await createTestApp()
  const { dish, restaurant } = await menuOf(app, { supportedLocales: ['es', 'en'] })
  const menu = await headOf(app, '/casa-lola')
  const short = dish.id.slice(-6)
  const ofDish = await headOf(app, `/casa-lola?plato=${short}`)
  expect([ofDish.title, ofDish.shared]).toEqual(['Croquetas · Casa Lola', 'Croquetas · Casa Lola'])
  expect(ofDish.url).toBe(`${ORIGIN}/casa-lola?plato=${short}`)
  expect(ofDish.canonical).toBe(`${ORIGIN}/casa-lola`)
  expect(ofDish.body).toBe(menu.body)
  expect(ofDish.picture).toMatch(new RegExp(`^/menu-files/${restaurant.id}/dish-es-${dish.id}-[0-9a-f]{16}\\.png$`))
  const drawn = await app.request({ path: ofDish.picture })
  expect([drawn.status, drawn.headers['cache-control']]).toEqual([200, expect.stringContaining('immutable')])
  expect(await sharp(drawn.bytes).metadata()).toMatchObject({ width: 1200, height: 630 })
  expect(drawn.bytes.equals((await app.request({ path: menu.picture })).bytes)).toBe(false)

  // The id in full is the same dish, and the language stays.
  const english = await headOf(app, `/casa-lola?lang=en&plato=${dish.id}`)
  expect([english.title, english.canonical]).toEqual(['Croquetas · Casa Lola', `${ORIGIN}/casa-lola?lang=en`])
  expect(await statementsOf(app, () => app.request({ path: `/casa-lola?plato=${short}` }))).toBe(0)
})

test.each(['abcdef', '', 'x'.repeat(2000), '%3Cb%3E', 'a&plato=b'])(
  'a link to a dish that is not there shows the menu: %s',
  async asked => {
    const app = await createTestApp()
    await menuOf(app)
    const menu = await headOf(app, '/casa-lola')
    expect(await headOf(app, `/casa-lola?plato=${asked}`)).toEqual(menu)
  },
)

test('a link shows no dish of another house, none that is deleted, and none of a menu that is not visible', async () => {
  const app = await createTestApp()
  const { dish, owner } = await menuOf(app)
  const other = await app.make.restaurant(owner, { slug: 'casa-otra', name: 'Otra' })
  const link = `/casa-lola?plato=${dish.id}`
  const { picture } = await headOf(app, link)
  expect((await headOf(app, `/casa-otra?plato=${dish.id}`)).title).toBe('Otra · Carta')
  expect((await app.request({ path: picture.replace(dish.restaurantId, other.id) })).status).toBe(404)
  const actor = await app.signIn(owner)
  const deleted = await app.request({ method: 'DELETE', path: `/api/menu/items/${dish.id}`, as: actor })
  expect(deleted.status).toBe(200)
  expect((await headOf(app, link)).title).toBe('Casa Lola · Carta')
  expect((await app.request({ path: picture })).status).toBe(404)
  expect((await headOf(app, `/no-hay-nada?plato=${dish.id}`)).status).toBe(404)
})

test('a former slug keeps the dish when it redirects', async () => {
  const app = await createTestApp()
  const { dish } = await menuOf(app)
  const answer = await app.request({ path: `/Casa-Lola?plato=${dish.id}` })
  expect([answer.status, answer.headers['location']]).toEqual([308, `/casa-lola?plato=${dish.id}`])
})
