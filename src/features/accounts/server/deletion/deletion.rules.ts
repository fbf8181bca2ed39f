import { yearsBefore } from '#platform/clock/years.ts'

/** When an account that is deleted now is permanently deleted: one year later, on the same day (3-decisions §8). */
export function erasedAt(deletedAt: Date): Date {
  const at = new Date(deletedAt)
  at.setUTCFullYear(at.getUTCFullYear() + 1)
  return at
}

/** Accounts deleted before this time are permanently deleted now. */
export const deletedBefore = (now: Date): Date => yearsBefore(now, 1)
