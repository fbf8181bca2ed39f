import type { MenuAssets } from '#features/public-menu/public-menu.render.ts'

/** URLs of the diner's scripts, for tests without a build. */
export const MENU_ASSETS: MenuAssets = {
  menuScript: '/assets/menu.js',
  menuActions: '/assets/menu-actions.js',
}
