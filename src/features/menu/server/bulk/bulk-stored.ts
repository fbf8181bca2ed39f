import { type FieldErrors, throwIfInvalid } from '#shared/app-error.ts'
import { isUuid } from '#shared/id.ts'
import { FIELDS_MAX } from '#shared/fields/field-errors.ts'
import type { Db } from '#platform/db/database.ts'
import type { RestaurantAccess } from '#features/restaurants/server/index.ts'
import type { BulkItem, BulkRow } from '../../bulk.contract.ts'
import { bulkTexts as texts } from '../../bulk.texts.ts'
import { dashboardName, dishNameErrors, mergeDishTranslations, restorableSince } from '../../menu.rules.ts'
import { menuTexts } from '../../menu.texts.ts'
import { listCategoryIds } from '../categories/categories.store.ts'
import { listRestorableDishes } from '../deleted/deleted.store.ts'
import type { MenuItemRow } from '../dishes/dishes.store.ts'

/** What the rows of a change of several are judged against, read at one moment. */
export type BulkStored = {
  rows: ReadonlyMap<string, MenuItemRow>
  categoryIds: ReadonlySet<string>
  locales: RestaurantAccess['locales']
}

export async function readBulkStored(
  db: Db,
  access: RestaurantAccess,
  { items, now }: { items: readonly BulkRow[]; now: Date },
): Promise<BulkStored> {
  const ids = [...new Set(items.flatMap(item => (item.new === true ? [] : [item._id])))].filter(isUuid)
  const order = { ids, since: restorableSince(now) }
  const rows = ids.length === 0 ? [] : await listRestorableDishes(db, access.restaurantId, order)
  return {
    rows: new Map(rows.map(row => [row.id, row])),
    categoryIds: new Set(await listCategoryIds(db, access.restaurantId)),
    locales: access.locales,
  }
}

export const bulkName = ({ locales }: BulkStored, { translations }: Pick<MenuItemRow, 'translations'>): string =>
  dashboardName(translations, locales.defaultLocale)

type Problem = readonly [field: string, text: string]

/** A dish that is deleted may only be restored, or deleted once more, which changes nothing. */
const isLost = (item: BulkItem, row: MenuItemRow): boolean => row.deleted_at !== null && item.deleted === undefined

/** Only the main language needs a name (4-beyond §6). */
const nameProblems = (item: BulkRow, before: MenuItemRow['translations'], { locales }: BulkStored): Problem[] =>
  Object.entries(dishNameErrors(mergeDishTranslations(before, item.translations ?? {}), locales, []))

/** What is wrong with one row, by its field; texts of an existing dish name it. */
function problemsOf(item: BulkRow, stored: BulkStored): Problem[] {
  const { rows, categoryIds } = stored
  if (item.new === true) {
    const isKnown = categoryIds.has(item.categoryId)
    return [...nameProblems(item, {}, stored), ...(isKnown ? [] : [['categoryId', menuTexts.wrongCategory] as const])]
  }
  const row = rows.get(item._id)
  if (!row) return [['_id', texts.unknownDish]]
  const name = bulkName(stored, row)
  if (isLost(item, row)) return [['_id', texts.deletedDish(name)]]
  if (item.deleted === true) return []
  const place = (item.categoryId ?? row.category_id).toLowerCase()
  const isHomeless = !categoryIds.has(place)
  const homeless: Problem =
    item.categoryId === undefined
      ? ['_id', texts.deletedCategory(name)]
      : ['categoryId', texts.ofDish(name, menuTexts.wrongCategory)]
  return [...(isHomeless ? [homeless] : []), ...(item.translations ? nameProblems(item, row.translations, stored) : [])]
}

/** By field path, `items.2.categoryId`; at most 50 of them. */
export function bulkProblems(items: readonly BulkRow[], stored: BulkStored): FieldErrors {
  const errors: FieldErrors = {}
  const seen = new Set<string>()
  for (const [index, item] of items.entries()) {
    const row = item.new === true ? undefined : stored.rows.get(item._id)
    const isRepeated = row && seen.has(row.id)
    if (row) seen.add(row.id)
    const problems: Problem[] = isRepeated
      ? [['_id', texts.repeatedDish(bulkName(stored, row))]]
      : problemsOf(item, stored)
    for (const [field, text] of problems)
      if (Object.keys(errors).length < FIELDS_MAX) errors[`items.${index}.${field}`] = text
  }
  return errors
}

/**
 * Throws 400, which names the cell: a dish that is not of this restaurant, twice in the list or deleted meanwhile, a
 * category of another restaurant, a name that the main language lacks (3-decisions §3; 4-beyond §6).
 */
export const throwIfBulkInvalid = (items: readonly BulkRow[], stored: BulkStored): void =>
  throwIfInvalid(bulkProblems(items, stored))
