import type { Json, Maybe, MaybeTimestamp, Timestamp } from '#platform/db/columns.ts'
import type { Names } from '../names.ts'
import type { ZoneRounding } from '../zone.rules.ts'

type PriceLabelsTable = {
  id: string
  restaurant_id: string
  names: Json<Names>
  created_at: Timestamp
  updated_at: Timestamp
  /** Who changed it last; null: nobody since it was made. */
  updated_by: Maybe<string>
}

type ZonesTable = PriceLabelsTable & {
  kind: 'percent' | 'cents'
  value: number
  rounding: ZoneRounding
  slug: string
  /** A deleted one keeps its slug, so that no other zone gets it (4-beyond §2). */
  deleted_at: MaybeTimestamp
}

declare module '#platform/db/tables.ts' {
  interface Database {
    price_labels: PriceLabelsTable
    zones: ZonesTable
  }
}
