import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { Menu } from '#features/menu/menu-snapshot.ts'
import type { Locale } from '#shared/locale.ts'
import { STYLES } from '#features/theme/theme.contract.ts'
import { checkMenuPages } from '#test/menus/menu-page-checks.ts'
import { dailyMenu, withSetMenus } from '#test/menus/set-menus.ts'
import { smallMenu } from '#test/menus/small-menu.ts'
import { renderMenuPage } from './ssr.tsx'
import { MENU_ASSETS } from '#test/menus/menu-assets.ts'

/** With a menu of the day of nine dishes: brotli bytes more than the same menu without any (4-beyond §1). */
const BYTES_MORE_MAX = 2900

const pageOf = (menu: Menu, locale: Locale = 'es', asksDaily = false): string =>
  renderMenuPage({
    menu,
    version: 1,
    changesAt: null,
    locale,
    asksDaily,
    publicUrl: 'https://sobremesa.example',
    year: 2026,
    assets: MENU_ASSETS,
    files: { sharePicture: '/share.png', icon: '/icon.png', touchIcon: '/touch.png', manifest: '/es.webmanifest' },
  }).html

const minute = (iso: string): number => Date.parse(iso) / 60_000
const structured = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}') as {
    hasMenu: { hasMenuSection: Record<string, unknown>[] }
  }

test.each(STYLES)('%s: a carta without set menus has not a byte of them; with one it has few', style => {
  const small = smallMenu()
  const menu = { ...small, restaurant: { ...small.restaurant, theme: { ...small.restaurant.theme, style } } }
  const without = pageOf(menu)
  expect(without).not.toMatch(/data-when|set-|data-set/)
  const more = brotliCompressSync(pageOf(withSetMenus(menu))).length - brotliCompressSync(without).length
  expect(more).toBeLessThanOrEqual(BYTES_MORE_MAX)
})

test('a page with set menus is valid in every language: served, sold out, prepared, ended, and its own address', () => {
  const small = smallMenu()
  const [first] = dailyMenu().courses
  const courses = [{ ...first!, items: first!.items.map(item => ({ ...item, _id: `${item._id}0` })) }]
  const names = { es: 'Menú infantil' }
  const fixed = dailyMenu({ _id: 'fixed-000001', kind: 'fixed', names, note: { es: 'Con agua.' }, courses })
  const soldOut = dailyMenu({ state: 'soldOut', soldOut: true })
  const prepared = dailyMenu({ state: 'upcoming', shownFrom: '2026-11-24T12:00:00.000Z' })
  for (const menus of [[dailyMenu(), fixed], [soldOut], [prepared], [dailyMenu({ state: 'ended' })]])
    checkMenuPages(renderMenuPage, withSetMenus(small, menus))
  checkMenuPages(input => renderMenuPage({ ...input, asksDaily: true }), withSetMenus(small, []))
  checkMenuPages(renderMenuPage, withSetMenus({ ...small, categories: [], dishes: [] }))
})

test('each line has the minutes in which it holds; without a script the hours are written with their day', () => {
  const html = pageOf(withSetMenus(smallMenu()))
  const [open, close, midnight] = ['2026-11-24T12:00Z', '2026-11-24T15:00Z', '2026-11-24T23:00Z'].map(minute)
  expect(html).toContain('<b class="set-when set-written">Martes 24 de noviembre, de 13:00 a 16:00</b>')
  expect(html).toContain(`hidden="" data-when="0 ${open}">Hoy, de 13:00 a 16:00</b>`)
  expect(html).toContain(`hidden="" data-when="${open} ${close}">Hoy hasta las 16:00</b>`)
  expect(html).toContain(
    `data-when="${close} ${midnight}" data-over="">Ha terminado. Hoy se sirvió de 13:00 a 16:00.</b>`,
  )
  expect(html).toMatch(new RegExp(`<section id="menu-del-dia"[^>]* data-when="0 ${midnight}" data-category="set">`))
  // First in the bar, until it ends.
  expect(html).toMatch(
    new RegExp(
      `aria-label="Categorías"><a href="#menu-del-dia" aria-current="true" data-when="0 ${close}">Menú del día</a><a href="#c-tapas">`,
    ),
  )
})

test('two services of a night, the first and the second, each from the end of the one before', () => {
  const services = [
    { from: '2026-11-24T12:00:00.000Z', to: '2026-11-24T15:00:00.000Z' },
    { from: '2026-11-24T19:30:00.000Z', to: '2026-11-25T00:30:00.000Z' },
  ]
  const slots = [
    { open: '13:00', close: '16:00' },
    { open: '20:30', close: '01:30' },
  ]
  const html = pageOf(withSetMenus(smallMenu(), [dailyMenu({ services, slots })]))
  const [, close, second, end] = services.flatMap(({ from, to }) => [minute(from), minute(to)])
  expect(html).toContain(`data-when="${close} ${second}">Hoy, de 20:30 a 1:30</b>`)
  expect(html).toContain(`data-when="${second} ${end}">Hoy hasta la 1:30</b>`)
  expect(html).toContain('Martes 24 de noviembre, de 13:00 a 16:00 y de 20:30 a 1:30')
  expect(html).toMatch(new RegExp(`<section id="menu-del-dia"[^>]* data-when="0 ${end}"`))
})

