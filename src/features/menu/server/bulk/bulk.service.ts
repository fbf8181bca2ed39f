import type { AnsweredChange } from '#platform/http/bind.ts'
import type { KeepAnswer } from '#platform/http/idempotency/idempotency.ts'
import type { Platform } from '#platform/platform.ts'
import type { RestaurantCall } from '#features/restaurants/server/index.ts'
import type { BulkBody } from '../../bulk.contract.ts'
import type { Dish } from '../../menu.contract.ts'
import { writeMenu } from '../menu.transaction.ts'
import { writeBulkRows } from './bulk-rows.service.ts'
import { readBulkStored, throwIfBulkInvalid } from './bulk-stored.ts'

type BulkCall = RestaurantCall & { body: BulkBody; keepAnswer?: KeepAnswer | undefined }

/** Throws 400, which names the cell, for what only the database knows: see `throwIfBulkInvalid`. */
export async function validateBulk({ db, clock }: Platform, { access, body: { items } }: BulkCall): Promise<void> {
  throwIfBulkInvalid(items, await readBulkStored(db, access, { items, now: clock.now() }))
}

/**
 * Writes all rows or none, as one change that `history/undo` takes back; see `writeBulkRows`. Throws 400, 403 for a
 * field whose right is missing, 409 `menu_limit`, 412 (3-decisions §1, §6; 4-beyond §6).
 */
export function changeDishes(platform: Platform, call: BulkCall): Promise<AnsweredChange<Dish[]>> {
  const { items } = call.body
  return writeMenu(platform, call, async write => {
    const { trx, access, now, changeId } = write
    const stored = await readBulkStored(trx, access, { items, now })
    const { dishes, isChanged } = await writeBulkRows(platform, write, { items, stored })
    return { data: dishes, changeId: isChanged ? changeId : null }
  })
}
