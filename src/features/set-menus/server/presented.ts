/** Second front door, for tasks on worker threads: loads neither the database nor Fastify. */
import type { MenuPresenter } from '#features/menu/server/presented.ts'
import { presentSetMenus } from './public/present-set-menus.ts'
import type { SetMenuRows } from './public/public-set-menus.store.ts'

/** Set menus of today, in a menu (4-beyond §3). */
export const setMenusPresenter: MenuPresenter<SetMenuRows> = { name: 'set_menus', present: presentSetMenus }
