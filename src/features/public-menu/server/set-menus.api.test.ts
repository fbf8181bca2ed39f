import { expect, test } from 'vitest'
import type { PublicRestaurant } from '#features/restaurants/restaurants.contract.ts'
import type { SetMenuExtras } from '#features/set-menus/public-set-menus.ts'
import { createTestApp } from '#test/app.ts'
import { publishDay, storedItem } from '#test/menus/daily-menus.ts'
import { menuOf } from '#test/menus/public-menus.ts'

const TUESDAY = '2026-11-24'
const WEDNESDAY = '2026-11-25'

/** Casa Lola on a Tuesday in Madrid, with the menu of the day of that day. */
async function world(items = [storedItem('Lentejas', { allergens: ['celery'] })]) {
  const app = await createTestApp({ now: new Date('2026-11-24T10:00:00Z') })
  const made = await menuOf(app, { supportedLocales: ['es', 'en'] })
  await publishDay(app, made.restaurant, { day: TUESDAY, items })
  const page = async (path = '/casa-lola') => (await app.request({ path })).text
  const told = async () => (await app.request<PublicRestaurant & SetMenuExtras>({ path: '/api/public/casa-lola' })).data
  const at = (time: string) => app.clock.set(new Date(time))
  return { app, ...made, items, page, told, at }
}

test('before, in and after its hours, gone with its day; that of tomorrow comes by itself', async () => {
  const { app, restaurant, page, told, at } = await world()
  await publishDay(app, restaurant, { day: WEDNESDAY, items: [storedItem('Cocido')], atStart: true })
  const states = async () => (await told()).setMenus?.map(({ date, state }) => `${date} ${state}`)
  expect(await states()).toEqual([`${TUESDAY} upcoming`])
  at('2026-11-24T12:01:00Z')
  expect(await states()).toEqual([`${TUESDAY} now`])
  const served = await page()
  expect(served).toMatch(/<nav class="categories"[^>]*><a href="#menu-del-dia" aria-current="true"/)
  expect(served).toContain('Lentejas</a>')
  expect(served).not.toContain('Cocido')
  at('2026-11-24T15:31:00Z')
  expect(await states()).toEqual([`${TUESDAY} ended`])
  const ended = await page()
  expect(ended).not.toContain('<a href="#menu-del-dia"')
  expect(ended).toContain('Ha terminado. Hoy se sirvió de 13:00 a 16:00.')
  at('2026-11-25T08:00:00Z')
  const morning = await page()
  expect(morning).not.toContain('Lentejas')
  expect(morning).toMatch(/<section id="menu-del-dia"[^>]* hidden=""/)
  expect(await states()).toBeUndefined()
  at('2026-11-25T12:01:00Z')
  expect(await states()).toEqual([`${WEDNESDAY} now`])
  expect(await page()).not.toMatch(/<section id="menu-del-dia"[^>]* hidden=""/)
  at('2026-11-26T12:01:00Z')
  expect(await page()).not.toMatch(/Cocido|menu-del-dia/)
})

test('a dish is sold out at 14:40, then the whole menu: the next request shows it', async () => {
  const items = [storedItem('Lentejas'), storedItem('Ensalada')]
  const { app, restaurant, page, told, at } = await world(items)
  at('2026-11-24T13:39:00Z')
  expect(await page()).not.toContain('Agotado')
  at('2026-11-24T13:40:00Z')
  await publishDay(app, restaurant, { day: TUESDAY, items, unavailable: [items[0]!.id] })
  const line = /<li id="p-m[^>]*class="set-dish is-sold-out"[^>]*>(.*?)<\/li>/.exec(await page())?.[1]
  expect(line).toContain('Lentejas')
  expect(line).toContain('Agotado')
  await publishDay(app, restaurant, { day: TUESDAY, items, soldOut: true })
  const soldOut = await page()
  expect(soldOut).toContain('El menú de hoy se ha agotado</h2>')
  expect(soldOut).toContain('Vuelve mañana a las 13:00.')
  expect((await told()).setMenus?.[0]).toMatchObject({ state: 'soldOut', soldOut: true })
})

