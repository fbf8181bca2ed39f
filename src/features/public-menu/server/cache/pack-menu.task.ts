import type { Task } from '#platform/work/task.ts'
import { isAllergenId } from '#features/allergens/allergens.ts'
import {
  codesPresenter,
  type MenuPresenter,
  type ReadContext,
  readStoredMenu,
} from '#features/menu/server/presented.ts'
import { setMenusPresenter } from '#features/set-menus/server/presented.ts'
import { type PackedMenu, packMenu } from './pack-menu.ts'

/** Of all that `addMenuExtra` adds to the statement. */
const PRESENTERS: readonly MenuPresenter[] = [setMenusPresenter, codesPresenter]

/** `stored`: the row of a menu as JSON. */
export type StoredOrder = Omit<ReadContext, 'presenters'> & { stored: string }
/** `strange`: its dishes with allergens that are none of the 14. */
export type Packed = { menu: PackedMenu; strange: { id: string; allergens: string[] }[] }

/** Makes of a menu's row what is kept of it. */
export const packStoredMenu: Task<StoredOrder, Packed> = {
  name: 'public-menu.pack',
  run: ({ stored, ...context }) => {
    const snapshot = readStoredMenu({ json: stored }, { ...context, presenters: PRESENTERS })
    const strange = snapshot.menu.dishes.filter(({ allergens }) => !allergens.every(isAllergenId))
    return {
      menu: packMenu(snapshot),
      strange: strange.map(({ _id: id, allergens }) => ({ id, allergens })),
    }
  },
}
