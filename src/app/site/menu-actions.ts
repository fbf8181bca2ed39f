import { initAllergens } from '#features/public-menu/web/actions/allergens.ts'
import { initDishSheet } from '#features/public-menu/web/actions/dish-sheet.ts'
import { initPrint } from '#features/public-menu/web/actions/print.ts'
import { initShare } from '#features/public-menu/web/actions/share.ts'
import type { MenuPartName } from './menu-parts.ts'

/**
 * Starts what a tap can do with each part of the diner's page; undefined for a part without a script.
 * In this order: a part can put something into what an earlier one has made.
 */
const START: Record<MenuPartName, (() => void) | undefined> = {
  filter: initAllergens,
  dishSheet: initDishSheet,
  share: initShare,
  print: initPrint,
}

// The menu page's second script, which `actions-loader.ts` loads.
for (const start of Object.values(START)) start?.()
