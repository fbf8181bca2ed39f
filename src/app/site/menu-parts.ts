import { filterPart } from '#features/public-menu/web/parts/filter.part.tsx'
import { menuListPart } from '#features/public-menu/web/parts/menu-list.part.tsx'
import { oldPaperPart } from '#features/public-menu/web/parts/old-paper/old-paper.part.tsx'
import { pricesPart } from '#features/public-menu/web/parts/prices/prices.part.ts'
import { setMenusPart } from '#features/public-menu/web/parts/set-menus/set-menus.part.tsx'
import { sharePart } from '#features/public-menu/web/parts/share.part.tsx'
import type { MenuParts } from '#features/public-menu/web/page-context.ts'

/**
 * The parts of the diner's page, in the order in which they stand at a place: markup and first styles. Their scripts
 * are in `menu-actions.ts`, which does not compile while one is missing, their deferred styles in
 * `public-menu/web/styles/deferred/`.
 */
export const MENU_PARTS = {
  share: sharePart,
  menuList: menuListPart,
  prices: pricesPart,
  oldPaper: oldPaperPart,
  setMenus: setMenusPart,
  filter: filterPart,
  dishSheet: {},
  print: {},
  freshness: {},
  languageChange: {},
} satisfies MenuParts

export type MenuPartName = keyof typeof MENU_PARTS
