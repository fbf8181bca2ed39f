import type { ExpressionBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database } from '#platform/db/tables.ts'

type OfRestaurant = ExpressionBuilder<Database, 'restaurants'>

/** Labels and zones of a restaurant as parts of the one statement that reads its menu. */
export const selectPublicPrices = (eb: OfRestaurant) =>
  [
    jsonArrayFrom(
      eb
        .selectFrom('price_labels')
        .select(['price_labels.id as _id', 'price_labels.names'])
        .whereRef('price_labels.restaurant_id', '=', 'restaurants.id')
        .orderBy('price_labels.created_at')
        .orderBy('price_labels.id'),
    ).as('price_labels'),
    jsonArrayFrom(
      eb
        .selectFrom('zones')
        .select(['zones.names', 'zones.kind', 'zones.value', 'zones.rounding', 'zones.slug'])
        .whereRef('zones.restaurant_id', '=', 'restaurants.id')
        .where('zones.deleted_at', 'is', null)
        .orderBy('zones.created_at')
        .orderBy('zones.id'),
    ).as('zones'),
  ] as const
