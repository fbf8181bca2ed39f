import type { Db } from '#platform/db/database.ts'
import type { Menu } from '#features/menu/menu-snapshot.ts'
import { type PrintedMenu, readPrintedMenus } from '#features/set-menus/server/index.ts'

/** The set menus of a house, with the dishes of its menu as they are there. */
export const printedMenusOf = (db: Db, restaurantId: string, { restaurant, dishes }: Menu): Promise<PrintedMenu[]> =>
  readPrintedMenus(db, restaurantId, { dishes, defaultLocale: restaurant.defaultLocale })
