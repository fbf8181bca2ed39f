import type { Db } from '#platform/db/database.ts'
import type { Locale } from '#shared/locale.ts'
import { nameIn } from '#features/prices/names.ts'
import { isoOfDay } from '#features/restaurants/opening/days.ts'
import type { PreparedMenu } from '../../prepared-menu.ts'
import { currentItem } from '../../set-menu.rules.ts'
import { DAILY_AHEAD_DAYS } from '../../set-menus.limits.ts'
import { readCarta } from '../stored-content.ts'
import { readDailyHouse } from './daily-house.ts'
import { listDays } from './daily-menu.store.ts'
import { dayStateOf } from './present-day.ts'

type House = { restaurantId: string; defaultLocale: Locale; now: Date }

/** The days of the menu that go out by themselves, by date, as diners will read them. Throws 404. */
export async function readPreparedMenus(db: Db, { restaurantId, defaultLocale, now }: House): Promise<PreparedMenu[]> {
  const daily = await readDailyHouse(db, restaurantId, now)
  const [from, to] = [daily.date, daily.date + DAILY_AHEAD_DAYS].map(isoOfDay)
  const rows = await listDays(db, restaurantId, from ?? '', to ?? '')
  const prepared = rows.flatMap(row =>
    row.live && dayStateOf(row, daily, row.day) === 'prepared'
      ? [{ day: row.day, items: row.live.courses.flatMap(({ items }) => items), updatedAt: row.updated_at }]
      : [],
  )
  const carta = await readCarta(
    db,
    restaurantId,
    prepared.map(({ items }) => ({ courses: [{ id: '', names: {}, items }] })),
  )
  return prepared.map(({ day, items, updatedAt }) => ({
    day,
    undeclared: items.flatMap(item => {
      const { names, allergensDeclared, toConfirm } = currentItem(item, carta, [])
      return allergensDeclared && !toConfirm
        ? []
        : [{ id: item.id, name: nameIn(names, defaultLocale, defaultLocale).text }]
    }),
    updatedAt: updatedAt.toISOString(),
  }))
}
