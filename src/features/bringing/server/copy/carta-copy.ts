import type { Db } from '#platform/db/database.ts'
import { dishStateOf, listCategories, listDishes } from '#features/menu/server/whole/index.ts'
import { answerOf } from '#features/prices/price-fields.ts'
import { listLabelNames } from '#features/prices/server/index.ts'
import { pricesAt } from '#features/prices/stored-prices.ts'
import { type CartaCopy, COPY_FORMAT, COPY_VERSION, type CopiedDish } from '../../copy-format.ts'
import type { Texts } from '../../reading/draft.ts'

type Row = Parameters<typeof dishStateOf>[0]

const textsOf = <Key extends 'name' | 'description'>(
  translations: Partial<Record<keyof Texts, Partial<Record<Key, string>>>>,
  key: Key,
): Texts =>
  Object.fromEntries(
    Object.entries(translations).flatMap(([locale, texts]) => (texts?.[key] ? [[locale, texts[key]]] : [])),
  )

function copyOfDish(row: Row, now: Date): CopiedDish {
  const state = dishStateOf(row)
  return {
    names: textsOf(state.translations, 'name'),
    descriptions: textsOf(state.translations, 'description'),
    prices: pricesAt(state, now).map(answerOf),
    allergens: state.allergens,
    allergensDeclared: state.allergensDeclared,
    traces: state.traces,
    tracesDeclared: state.tracesDeclared,
    members: state.members,
    without: state.without,
    diets: state.diets,
    available: state.available,
    ...(!state.published && { published: false }),
  }
}

type Wanted = { restaurantId: string; name: string; defaultLocale: CartaCopy['defaultLocale']; now: Date }

/** The whole carta, in its order. */
export async function readCopyOf(db: Db, { restaurantId, name, defaultLocale, now }: Wanted): Promise<CartaCopy> {
  const categories = await listCategories(db, restaurantId)
  const dishes = Map.groupBy(await listDishes(db, restaurantId), row => row.category_id)
  const labels = await listLabelNames(db, restaurantId)
  return {
    format: COPY_FORMAT,
    version: COPY_VERSION,
    name,
    exportedAt: now.toISOString(),
    defaultLocale,
    labels: [...labels].map(([_id, names]) => ({ _id, names })),
    categories: categories.map(({ id, translations }) => ({
      names: textsOf(translations, 'name'),
      dishes: (dishes.get(id) ?? []).map(row => copyOfDish(row, now)),
    })),
  }
}