test('in each language: courses, includes and hours; dishes as they were written, said once', () => {
  const menu = withSetMenus(smallMenu(), [dailyMenu({ includes: { bread: true, drink: false, dessert: true } })])
  expect(pageOf(menu)).toContain(
    '<p>Incluye pan y postre o café. No incluye bebida. Precio por persona, IVA incluido.</p>',
  )
  const english = pageOf(menu, 'en')
  expect(english).toContain('Set menu of the day</h2>')
  expect(english).toContain('>First courses</h3>')
  expect(english).toContain(
    'Includes bread and dessert or coffee. Does not include a drink. Price per person, VAT included.',
  )
  expect(english.match(/The dishes of the day are written in Spanish\. Ask the team if in doubt\./g)).toHaveLength(1)
  expect(english).toContain('lang="es">Lentejas con verduras</a>')
  expect(english).toContain('>Today until 16:00</b>')
  const portuguese = pageOf(menu, 'pt')
  expect(portuguese).toContain('>Hoje até às 16:00</b>')
  expect(portuguese).toContain('>Hoje, das 13:00 às 16:00</b>')
  expect(portuguese).toContain('Terça-feira, 24 de novembro, das 13:00 às 16:00')
  expect(pageOf(menu)).not.toContain('Los platos del día están en')
})

test('a dish that nobody declared says so, has no allergen, and is counted where the filter says how many', () => {
  const html = pageOf(withSetMenus(smallMenu()))
  const line = /<li id="p-m[^"]*"[^>]*data-undeclared=""[^>]*>(.*?)<\/li>/.exec(html)?.[1] ?? ''
  expect(line).toContain('Fideos con almejas')
  expect(line).toContain('Alérgenos sin declarar')
  expect(line).not.toContain('data-dish-allergens')
  expect(html).toContain('1 plato no declara sus alérgenos: pregunta antes de pedirlo.')
})

test('sold out is one card with when it is back, without dishes and without a place in the bar', () => {
  const html = pageOf(withSetMenus(smallMenu(), [dailyMenu({ state: 'soldOut', soldOut: true })]))
  const [eve, day] = ['2026-11-23T23:00Z', '2026-11-24T23:00Z'].map(minute)
  expect(html).toContain('El menú de hoy se ha agotado</h2>')
  expect(html).toContain(`hidden="" data-when="${eve} ${day}">Vuelve mañana a las 13:00.</span>`)
  expect(html).toContain('<span class="set-written">Vuelve el miércoles 25 de noviembre a las 13:00.</span>')
  expect(html).not.toContain('id="p-m')
  expect(html).not.toContain('href="#menu-del-dia"')
})

