import { dryRun } from '#platform/db/dry-run.ts'
import type { Db } from '#platform/db/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { BulkRow } from '#features/menu/bulk.contract.ts'
import type { DishState } from '#features/menu/dish.fields.ts'
import { dishEntity, listCategoryNames } from '#features/menu/server/index.ts'
import { type MenuWrite, readBulkStored, writeBulkRows } from '#features/menu/server/whole/index.ts'
import { nameIn } from '#features/prices/names.ts'
import { listLabelNames } from '#features/prices/server/index.ts'
import { restaurantRights } from '#features/restaurants/server/index.ts'
import { type DishChanged, type ItemWords, planOf, type ScheduledPlan } from '../scheduled-items.rules.ts'
import { SHOWN_ITEMS_MAX } from '../scheduled.limits.ts'

type Recorded = Parameters<MenuWrite['record']>[number]

async function readWords(db: Db, restaurantId: string): Promise<ItemWords> {
  const categories = await listCategoryNames(db, restaurantId)
  const labels = await listLabelNames(db, restaurantId)
  return {
    categoryName: id => categories.get(id) ?? '',
    labels: [...labels].map(([id, names]) => ({ id, name: nameIn(names, 'es', 'es').text })),
  }
}

const dishesOf = (changes: readonly Recorded[]): DishChanged[] =>
  changes
    .filter(({ entity }) => entity.name === dishEntity.name)
    .map(({ id, before, after, from }) => ({
      id,
      before: before as DishState | null,
      after: after as DishState | null,
      ...(from && { from }),
    }))

/**
 * Tries a change of several dishes, as it would be made now, and says what it does; nothing of it stays. Throws what
 * the change itself would throw: 400, 403 for a missing right, 409 `menu_limit`, 412.
 */
export function tryBulk(platform: Platform, write: MenuWrite, items: readonly BulkRow[]): Promise<ScheduledPlan> {
  const { trx, access, now } = write
  return dryRun(trx, async () => {
    const changes: Recorded[] = []
    const trial = { ...write, record: (...more: Recorded[]) => void changes.push(...more) }
    const stored = await readBulkStored(trx, access, { items, now })
    await writeBulkRows(platform, trial, { items, stored })
    await restaurantRights.requireOf(trx, access, changes)
    return planOf(dishesOf(changes), await readWords(trx, access.restaurantId), SHOWN_ITEMS_MAX)
  })
}
