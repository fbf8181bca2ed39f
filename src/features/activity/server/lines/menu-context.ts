import { DAY_MS } from '#shared/time.ts'
import type { Trx } from '#platform/db/database.ts'
import { type Change, isChangeOf } from '#platform/events/changes.ts'
import { dashboardName } from '#features/menu/menu.rules.ts'
import { categoryEntity, dishEntity, dishOrderEntity, listCategoryNames } from '#features/menu/server/index.ts'
import { nameIn } from '#features/prices/names.ts'
import { isPriceLabel } from '#features/prices/price-line.ts'
import type { NamedLabel } from '#features/prices/price-text.ts'
import { listLabelNames } from '#features/prices/server/index.ts'
import { wasAnyDeleted } from '../activity.store.ts'
import type { MenuContext } from './menu.lines.ts'

/** Deleted dishes and categories can be restored for 30 days (3-decisions §6); a day more, for clocks that differ. */
const RESTORABLE_DAYS = 31

/** A restaurant's own changes, orders and statuses need no names of categories. */
const needsNames = (change: Change): boolean =>
  isChangeOf(change, dishOrderEntity) ||
  (isChangeOf(change, dishEntity) && change.before?.categoryId !== change.after?.categoryId)

/** A price of a dish changes, and some price of it has a label of the house. */
const namesLabel = (change: Change): boolean =>
  isChangeOf(change, dishEntity) &&
  change.before !== null &&
  change.after !== null &&
  [change.before, change.after].some(({ prices }) =>
    prices?.some(({ label }) => label !== null && !isPriceLabel(label)),
  )

/** The labels of the house as its people read them. */
async function labelsOf(trx: Trx, restaurantId: string): Promise<NamedLabel[]> {
  const names = await listLabelNames(trx, restaurantId)
  return [...names].map(([id, label]) => ({ id, name: nameIn(label, 'es', 'es').text }))
}

/** Dishes that are deleted or restored together with their category, counted by category. */
function countDishes(changes: readonly Change[], categories: ReadonlySet<string>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const change of changes) {
    if (!isChangeOf(change, dishEntity) || (change.before && change.after)) continue
    const { categoryId } = change.after ?? change.before ?? { categoryId: '' }
    if (categories.has(categoryId)) counts.set(categoryId, (counts.get(categoryId) ?? 0) + 1)
  }
  return counts
}

type Where = { restaurantId: string; now: Date }

/** Does this write bring back what was deleted? A write either restores or creates. */
function isRestore(trx: Trx, { restaurantId, now }: Where, changes: readonly Change[]): Promise<boolean> | false {
  const ids = changes.filter(({ before }) => before === null).map(({ id }) => id)
  const since = new Date(now.getTime() - RESTORABLE_DAYS * DAY_MS)
  return ids.length > 0 && wasAnyDeleted(trx, { restaurantId, ids, since })
}

/** What the lines of this write need to know beside it; no statement for a plain change of a field. */
export async function readMenuContext(trx: Trx, where: Where, changes: readonly Change[]): Promise<MenuContext> {
  const names = changes.some(needsNames) ? await listCategoryNames(trx, where.restaurantId) : new Map<string, string>()
  const restores = await isRestore(trx, where, changes)
  const whole = new Set<string>()
  for (const change of changes) {
    if (!isChangeOf(change, categoryEntity)) continue
    const state = change.after ?? change.before
    if (state) names.set(change.id, dashboardName(state.translations, 'es'))
    if (!change.after || restores) whole.add(change.id)
  }
  const dishes = countDishes(changes, whole)
  return {
    categoryName: id => names.get(id) ?? '',
    labels: changes.some(namesLabel) ? await labelsOf(trx, where.restaurantId) : [],
    isRestore: restores,
    dishesWith: id => dishes.get(id) ?? 0,
  }
}
