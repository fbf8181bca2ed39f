import type { Generated } from 'kysely'
import type { Json, Maybe, Timestamp } from '#platform/db/columns.ts'
import type { Names } from '#features/prices/names.ts'
import type { Diet } from '../diets.ts'
import type { ReportState } from '../reports.rules.ts'

type AllergenNoticesTable = {
  restaurant_id: string
  notice: Json<Names>
  /** By diet, since when (ISO text) all dishes are marked. */
  diets_complete: Json<Partial<Record<Diet, string>>>
  updated_at: Timestamp
  /** Who changed it last. */
  updated_by: Maybe<string>
}

/** Of a dish of the carta, or of a line that only a set menu has. */
type DishReportsTable = {
  id: string
  restaurant_id: string
  dish_id: string | null
  item_id: string | null
  /** What it was called when it was reported. */
  name: string
  allergens: string[]
  text: string
  state: ReportState
  created_at: Timestamp
  updated_at: Timestamp
  /** Who answered it; null: nobody yet. */
  updated_by: Maybe<string>
  /** The house was told of it by mail. */
  mailed: Generated<boolean>
}

declare module '#platform/db/tables.ts' {
  interface Database {
    allergen_notices: AllergenNoticesTable
    dish_reports: DishReportsTable
  }
}
