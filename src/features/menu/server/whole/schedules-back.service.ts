import { AppError } from '#shared/app-error.ts'
import type { Db } from '#platform/db/database.ts'
import { scheduleErrors } from '../../schedules/schedules.errors.ts'
import { SCHEDULES_MAX } from '../../schedules/schedules.limits.ts'
import type { ScheduleFields } from '../../schedules/schedules.rules.ts'
import { scheduleEntity } from '../menu.changes.ts'
import type { MenuWrite } from '../menu.transaction.ts'
import * as store from '../schedules/schedules.store.ts'

type Thing = { id: string; state: ScheduleFields }
/** Hours of the carta that go back, `restore` and `set` with all that they say then. */
export type SchedulesBack = { restore: Thing[]; set: Thing[]; remove: string[] }

const fieldsOf = ({ name, days, slots, category_ids, dish_ids }: store.ScheduleRow): ScheduleFields => ({
  name,
  days,
  slots,
  categoryIds: category_ids,
  dishIds: dish_ids,
})

export async function readScheduleStates(db: Db, restaurantId: string): Promise<Map<string, ScheduleFields>> {
  return new Map((await store.listScheduleRows(db, restaurantId)).map(row => [row.id, fieldsOf(row)]))
}

/** Without what is gone for good, and without what a schedule that stays has: nothing is in two. */
async function possible({ trx, access }: MenuWrite, state: ScheduleFields, taken: readonly ScheduleFields[]) {
  const known = await store.existingThings(trx, access.restaurantId, { ...state, deleted: true })
  const isFree = (of: 'categoryIds' | 'dishIds', id: string) => !taken.some(other => other[of].includes(id))
  return {
    ...state,
    categoryIds: state.categoryIds.filter(id => known.categories.has(id) && isFree('categoryIds', id)),
    dishIds: state.dishIds.filter(id => known.dishes.has(id) && isFree('dishIds', id)),
  }
}

/** Puts hours of the carta back. Throws 409 `schedule_limit`; then nothing changes. */
export async function putSchedulesBack(write: MenuWrite, { restore, set, remove }: SchedulesBack): Promise<void> {
  const { trx, access, actor, now, record } = write
  const { restaurantId } = access
  const present = await readScheduleStates(trx, restaurantId)
  for (const id of remove) {
    const before = present.get(id)
    if (!before) continue
    await store.deleteScheduleRow(trx, restaurantId, id)
    present.delete(id)
    record({ entity: scheduleEntity, id, before, after: null })
  }
  const back = [...restore, ...set]
  const stays = [...present].filter(([id]) => !back.some(thing => thing.id === id)).map(([, state]) => state)
  for (const { id, state } of back) {
    const before = present.get(id)
    const after = await possible(write, state, stays)
    if (before) await store.updateScheduleRow(trx, { restaurantId, id, now, by: actor.userId }, after)
    else await store.insertSchedule(trx, { restaurantId, id, now }, after)
    stays.push(after)
    present.set(id, after)
    record({ entity: scheduleEntity, id, before: before ?? null, after })
  }
  if (present.size > SCHEDULES_MAX) throw new AppError(scheduleErrors.scheduleLimit)
}