test('what goes out by itself is hidden until then, and search engines read nothing of it', () => {
  const prepared = dailyMenu({ state: 'upcoming', shownFrom: '2026-11-24T12:00:00.000Z' })
  const html = pageOf(withSetMenus(smallMenu(), [prepared]))
  const from = minute('2026-11-24T12:00Z')
  expect(html).toMatch(new RegExp(`<section id="menu-del-dia"[^>]* hidden=""[^>]* data-when="${from} `))
  expect(html).toMatch(/<a href="#menu-del-dia" hidden=""/)
  expect(JSON.stringify(structured(html))).not.toContain('Lentejas')
  // It is no dish of the page yet: neither the filter nor the arrows of the sheet find it.
  expect(html).toContain('class="set-dish" data-later-dish=""')
  expect(html).not.toMatch(/class="set-dish[^>]* data-dish=/)
  expect(html).not.toContain('plato no declara sus alérgenos')
})

test('search engines read a section with one price and its time', () => {
  const [first] = structured(pageOf(withSetMenus(smallMenu()))).hasMenu.hasMenuSection
  expect(first).toMatchObject({
    '@type': 'MenuSection',
    name: 'Menú del día',
    offers: {
      price: 14,
      priceCurrency: 'EUR',
      availabilityStarts: '2026-11-24T12:00:00.000Z',
      availabilityEnds: '2026-11-24T15:00:00.000Z',
    },
  })
  expect(first).toMatchObject({
    hasMenuSection: [{ name: 'Primeros' }, { name: 'Segundos' }, { name: 'Postre o café' }],
  })
})

test('at its own address it is open; after its end and on other days the page says when it is back', () => {
  expect(pageOf(withSetMenus(smallMenu()))).not.toContain('<details open=""')
  expect(pageOf(withSetMenus(smallMenu()), 'es', true)).toContain('<details open=""')
  const over = pageOf(withSetMenus(smallMenu(), [dailyMenu({ state: 'ended' })]), 'es', true)
  expect(over).toContain('El menú del día vuelve el miércoles 25 de noviembre a las 13:00</span>')
  expect(over).toContain('>El menú del día vuelve mañana a las 13:00</span>')
  expect(over).not.toContain('Lentejas')
  const none = pageOf({ ...smallMenu() }, 'es', true)
  expect(none).toContain('Hoy no hay menú del día</h2>')
})

test('at its own address it says when it is served by rule, and what it costs where that is known', () => {
  const menu = withSetMenus(smallMenu(), [dailyMenu({ state: 'ended' })])
  const daily = menu.restaurant.dailyMenu!
  const said = (locale: Locale, more: Partial<typeof daily> = {}) => {
    const restaurant = { ...menu.restaurant, dailyMenu: { ...daily, ...more } }
    return pageOf({ ...menu, restaurant }, locale, true).replaceAll('\u00a0', ' ')
  }
  expect(said('es')).toContain('Se sirve de lunes a viernes, de 13:00 a 16:00.</p>')
  expect(said('es', { price: 14 })).toContain('de 13:00 a 16:00. 14,00 € por persona.</p>')
  expect(said('en', { price: 14 })).toContain('Served Monday to Friday, 13:00 to 16:00. 14,00 € per person.</p>')
  expect(said('pt')).toContain('Serve-se de segunda-feira a sexta-feira, das 13:00 às 16:00.</p>')
  expect(said('es', { next: null })).toMatch(/Hoy no hay menú del día<\/h2><p> ?Se sirve de lunes a viernes/)
  expect(said('es', { days: [] })).not.toContain('Se sirve')
})

test('a dish of the carta that is in the menu of the day is counted once, and named by its line', () => {
  const small = smallMenu()
  const dish = { ...small.dishes[0]!, allergensDeclared: false }
  const [first] = dailyMenu().courses
  const [line] = first!.items
  const items = [{ ...line!, dishId: dish._id, allergensDeclared: false }]
  const menu = { ...small, dishes: [dish, ...small.dishes.slice(1)] }
  const html = pageOf(withSetMenus(menu, [dailyMenu({ courses: [{ ...first!, items }] })]))
  const id = /<li id="(p-[^m"][^"]*)" class="dish[^>]*data-undeclared/.exec(html)?.[1] ?? 'none'
  expect(html).toMatch(new RegExp(`<li id="p-m[^"]*" class="set-dish" data-dish="${id}"`))
  expect(html).toContain('1 plato no declara sus alérgenos')
})

test('the text for a chat has its dishes, supplements, price, hours and address', () => {
  const html = pageOf(withSetMenus(smallMenu()), 'en')
  expect(html.replaceAll('\u00a0', ' ')).toContain(
    [
      'data-text="Set menu of the day · Tuesday 24 November\nCasa\n',
      'First courses\n· Lentejas con verduras\n· Salmorejo cordobés\n· Ensalada de la huerta\n· Fideos con almejas\n',
      'Main courses\n· Pez espada a la plancha\n· Pollo al ajillo\n· Arroz del señoret (+3,00 €)\n',
      'Dessert or coffee\n· Natillas caseras\n· Fruta del día\n',
      'Bread, a drink and dessert or coffee included.\n14,00 € · 13:00 to 16:00\n',
      'Allergens: https://sobremesa.example/casa?lang=en&amp;menu=dia"',
    ].join('\n'),
  )
})

test('while a night goes on, yesterday’s menu of the day and today’s are there, and another menu once', () => {
  const night = { services: [{ from: '2026-11-24T19:30:00.000Z', to: '2026-11-25T00:30:00.000Z' }] }
  const slots = [{ open: '20:30', close: '01:30' }]
  const fixed = dailyMenu({ _id: 'fixed-000001', kind: 'fixed', names: { es: 'Menú infantil' }, courses: [] })
  const menus = [
    dailyMenu({ ...night, slots }),
    dailyMenu({ _id: '2026-11-25', date: '2026-11-25', courses: [] }),
    { ...fixed, ...night, slots },
    { ...fixed, date: '2026-11-25' },
  ]
  checkMenuPages(renderMenuPage, withSetMenus(smallMenu(), menus))
  const html = pageOf(withSetMenus(smallMenu(), menus))
  expect(html.match(/<section id="menu-del-dia"/g)).toHaveLength(1)
  expect(html.match(/Menú infantil<\/h2>/g)).toHaveLength(1)
})

test('what is sold out before its second service is not back with it', () => {
  const menu = withSetMenus(smallMenu(), [dailyMenu({ state: 'soldOut', soldOut: true })])
  menu.restaurant.dailyMenu = { ...menu.restaurant.dailyMenu!, next: '2026-11-24T19:30:00.000Z' }
  const html = pageOf(menu)
  expect(html).toContain('El menú de hoy se ha agotado</h2>')
  expect(html).not.toContain('Vuelve')
})
