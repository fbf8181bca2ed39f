import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type Menu } from '#features/menu/menu-snapshot.ts'
import type { PublicOpening } from '#features/restaurants/opening/opening.contract.ts'
import { STYLES } from '#features/theme/theme.contract.ts'
import { checkMenuPages } from '#test/menus/menu-page-checks.ts'
import { smallMenu } from '#test/menus/small-menu.ts'
import { renderMenuPage } from './ssr.tsx'
import { MENU_ASSETS } from '#test/menus/menu-assets.ts'

/** With all that a diner can be told of days: brotli bytes more than the same menu without any (4-beyond §1). */
const BYTES_MORE_MAX = 420

const holiday = (from: string, open: boolean) => ({
  from,
  to: from,
  closed: !open,
  slots: open ? [{ open: '12:00', close: '17:00' }] : [],
  reason: 'holiday' as const,
  label: {},
})
const ALL: PublicOpening = {
  today: {
    day: '2026-12-18',
    hours: { slots: [{ open: '20:00', close: '22:00' }] },
    kitchenClosed: { until: '2026-12-18T19:00:00.000Z' },
    full: { until: '2026-12-18T21:00:00.000Z' },
    note: { es: 'Hoy, cocido completo, 14 €. Hasta que se acabe.' },
    noteUntil: '2026-12-18T21:00:00.000Z',
  },
  dayChanges: [{ day: '2026-12-18', slots: [{ open: '20:00', close: '22:00' }] }],
  specialDays: [
    holiday('2026-12-24', true),
    holiday('2026-12-25', false),
    holiday('2026-12-31', true),
    { ...holiday('2027-01-07', false), to: '2027-01-21', reason: 'vacation' },
  ],
}

const withDays = (menu: Menu, opening: PublicOpening): Menu => ({
  ...menu,
  restaurant: { ...menu.restaurant, ...opening },
})

const pageOf = (menu: Menu): string =>
  renderMenuPage({
    menu,
    version: 1,
    changesAt: null,
    locale: 'es',
    publicUrl: 'https://sobremesa.example',
    year: 2026,
    assets: MENU_ASSETS,
    files: { sharePicture: '/share.png', icon: '/icon.png', touchIcon: '/touch.png', manifest: '/es.webmanifest' },
  }).html

test.each(STYLES)('%s: all of it costs few bytes, none of it costs nothing', style => {
  const small = smallMenu()
  const menu = { ...small, restaurant: { ...small.restaurant, theme: { ...small.restaurant.theme, style } } }
  const without = pageOf(menu)
  expect(without).not.toMatch(/data-when|day-fact|specialOpening/)
  const more = brotliCompressSync(pageOf(withDays(menu, ALL))).length - brotliCompressSync(without).length
  expect(more).toBeLessThanOrEqual(BYTES_MORE_MAX)
})

test('a page with all of it is valid in every language', () => {
  checkMenuPages(renderMenuPage, withDays(smallMenu(), ALL))
})
