import { AppError } from '#shared/app-error.ts'
import { yearsBefore } from '#platform/clock/years.ts'
import type { Db } from '#platform/db/database.ts'
import { orNotFound } from '#platform/http/bind.ts'
import { findRestaurant } from '#features/restaurants/server/index.ts'
import { historyErrors } from '../history.errors.ts'
import { HISTORY_KEPT_YEARS } from '../history.limits.ts'
import { findLastChange, findStart, type LastChange } from './history.store.ts'

/** From when on the carta of a restaurant is known: a year, less where older changes made room or nobody kept them. */
export async function knownSince(db: Db, restaurantId: string, now: Date): Promise<Date> {
  const start = (await findStart(db, restaurantId)) ?? orNotFound(await findRestaurant(db, restaurantId)).created_at
  return new Date(Math.max(start.getTime(), yearsBefore(now, HISTORY_KEPT_YEARS).getTime()))
}

/** Throws 409 `moment_too_early` with `{since}`, and `moment_ahead`. */
export function throwIfUnknown(moments: readonly Date[], since: Date, now: Date): void {
  if (moments.some(at => at.getTime() < since.getTime()))
    throw new AppError(historyErrors.tooEarly, { data: { since: since.toISOString() } })
  if (moments.some(at => at.getTime() > now.getTime())) throw new AppError(historyErrors.tooLate)
}

const NOTHING_YET = '0'

/** What the version of a carta is: its newest change of something that can go back. */
export async function versionOf(
  db: Db,
  restaurantId: string,
): Promise<{ version: string; last: LastChange | undefined }> {
  const last = await findLastChange(db, restaurantId)
  return { version: last?.id ?? NOTHING_YET, last }
}
