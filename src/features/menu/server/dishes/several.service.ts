import { throwIfInvalid } from '#shared/app-error.ts'
import { changedDish } from '../../dish.rules.ts'
import type { DishChange } from '../../menu.contract.ts'
import { dishNameErrors } from '../../menu.rules.ts'
import { dishEntity } from '../menu.changes.ts'
import type { MenuWrite } from '../menu.transaction.ts'
import { changedKeys, dishStateOf } from './dish.columns.ts'
import { madeBy } from './dish-writes.service.ts'
import { type DishRow, updateDishes } from './dishes.store.ts'
import { throwIfLabelUnknown } from './price-labels.service.ts'

type Change = { row: DishRow; body: Omit<DishChange, 'categoryId'> }

/**
 * Changes dishes in their places, in one statement, and answers how many differ from what they were. Only the main
 * language needs a name (3-decisions §6). Throws 400.
 */
export async function changeSeveral(write: MenuWrite, changes: readonly Change[]): Promise<number> {
  const { trx, access, now, record } = write
  await throwIfLabelUnknown(
    write,
    changes.map(({ row, body }) => ({ body, before: row.prices })),
  )
  const made = madeBy(write)
  const steps = changes
    .map(({ row, body }) => {
      const before = dishStateOf(row)
      return { id: row.id, before, after: changedDish({ before, body, ...made, isOneOfSeveral: true }) }
    })
    .filter(step => changedKeys([step]).length > 0)
  for (const { after } of steps) throwIfInvalid(dishNameErrors(after.translations, access.locales, []))
  await updateDishes(trx, { restaurantId: access.restaurantId, now, by: write.actor.userId }, steps)
  for (const { id, before, after } of steps) record({ entity: dishEntity, id, before, after })
  return steps.length
}
