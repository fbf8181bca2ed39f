import { type Expression, type ExpressionBuilder, sql } from 'kysely'
import type { Database } from '#platform/db/tables.ts'

/** Which zone each code opens, by its slug: a part of the one statement that reads a menu. Retired ones too. */
export const selectCodeZones = (eb: ExpressionBuilder<Database, 'restaurants'>): Expression<Record<string, string>> =>
  eb
    .selectFrom('table_codes')
    .innerJoin('zones', join =>
      join
        .onRef('zones.restaurant_id', '=', 'table_codes.restaurant_id')
        .onRef('zones.id', '=', 'table_codes.zone_id'),
    )
    .whereRef('table_codes.restaurant_id', '=', 'restaurants.id')
    .where('zones.deleted_at', 'is', null)
    .select(
      sql<Record<string, string>>`coalesce(json_object_agg(table_codes.key, zones.slug), '{}'::json)`.as('zones'),
    )
    .$asScalar() as Expression<Record<string, string>>
