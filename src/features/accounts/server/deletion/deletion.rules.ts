import { HOUR_MS } from '#shared/time.ts'
import { UNDO_HOURS } from '#features/identity/identity.limits.ts'
import { yearsBefore } from '#platform/clock/years.ts'

/** When an account that is deleted now is permanently deleted: one year later, on the same day (3-decisions §8). */
export function erasedAt(deletedAt: Date): Date {
  const at = new Date(deletedAt)
  at.setUTCFullYear(at.getUTCFullYear() + 1)
  return at
}

/** Until when the link of the mail takes a deletion back (3-decisions §8). */
export const undoneUntil = (deletedAt: Date): Date => new Date(deletedAt.getTime() + UNDO_HOURS * HOUR_MS)

/** Accounts deleted before this time are permanently deleted now. */
export const deletedBefore = (now: Date): Date => yearsBefore(now, 1)
