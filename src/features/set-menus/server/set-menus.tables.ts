import type { Json, Maybe, MaybeJson, MaybeTimestamp, Timestamp } from '#platform/db/columns.ts'
import type { Weekday } from '#shared/weekday.ts'
import type { Names } from '#features/prices/names.ts'
import type { HoursSlot } from '#features/restaurants/hours/hours.rules.ts'
import type { StoredContent } from '../set-menu.rules.ts'

type Times = {
  days: Json<Weekday[]>
  slots: Json<HoursSlot[]>
  on_holidays: boolean
  until_sold_out: boolean
}
type Changed = {
  updated_at: Timestamp
  /** Who changed it last; null: nobody since it was made. */
  updated_by: Maybe<string>
}

/** When the menu of the day is served; no row: as `NEW_DAILY_TIMES`. */
type DailyMenuRulesTable = Times & Changed & { restaurant_id: string }

type DailyMenusTable = Changed & {
  restaurant_id: string
  /** '2026-11-24'. */
  day: string
  /** What the house writes. */
  content: Json<StoredContent>
  /** What diners read; null: not published. */
  live: MaybeJson<StoredContent>
  /** It was published on an earlier day and goes out with its first hour. */
  at_start: boolean
  /** As a whole. */
  sold_out_at: MaybeTimestamp
  /** Ids of lines that are sold out. */
  unavailable: Json<string[]>
}

type SetMenusTable = Times &
  Changed & {
    id: string
    restaurant_id: string
    names: Json<Names>
    content: Json<StoredContent>
    published: boolean
    sort_order: number
    /** The service day on which it is sold out as a whole. */
    sold_out_day: Maybe<string>
    sold_out_at: MaybeTimestamp
    unavailable: Json<string[]>
    created_at: Timestamp
  }

declare module '#platform/db/tables.ts' {
  interface Database {
    daily_menu_rules: DailyMenuRulesTable
    daily_menus: DailyMenusTable
    set_menus: SetMenusTable
  }
}
