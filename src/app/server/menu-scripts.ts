import type { MenuAssets } from '#features/public-menu/public-menu.render.ts'

/** Sources of the scripts that a page names; the build writes each into one file, and its manifest says which. */
export const MENU_SCRIPT_SOURCES: Record<keyof MenuAssets, string> = {
  menuScript: 'src/app/site/menu-first.ts',
  menuActions: 'src/app/site/menu-actions.ts',
}

/** Sources of the third and the fourth, whose URLs follow from that of the second (`on-demand-url.ts`). */
export const LAZY_SCRIPT_SOURCES = {
  menuOnDemand: 'src/app/site/menu-on-demand.ts',
  menuAllergies: 'src/app/site/menu-allergies.ts',
}

/** The URL of each of the diner's scripts. */
export function menuAssets(urlOf: (source: string) => string): MenuAssets {
  const { menuScript, menuActions } = MENU_SCRIPT_SOURCES
  return { menuScript: urlOf(menuScript), menuActions: urlOf(menuActions) }
}
