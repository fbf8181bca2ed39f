import { houseMinute } from '#features/restaurants/opening/house-clock.ts'
import { dayOfMinute, isoOfDay } from '#features/restaurants/opening/days.ts'
import { bumpMenuVersion } from '#features/restaurants/server/menu-version.ts'
import { NEW_DAILY_TIMES, NEW_SET_MENU_TIMES } from '#features/set-menus/daily/daily-menu.rules.ts'
import { newContent, type StoredContent } from '#features/set-menus/set-menu.rules.ts'
import { saveDay, saveRules } from '#features/set-menus/server/daily/daily-menu.store.ts'
import { insertRow } from '#features/set-menus/server/fixed/set-menus.store.ts'
import { v7 } from '#platform/id/id.ts'
import type { Platform } from '#platform/platform.ts'
import { nextNumber } from '../numbers.ts'

const PRICE_CENTS = 1350

/** A menu with one line in its first course. */
function contentWith(name: string, line: string): StoredContent {
  const content = newContent(v7, PRICE_CENTS)
  const [first, ...others] = content.courses
  const contents = { names: { es: name }, allergens: [], allergensDeclared: false }
  const item = { id: line, dishId: null, supplement: 0, toConfirm: false, source: null, ...contents }
  return { ...content, courses: first ? [{ ...first, items: [item] }, ...others] : [] }
}

/** Set menus, as a write of the product leaves them. */
export function createSetMenuFactories(platform: Platform) {
  const now = () => platform.clock.now()
  return {
    /** A published weekend menu with one dish. */
    setMenu: async ({ id: restaurantId }: { id: string }, name = `Menú ${nextNumber()}`) => {
      const id = v7()
      const rest = { published: true, soldOutDay: null, soldOutAt: null, unavailable: [], sortOrder: nextNumber() }
      const content = contentWith(`${name}, plato`, v7())
      const fields = { names: { es: name }, times: NEW_SET_MENU_TIMES, content, ...rest }
      await insertRow(platform.db, { restaurantId, id, now: now() }, fields)
      return { id, restaurantId }
    },
    /** Today's menu, published with one dish, of a house in Spain. */
    dailyMenu: async ({ id: restaurantId }: { id: string }, name = `Plato del día ${nextNumber()}`) => {
      const line = v7()
      const date = isoOfDay(dayOfMinute(houseMinute(now().getTime(), 'Europe/Madrid')))
      const content = contentWith(name, line)
      const fields = { content, live: content, atStart: false, soldOutAt: null, unavailable: [] }
      await platform.db.transaction().execute(async trx => {
        await saveRules(trx, { restaurantId, now: now(), by: restaurantId }, NEW_DAILY_TIMES)
        await saveDay(trx, { restaurantId, day: date, now: now(), by: restaurantId }, fields)
        await bumpMenuVersion(platform, trx, restaurantId)
      })
      return { date, line }
    },
  }
}
