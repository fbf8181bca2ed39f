import { isDeepStrictEqual } from 'node:util'
import type { Insertable } from 'kysely'
import { columnOf, type SnakeCase } from '#platform/db/column-names.ts'
import { DISH_FIELDS, type DishState, type StoredKey } from '../../dish.fields.ts'
import type { MenuItemsTable } from '../menu.tables.ts'

export type DishColumn = SnakeCase<StoredKey>
type DecimalKey = {
  [K in StoredKey]: (typeof DISH_FIELDS)[K]['column'] extends 'decimal' ? K : never
}[StoredKey]

const KEYS = (Object.keys(DISH_FIELDS) as (keyof typeof DISH_FIELDS)[]).filter(
  (key): key is StoredKey => DISH_FIELDS[key].column !== null,
)
const isDecimal = (key: StoredKey): key is DecimalKey => DISH_FIELDS[key].column === 'decimal'

export type DecimalColumn = SnakeCase<DecimalKey>
/** In a row that is read as JSON a number would not be exact: they are selected as text. */
export const DECIMAL_COLUMNS = KEYS.filter(isDecimal).map(key => columnOf(key))
/** All others of the list. */
export const PLAIN_COLUMNS = KEYS.filter(key => !isDecimal(key)).map(
  key => `menu_items.${columnOf(key)}`,
) as `menu_items.${Exclude<DishColumn, DecimalColumn>}`[]

/** The fields of a row; in one that came as JSON, times are text. */
export function dishStateOf(row: Readonly<Record<DishColumn, unknown>>): DishState {
  const entries = KEYS.map(key => {
    const value = row[columnOf(key)]
    return [key, DISH_FIELDS[key].column === ('time' as string) ? timeOf(value) : value]
  })
  return Object.fromEntries(entries) as DishState
}
const timeOf = (value: unknown): string | null =>
  value === null ? null : new Date(value as string | Date).toISOString()

/** Fields as their columns are written; lists of texts are PostgreSQL arrays. */
export function columnsOf<Fields extends Partial<DishState>>(fields: Fields) {
  const written = KEYS.filter(key => fields[key] !== undefined).map(key => [
    columnOf(key),
    DISH_FIELDS[key].column === 'json' && fields[key] !== null ? JSON.stringify(fields[key]) : fields[key],
  ])
  return Object.fromEntries(written) as Pick<Insertable<MenuItemsTable>, SnakeCase<keyof Fields & StoredKey>>
}

export type DishStates = { before: DishState; after: DishState }

/** The fields in which the dish, or one of several, is not what it was. */
export const changedKeys = (dishes: readonly DishStates[]): StoredKey[] =>
  KEYS.filter(key => dishes.some(({ before, after }) => !isDeepStrictEqual(before[key], after[key])))

/** Only these fields of a dish. */
export const pickFields = (state: DishState, keys: readonly StoredKey[]): Partial<DishState> =>
  Object.fromEntries(keys.map(key => [key, state[key]]))
