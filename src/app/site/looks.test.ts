import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Menu } from '#features/menu/menu-snapshot.ts'
import { EXTRA_LOOKS, LOOKS, type Style, STYLES } from '#features/theme/looks.ts'
import { MENU_ASSETS } from '#test/menus/menu-assets.ts'
import { checkMenuPages } from '#test/menus/menu-page-checks.ts'
import { randomMenu } from '#test/menus/random-menu.ts'
import { smallMenu } from '#test/menus/small-menu.ts'
import { renderMenuPage } from './ssr.tsx'

const WEB = join(import.meta.dirname, '../../features/public-menu/web')
/** Brotli bytes of styles that a look may have more than Moderno, first paint and later together (4-beyond §11). */
const BYTES_MORE_MAX = 4096

const styled = (menu: Menu, style: Style): Menu => ({
  ...menu,
  restaurant: { ...menu.restaurant, theme: { ...menu.restaurant.theme, style } },
})
const pageOf = (style: Style): string =>
  renderMenuPage({
    menu: styled(smallMenu(), style),
    version: 1,
    changesAt: null,
    locale: 'es',
    publicUrl: 'https://sobremesa.example',
    year: 2026,
    assets: MENU_ASSETS,
    files: { sharePicture: '/share.png', icon: '/icon.png', touchIcon: '/touch.png', manifest: '/es.webmanifest' },
  }).html
const packed = (text: string): number => brotliCompressSync(text).length
const firstStyles = (style: Style): string => /<style>(.*?)<\/style>/s.exec(pageOf(style))?.[1] ?? ''
/** The look's own sheets of what comes later; the common ones are the same for all. */
const laterStyles = (style: Style): string =>
  globSync('{below,above,last,fonts}.css', { cwd: join(WEB, 'styles/looks', style) })
    .map(file => readFileSync(join(WEB, 'styles/looks', style, file), 'utf8').replaceAll(/\/\*[^]*?\*\/|\s+/g, ' '))
    .join('')

test('every row of the table has its folder, and every folder its row', () => {
  const folders = globSync('*/look.ts', { cwd: join(WEB, 'styles/looks') }).map(path => path.split('/')[0] ?? '')
  expect(folders.toSorted()).toEqual(STYLES.toSorted())
})

test('no part of the page, and nothing that is drawn for it, asks which look it is in', () => {
  const features = join(WEB, '../..')
  const files = globSync('{public-menu/web,seo/server,qr/server,theme}/**/*.{ts,tsx}', { cwd: features })
  const asks = /(style|look)\w*\)? [!=]== '|'(classic|modern|minimal|tavern|counter|fiesta)' [!=]==/
  const asking = files
    .filter(file => !/\.test\.tsx?$|styles\/looks\/|day-picture\//.test(file))
    .filter(file => asks.test(readFileSync(join(features, file), 'utf8')))
  expect(asking).toEqual([])
  const sheets = globSync('styles/**/*.css', { cwd: WEB }).filter(file => !file.includes('styles/looks/'))
  expect(sheets.filter(file => readFileSync(join(WEB, file), 'utf8').includes('.look-'))).toEqual([])
  expect(sheets.length).toBeGreaterThan(20)
})

describe.each(EXTRA_LOOKS)('%s', style => {
  test('has at most 4 KB of styles more than Moderno', () => {
    const more = packed(firstStyles(style)) - packed(firstStyles('modern'))
    const later = packed(laterStyles(style)) - packed(laterStyles('modern'))
    expect(more + later).toBeLessThanOrEqual(BYTES_MORE_MAX)
  })

  test('asks for no more files than Moderno: two fonts, one of them preloaded, one sheet, no picture', () => {
    const counted = (page: string) => ({
      fonts: new Set(page.match(/url\([^)]*\.woff2[^)]*\)/g)).size,
      preloads: page.match(/rel="preload"/g)?.length ?? 0,
      sheets: page.match(/rel="stylesheet"/g)?.length ?? 0,
      scripts: page.match(/<script[^>]+src=/g)?.length ?? 0,
      pictures: page.match(/url\((?!#)[^)]*\.(png|svg|webp|avif|jpg)/g)?.length ?? 0,
    })
    const most = counted(pageOf('modern'))
    for (const [kind, count] of Object.entries(counted(pageOf(style))))
      expect(count, kind).toBeLessThanOrEqual(most[kind as keyof typeof most])
  })

  test('is a valid page in every language, whatever the menu', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(randomMenu, menu => checkMenuPages(renderMenuPage, styled(menu, style))),
      { numRuns: 10 },
    )
  })

  test('tells the browser its color', () => {
    const { theme, browser } = LOOKS[style]
    const { style: _, ...colors } = smallMenu().restaurant.theme
    expect(pageOf(style)).toContain(`<meta name="theme-color" content="${theme(colors)[browser]}"`)
  })
})
