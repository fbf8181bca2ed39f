import { LOCALES } from '#shared/locale.ts'
import { WEEKDAYS } from '#shared/weekday.ts'
import type { StoredContent } from '#features/set-menus/set-menu.rules.ts'
import { v7 } from '#platform/id/id.ts'
import type { TestApp } from '#test/app.ts'
import { storedItem } from '#test/menus/daily-menus.ts'
import type { HostileWorld } from './world.ts'

/**
 * Today's menu and one other, both served at this moment: the text is their name, note, course and dish in every
 * language.
 */
export async function putSetMenus({ platform: { db } }: TestApp, { world }: HostileWorld, text: string): Promise<void> {
  const { restaurant, dailyMenu, setMenu } = world
  const names = Object.fromEntries(LOCALES.map(locale => [locale, text]))
  const content = JSON.stringify({
    price: 1400,
    includes: { bread: true, drink: true, dessert: true },
    note: names,
    courses: [{ id: v7(), names, items: [storedItem(text, { names, allergens: ['gluten'] })] }],
  } satisfies StoredContent)
  const always = {
    days: JSON.stringify(WEEKDAYS),
    slots: JSON.stringify([{ open: '00:00', close: '23:59' }]),
    on_holidays: true,
  }
  // What calls have made has dates and names that differ from world to world.
  await db
    .deleteFrom('daily_menus')
    .where('restaurant_id', '=', restaurant.id)
    .where('day', '<>', dailyMenu.date)
    .execute()
  await db.deleteFrom('set_menus').where('restaurant_id', '=', restaurant.id).where('id', '<>', setMenu.id).execute()
  await db.updateTable('daily_menu_rules').set(always).where('restaurant_id', '=', restaurant.id).execute()
  const said = { content, sold_out_at: null, unavailable: '[]' }
  await db
    .updateTable('daily_menus')
    .set({ ...said, live: content, at_start: false })
    .where('restaurant_id', '=', restaurant.id)
    .execute()
  await db
    .updateTable('set_menus')
    .set({ ...said, ...always, names: JSON.stringify(names), published: true, sold_out_day: null })
    .where('restaurant_id', '=', restaurant.id)
    .execute()
}
