import { AppError } from '#shared/app-error.ts'
import type { Db } from '#platform/db/database.ts'
import type { RestaurantAccess, RestaurantWrite } from '#features/restaurants/server/index.ts'
import type { SetMenuTimes } from '../../daily/daily-menu.rules.ts'
import { setMenuErrors } from '../../set-menus.errors.ts'
import { SET_MENUS_MAX } from '../../set-menus.limits.ts'
import { requireAllergenRight } from '../allergen-rights.ts'
import { readDailyHouse } from '../daily/daily-house.ts'
import { saveRules } from '../daily/daily-menu.store.ts'
import { dailyRulesEntity, setMenuEntity, setMenuOrderEntity, type SetMenuState } from '../set-menus.changes.ts'
import { lineIdsOf } from '../stored-content.ts'
import { fieldsOf } from './present-menu.ts'
import { stateOf } from './set-menus.service.ts'
import * as store from './set-menus.store.ts'

type Thing = { id: string; state: SetMenuState }
/** Set menus that go back, `restore` and `set` with all that they are then; `order`: all of them, those first. */
export type SetMenusBack = {
  restore: Thing[]
  set: Thing[]
  remove: string[]
  order: readonly string[] | null
  rules: SetMenuTimes | null
}

export async function readSetMenuStates(db: Db, { restaurantId, locales }: RestaurantAccess, now: Date) {
  const rows = await store.listRows(db, restaurantId)
  return {
    /** In their order. */
    menus: new Map(rows.map(row => [row.id, stateOf(fieldsOf(row), { locales })])),
    rules: (await readDailyHouse(db, restaurantId, now)).times,
  }
}

/** A menu as it was, with what is sold out of it as it is now. */
function fieldsBack(state: SetMenuState, present: store.SetMenuRow | undefined): store.SetMenuFields {
  const { names, days, slots, onHolidays, untilSoldOut, price, includes, note, courses, published } = state
  const content = { price, includes, note, courses }
  const now = present && fieldsOf(present)
  const ids = lineIdsOf(content)
  return {
    names,
    times: { days, slots, onHolidays, untilSoldOut },
    content,
    published,
    soldOutDay: now?.soldOutDay ?? null,
    soldOutAt: now?.soldOutAt ?? null,
    unavailable: (now?.unavailable ?? []).filter(id => ids.includes(id)),
  }
}

async function putMenus(write: RestaurantWrite, { restore, set, remove }: SetMenusBack): Promise<void> {
  const { trx, access, actor, now, record } = write
  const { restaurantId } = access
  const rows = new Map((await store.listRows(trx, restaurantId)).map(row => [row.id, row]))
  for (const id of remove) {
    const row = rows.get(id)
    if (!row) continue
    await store.deleteRow(trx, restaurantId, id)
    record({ entity: setMenuEntity, id, before: stateOf(fieldsOf(row), access), after: null })
    rows.delete(id)
  }
  if (rows.size + restore.length > SET_MENUS_MAX) throw new AppError(setMenuErrors.setMenuLimit)
  const known = [...rows.values()].map(({ content }) => content)
  let last = Math.max(-1, ...[...rows.values()].map(row => row.sort_order))
  for (const { id, state } of [...restore, ...set]) {
    const row = rows.get(id)
    const after = fieldsBack(state, row)
    await requireAllergenRight(trx, access, after.content, async () => known)
    if (row) await store.updateRow(trx, { restaurantId, id, now, by: actor.userId }, after)
    else await store.insertRow(trx, { restaurantId, id, now }, { ...after, sortOrder: ++last })
    const before = row ? stateOf(fieldsOf(row), access) : null
    record({ entity: setMenuEntity, id, before, after: stateOf(after, access) })
  }
}

/**
 * Puts set menus back, their order, and when the menu of the day is served. The days of the menu of the day stay: each
 * is of its date. Throws 403 for a line that says new allergens, 409 `set_menu_limit`; then nothing changes.
 */
export async function putSetMenusBack(write: RestaurantWrite, back: SetMenusBack): Promise<void> {
  const { trx, access, actor, now, record } = write
  const { restaurantId } = access
  const listIds = async () => (await store.listRows(trx, restaurantId)).map(({ id }) => id)
  const before = await listIds()
  await putMenus(write, back)
  const present = await listIds()
  const wanted = (back.order ?? []).filter(id => present.includes(id))
  const order = [...wanted, ...present.filter(id => !wanted.includes(id))]
  if (wanted.length > 0) await store.saveOrder(trx, restaurantId, order)
  // Also where menus only went: so that they come back to where they stood.
  record({
    entity: setMenuOrderEntity,
    id: restaurantId,
    before: { setMenuIds: before },
    after: { setMenuIds: order },
  })
  if (!back.rules) return
  const house = await readDailyHouse(trx, restaurantId, now)
  const at = new Date(Math.max(now.getTime(), house.rulesUpdatedAt.getTime() + 1))
  await saveRules(trx, { restaurantId, now: at, by: actor.userId }, back.rules)
  record({ entity: dailyRulesEntity, id: restaurantId, before: house.times, after: back.rules })
}
