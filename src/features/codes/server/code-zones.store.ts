import { type Expression, type ExpressionBuilder, sql } from 'kysely'
import type { Database } from '#platform/db/tables.ts'
import { zonesByName } from '#features/prices/server/index.ts'

/** Which zone each code opens, by its slug: a part of the one statement that reads a menu. Retired ones too. */
export const selectCodeZones = (eb: ExpressionBuilder<Database, 'restaurants'>): Expression<Record<string, string>> =>
  eb
    .selectFrom(
      eb
        .selectFrom('table_codes')
        .whereRef('table_codes.restaurant_id', '=', 'restaurants.id')
        .where('table_codes.zone_id', 'is not', null)
        .select(['table_codes.key', zonesByName.slugOf('table_codes.restaurant_id', 'table_codes.zone_id').as('slug')])
        .as('codes'),
    )
    .select(
      sql<Record<string, string>>`coalesce(
        json_object_agg(codes.key, codes.slug) FILTER (WHERE codes.slug IS NOT NULL), '{}'::json)`.as('code_zones'),
    )
    .$asScalar() as Expression<Record<string, string>>
