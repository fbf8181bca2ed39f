import type { MenuAssets } from '#features/public-menu/public-menu.render.ts'

/** Sources of the diner's scripts; the build writes each into one file, and its manifest names it by its source. */
export const MENU_SCRIPT_SOURCES: Record<keyof MenuAssets, string> = {
  menuScript: 'src/app/site/menu-first.ts',
  menuActions: 'src/app/site/menu-actions.ts',
  menuOnDemand: 'src/app/site/menu-on-demand.ts',
  menuAllergies: 'src/app/site/menu-allergies.ts',
}

/** The URL of each of the diner's scripts. */
export function menuAssets(urlOf: (source: string) => string): MenuAssets {
  const { menuScript, menuActions, menuOnDemand, menuAllergies } = MENU_SCRIPT_SOURCES
  return {
    menuScript: urlOf(menuScript),
    menuActions: urlOf(menuActions),
    menuOnDemand: urlOf(menuOnDemand),
    menuAllergies: urlOf(menuAllergies),
  }
}
