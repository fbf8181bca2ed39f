import type { Json, Maybe, MaybeJson, Timestamp } from '#platform/db/columns.ts'
import type { HoursSlot } from '../../hours/hours.rules.ts'
import type { LocalTexts } from '../../opening/opening.contract.ts'
import type { DayHours } from '../../opening/opening.rules.ts'
import type { SpecialReason } from '../../opening/special-days.rules.ts'

/** `until`: ISO 8601. `chosen`: a person has chosen it; otherwise it follows the hours of the day. */
export type StoredNotice = { until: string; chosen: boolean }
export type StoredNote = { texts: LocalTexts; until: string }

type SpecialDaysTable = {
  id: string
  restaurant_id: string
  /** Dates: '2026-12-25'. */
  first_day: string
  last_day: string
  /** None and not as usual: closed. */
  slots: Json<HoursSlot[]>
  as_usual: boolean
  reason: Maybe<SpecialReason>
  label: Json<LocalTexts>
  created_at: Timestamp
  updated_at: Timestamp
  /** Who changed it last; null: nobody since it was made. */
  updated_by: Maybe<string>
}

/** One row of a restaurant that has ever changed a day; what is over by the clock may still stand in it. */
type OpeningTodayTable = {
  restaurant_id: string
  /** Newest first, of the last four weeks. */
  changes: Json<DayHours[]>
  kitchen: MaybeJson<StoredNotice>
  full_house: MaybeJson<StoredNotice>
  note: MaybeJson<StoredNote>
  /** Newest first. */
  recent_notes: Json<LocalTexts[]>
  updated_at: Timestamp
  updated_by: Maybe<string>
}

declare module '#platform/db/tables.ts' {
  interface Database {
    special_days: SpecialDaysTable
    opening_today: OpeningTodayTable
  }
}
