import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { Menu } from '#features/menu/menu-snapshot.ts'
import { WEEKDAYS } from '#shared/weekday.ts'
import { type Style, STYLES } from '#features/theme/theme.contract.ts'
import { checkMenuPages } from '#test/menus/menu-page-checks.ts'
import { smallMenu } from '#test/menus/small-menu.ts'
import { renderMenuPage } from './ssr.tsx'
import { MENU_ASSETS } from '#test/menus/menu-assets.ts'

/** One category and one dish with hours: brotli bytes more than the same menu without any. */
const BYTES_MORE_MAX = 1800

const KITCHEN = [
  { open: '12:00', close: '16:00' },
  { open: '20:00', close: '23:30' },
]

function timedMenu(menu: Menu): Menu {
  const [first] = menu.categories
  const [dish] = menu.dishes
  const of = { days: [...WEEKDAYS], slots: KITCHEN, categoryIds: [], dishIds: [] }
  const schedules = [
    { ...of, categoryIds: [first?._id ?? ''] },
    { ...of, days: ['saturday' as const, 'sunday' as const], dishIds: [dish?._id ?? ''] },
  ]
  return { ...menu, restaurant: { ...menu.restaurant, schedules } }
}

const styled = (menu: Menu, style: Style): Menu => ({
  ...menu,
  restaurant: { ...menu.restaurant, theme: { ...menu.restaurant.theme, style } },
})

const pageOf = (menu: Menu, locale: 'es' | 'en' | 'pt' = 'es'): string =>
  renderMenuPage({
    menu,
    version: 1,
    changesAt: null,
    locale,
    publicUrl: 'https://sobremesa.example',
    year: 2026,
    assets: MENU_ASSETS,
    files: { sharePicture: '/share.png', icon: '/icon.png', touchIcon: '/touch.png', manifest: '/es.webmanifest' },
  }).html

describe.each(STYLES)('%s', style => {
  test('hours of the carta cost few bytes', () => {
    const small = styled(smallMenu(), style)
    const more = brotliCompressSync(pageOf(timedMenu(small))).length - brotliCompressSync(pageOf(small)).length
    expect(more).toBeLessThanOrEqual(BYTES_MORE_MAX)
  })

  test('a carta without them has not a byte of them', () => {
    const small = styled(smallMenu(), style)
    expect(pageOf(small)).not.toMatch(/data-late|data-fold|data-back|dish-hours|icon-clock|served|"late"/)
  })
})

test('a page with hours is valid in every language', () => {
  checkMenuPages(renderMenuPage, timedMenu(smallMenu()))
})

test('without a script the hours are written and nothing is folded', () => {
  const said = {
    es: ['Se sirve de 12:00 a 16:00 y de 20:00 a 23:30.', 'Sábados y domingos, de 12:00 a 16:00 y de 20:00 a 23:30'],
    en: ['Served 12:00 to 16:00 and 20:00 to 23:30.', 'Saturdays and Sundays, 12:00 to 16:00 and 20:00 to 23:30'],
    pt: [
      'Serve-se das 12:00 às 16:00 e das 20:00 às 23:30.',
      'Sábados e domingos, das 12:00 às 16:00 e das 20:00 às 23:30',
    ],
  }
  for (const locale of ['es', 'en', 'pt'] as const) {
    const page = pageOf(timedMenu(smallMenu()), locale)
    const visible = page.replace(/<(p|button)[^>]* hidden=.*?<\/\1>/g, '')
    expect(said[locale].map(text => visible.includes(text))).toEqual([true, true])
    expect(visible).not.toMatch(/class="(names|unfold)"/)
    expect(page).toMatch(/class="names"/)
  }
})
