import type { Insertable, Selectable } from 'kysely'
import { columnOf, type SnakeCase } from '#platform/db/column-names.ts'
import { type Profile, PROFILE_FIELDS, PROFILE_KEYS } from '../../profile/profile.fields.ts'
import type { RestaurantsTable } from '../restaurants.tables.ts'

type Column = SnakeCase<Exclude<keyof Profile, 'theme'> | keyof Profile['theme']>

/** A profile as columns of its row. Does not compile while `RestaurantsTable` lacks the column of a field. */
export type ProfileRow = Pick<Selectable<RestaurantsTable>, Column>
type ProfileColumns = Pick<Insertable<RestaurantsTable>, Column>

const THEME_KEYS = Object.keys(PROFILE_FIELDS.theme.initial)

/** Lists are PostgreSQL arrays, objects JSON. */
const valueOf = (value: unknown): unknown =>
  typeof value === 'object' && !Array.isArray(value) ? JSON.stringify(value) : value

/** The columns of a profile, by field name. */
export function columnsOf({ theme, ...fields }: Profile): ProfileColumns {
  const entries = Object.entries({ ...fields, ...theme }).map(([name, value]) => [columnOf(name), valueOf(value)])
  return Object.fromEntries(entries) as ProfileColumns
}

/** The profile of a row. */
export function profileOf(row: ProfileRow): Profile {
  const columns: Record<string, unknown> = row
  const pick = (names: readonly string[]) => Object.fromEntries(names.map(name => [name, columns[columnOf(name)]]))
  return { ...pick(PROFILE_KEYS), theme: pick(THEME_KEYS) } as Profile
}
