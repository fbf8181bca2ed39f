import type { Feature } from '#platform/feature/feature.ts'
import { addMenuExtra } from '#features/menu/server/index.ts'
import { presentSetMenus } from './public/present-set-menus.ts'
import { selectSetMenus, type SetMenuRows } from './public/public-set-menus.store.ts'
import { setMenusAccountData } from './set-menus.account-data.ts'
import { registerSetMenuRoutes } from './set-menus.routes.ts'

/** Server front door of set menus. */
export const setMenusFeature: Feature = {
  name: 'set-menus',
  start: ({ platform }) =>
    addMenuExtra<SetMenuRows>(platform.services, {
      name: 'set_menus',
      select: selectSetMenus,
      present: presentSetMenus,
    }),
  routes: registerSetMenuRoutes,
  accountData: setMenusAccountData,
}
export { readPreparedMenus } from './daily/prepared-menus.ts'
export {
  dailyMenuEntity,
  type DailyMenuState,
  dailyRulesEntity,
  setMenuEntity,
  setMenuOrderEntity,
  type SetMenuState,
} from './set-menus.changes.ts'
