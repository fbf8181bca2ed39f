import type { Feature } from '#platform/feature/feature.ts'
import { addMenuExtra } from '#features/menu/server/index.ts'
import { selectSetMenus, type SetMenuRows } from './public/public-set-menus.store.ts'
import { setMenusPresenter } from './presented.ts'
import { setMenusAccountData } from './set-menus.account-data.ts'
import { registerSetMenuRoutes } from './set-menus.routes.ts'

/** Server front door of set menus. */
export const setMenusFeature: Feature = {
  name: 'set-menus',
  start: ({ platform }) =>
    addMenuExtra<SetMenuRows>(platform.services, { ...setMenusPresenter, select: selectSetMenus }),
  routes: registerSetMenuRoutes,
  accountData: setMenusAccountData,
}
export { putSetMenusBack, readSetMenuStates, type SetMenusBack } from './fixed/set-menus-back.service.ts'
export { readPreparedMenus } from './daily/prepared-menus.ts'
export {
  dailyMenuEntity,
  type DailyMenuState,
  dailyRulesEntity,
  setMenuEntity,
  setMenuOrderEntity,
  type SetMenuState,
} from './set-menus.changes.ts'
export { type DayPreview, previewDay } from './public/preview-day.ts'
export { type PrintedMenu, readPrintedMenus } from './public/printed-menus.ts'
