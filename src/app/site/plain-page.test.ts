import { expect, test } from 'vitest'
import { MENU_ASSETS } from '#test/menus/menu-assets.ts'
import { smallMenu } from '#test/menus/small-menu.ts'
import { dailyMenu, withSetMenus } from '#test/menus/set-menus.ts'
import type { Menu } from '#features/menu/menu-snapshot.ts'
import { renderMenuPage } from './ssr.tsx'

const FILES = {
  sharePicture: '/menu-files/1/share.png',
  icon: '/menu-files/1/icon-48-a.png',
  touchIcon: '/menu-files/1/icon-180-a.png',
  manifest: '/menu-files/1/es.webmanifest',
}

function pageOf(menu: Menu): string {
  const shared = { publicUrl: 'https://carta.example', assets: MENU_ASSETS, year: 2027, files: FILES }
  return renderMenuPage({ menu, locale: 'es', version: 7, changesAt: null, ...shared }).html
}

test('a carta with nothing special pays for nothing that others have: its page is the recorded one, byte for byte', async () => {
  // A tag a line, so that a difference can be read. Where every page is meant to change: `npx vitest run -u`.
  const lines = pageOf(smallMenu()).replaceAll('><', '>\n<')
  await expect(lines).toMatchFileSnapshot('../../../test/menus/plain-page.txt')
})

test('where the set menus of a house are over, and it has no hours of its carta, its page is that one again', () => {
  const { restaurant, ...menu } = withSetMenus(smallMenu(), [dailyMenu()])
  expect(pageOf({ ...menu, restaurant })).not.toBe(pageOf(smallMenu()))
  const over = { ...menu, restaurant: { ...restaurant, setMenus: [], schedules: [] } }
  expect(pageOf(over)).toBe(pageOf(smallMenu()))
})
