import { initAllergies } from '#features/public-menu/web/actions/allergies.ts'
import { initDishSheet } from '#features/public-menu/web/actions/sheet/dish-sheet.ts'
import { initFreshness } from '#features/public-menu/web/actions/freshness.ts'
import { initLanguageChange } from '#features/public-menu/web/actions/language-change.ts'
import { initListButton } from '#features/public-menu/web/actions/list-button.ts'
import { initRestoredPlace } from '#features/public-menu/web/actions/place-in-sight.ts'
import { initPrint } from '#features/public-menu/web/actions/print.ts'
import { initShare } from '#features/public-menu/web/actions/share.ts'
import type { MenuPartName } from './menu-parts.ts'

/** Parts of which nothing can be tapped, or with an inline script of their own. */
type Unscripted = 'prices' | 'oldPaper' | 'setMenus'

/**
 * Starts what a tap can do with each part of the diner's page.
 * In this order: a part can put something into what an earlier one has made.
 */
const START: Record<Exclude<MenuPartName, Unscripted>, () => void> = {
  menuList: initListButton,
  filter: initAllergies,
  dishSheet: initDishSheet,
  share: initShare,
  print: initPrint,
  freshness: initFreshness,
  languageChange: initLanguageChange,
}

// The menu page's second script, which `actions-loader.ts` loads.
for (const start of Object.values(START)) start()
initRestoredPlace()
