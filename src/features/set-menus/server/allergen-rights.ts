import type { Db } from '#platform/db/database.ts'
import { isSameJson } from '#shared/fields/same-json.ts'
import { safetyOf } from '#features/allergens/safety.rules.ts'
import { comparable, nameIn } from '#features/prices/names.ts'
import { type RestaurantAccess, restaurantRights } from '#features/restaurants/server/index.ts'
import type { StoredContent, StoredItem } from '../set-menu.rules.ts'

type WithCourses = Pick<StoredContent, 'courses'>

const linesOf = (contents: readonly WithCourses[]): StoredItem[] =>
  contents.flatMap(({ courses }) => courses.flatMap(({ items }) => items))

/** What a line of its own declares; nothing while it lives with its dish, or waits to be confirmed. */
const declared = ({ dishId, toConfirm, allergens, allergensDeclared, ...said }: StoredItem): boolean =>
  dishId === null && !toConfirm && (allergensDeclared || allergens.length > 0 || !isSameJson(safetyOf(said), {}))

/**
 * Whoever may write texts repeats what a dish was said to contain; to say something new of it needs the right of
 * allergens (4-beyond §10). `known`: menus that say it already, the written one as it was and earlier ones. Throws 403
 * `no_right`.
 */
export async function requireAllergenRight(
  db: Db,
  access: RestaurantAccess,
  after: WithCourses,
  known: () => Promise<readonly WithCourses[]>,
): Promise<void> {
  const own = linesOf([after]).filter(declared)
  if (own.length === 0 || access.rights.includes('allergens')) return
  const { defaultLocale } = access.locales
  const textOf = ({ names }: StoredItem): string => comparable(nameIn(names, defaultLocale, defaultLocale).text)
  const before = linesOf(await known())
  const isKnown = (line: StoredItem): boolean =>
    before.some(
      other =>
        !other.toConfirm &&
        textOf(other) === textOf(line) &&
        other.allergensDeclared === line.allergensDeclared &&
        isSameJson(other.allergens, line.allergens) &&
        isSameJson(safetyOf(other), safetyOf(line)),
    )
  if (!own.every(isKnown)) await restaurantRights.require(db, access, ['allergens'])
}
