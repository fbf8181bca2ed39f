import { isoOfDay } from '#features/restaurants/opening/days.ts'
import { serviceDayAt } from '#features/restaurants/opening/opening.rules.ts'
import { scheduleRanges } from '#features/restaurants/opening/schedule.rules.ts'
import type { Carta } from '../../set-menu.rules.ts'
import type { SetMenu } from '../../set-menus.contract.ts'
import type { readHouse } from '../daily/daily-house.ts'
import { answeredContent } from '../stored-content.ts'
import { timesOf } from '../stored-times.ts'
import type * as store from './set-menus.store.ts'

/** What decides about the service day of a menu. */
type House = Awaited<ReturnType<typeof readHouse>>

export const fieldsOf = (row: store.SetMenuRow): store.SetMenuFields => ({
  names: row.names,
  times: timesOf(row),
  content: row.content,
  published: row.published,
  soldOutDay: row.sold_out_day,
  soldOutAt: row.sold_out_at,
  unavailable: row.unavailable,
})

/** The service day that a menu has now: yesterday's while its night goes on. */
export const serviceDayOf = ({ times }: Pick<store.SetMenuFields, 'times'>, { house, minute }: House): string =>
  isoOfDay(serviceDayAt(scheduleRanges(times, house), minute))

/** Of an earlier day, 'sold out' is over. */
export const soldOutAtOf = (fields: store.SetMenuFields, house: House): Date | null =>
  fields.soldOutDay === serviceDayOf(fields, house) ? fields.soldOutAt : null

/** As the contract lists it. */
export function presentMenu(row: store.SetMenuRow, carta: Carta, house: House): SetMenu {
  const fields = fieldsOf(row)
  const { names, times, content, published, unavailable } = fields
  return {
    _id: row.id,
    restaurantId: row.restaurant_id,
    names,
    kind: 'fixed',
    days: [...times.days],
    slots: [...times.slots],
    onHolidays: times.onHolidays,
    untilSoldOut: times.untilSoldOut,
    ...answeredContent(content, carta, unavailable),
    published,
    soldOutAt: soldOutAtOf(fields, house)?.toISOString() ?? null,
    sortOrder: row.sort_order,
    updatedAt: row.updated_at.toISOString(),
  }
}