test('a dish that nobody confirmed is read as not declared, never with its old allergens', async () => {
  const { page, told } = await world([
    storedItem('Fideos', { allergens: ['molluscs'], toConfirm: true }),
    storedItem('Sopa', { allergensDeclared: false }),
  ])
  const html = await page()
  expect(html.match(/<li id="p-m[^>]*data-undeclared=""/g)).toHaveLength(2)
  expect(html).not.toContain('title="Moluscos"')
  expect((await told()).setMenus?.[0]?.courses[0]?.items.map(item => item.allergens)).toEqual([[], []])
})

test('the menu of the day has an address of its own, open, never indexed, in each language', async () => {
  const { app, page, at } = await world()
  at('2026-11-24T12:01:00Z')
  const own = await app.request({ path: '/casa-lola?menu=dia' })
  expect(own.headers['x-robots-tag']).toBe('noindex')
  expect(own.text).toContain(`rel="canonical" href="${app.platform.config.publicUrl}/casa-lola"`)
  expect(own.text).toContain('<details open=""')
  for (const path of ['/casa-lola?lang=en&menu=dia', '/casa-lola?menu=dia&lang=en']) {
    for (const time of ['first', 'from memory']) {
      const english = await page(path)
      expect(english, time).toContain('<html lang="en"')
      expect(english, time).toContain('<details open=""')
    }
  }
  const carta = await app.request({ path: '/casa-lola' })
  expect(carta.headers['x-robots-tag']).toBeUndefined()
  expect(carta.text).not.toContain('<details open=""')
  at('2026-11-24T16:00:00Z')
  expect(await page('/casa-lola?menu=dia')).toContain('El menú del día vuelve mañana a las 13:00</span>')
})

test('in a house without a menu of the day, and with another word, it is the page of the carta', async () => {
  const app = await createTestApp()
  await menuOf(app)
  const carta = await app.request({ path: '/casa-lola' })
  for (const path of ['/casa-lola?menu=dia', '/casa-lola?menu=otro']) {
    const asked = await app.request({ path })
    expect(asked.text).toBe(carta.text)
    expect(asked.headers['x-robots-tag']).toBeUndefined()
  }
  expect(carta.text).not.toMatch(/set-menu|data-set/)
  const { data } = await app.request<object>({ path: '/api/public/casa-lola' })
  expect(data).not.toHaveProperty('setMenus')
  expect(data).not.toHaveProperty('dailyMenu')
})

test('each answer of a page with times says when it was sent, a page without them nothing', async () => {
  const { app, at } = await world()
  const sentAt = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await app.request({ path, headers })
    return [answer.status, answer.headers['server-timing'], String(answer.headers['etag'])] as const
  }
  const [, sent, etag] = await sentAt('/casa-lola')
  expect(sent).toBe(`sent;dur=${Date.parse('2026-11-24T10:00:00Z')}`)
  at('2026-11-24T10:05:00Z')
  const later = `sent;dur=${Date.parse('2026-11-24T10:05:00Z')}`
  expect((await sentAt('/casa-lola'))[1]).toBe(later)
  expect((await sentAt('/casa-lola', { 'if-none-match': etag })).slice(0, 2)).toEqual([304, later])
  expect((await sentAt('/casa-lola?menu=dia'))[1]).toBe(later)
  const other = await menuOf(app, { slug: 'casa-pepa' })
  expect((await sentAt(`/${other.restaurant.slug}`)).slice(0, 2)).toEqual([200, undefined])
  await app.request({
    method: 'POST',
    path: `/api/restaurants/${other.restaurant.id}/schedules`,
    as: await app.signIn(other.owner),
    body: { name: 'Desayunos', slots: [{ open: '08:00', close: '12:00' }], categoryIds: [other.category.id] },
  })
  expect((await sentAt(`/${other.restaurant.slug}`))[1]).toBe(later)
})
