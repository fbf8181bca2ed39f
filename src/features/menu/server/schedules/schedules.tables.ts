import type { Json, Maybe, Timestamp } from '#platform/db/columns.ts'
import type { Weekday } from '#shared/weekday.ts'
import type { HoursSlot } from '#features/restaurants/hours/hours.rules.ts'

type SchedulesTable = {
  id: string
  restaurant_id: string
  name: string
  days: Json<Weekday[]>
  slots: Json<HoursSlot[]>
  /** With those that are deleted and can be restored, as `dish_ids`. No id is in two schedules of a restaurant. */
  category_ids: Json<string[]>
  dish_ids: Json<string[]>
  created_at: Timestamp
  updated_at: Timestamp
  /** Who changed it last; null: nobody since it was made. */
  updated_by: Maybe<string>
}

declare module '#platform/db/tables.ts' {
  interface Database {
    schedules: SchedulesTable
  }
}
