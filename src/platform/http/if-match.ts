import { AppError } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'

/** The times in `If-Match`, in all forms: quoted or bare, weak or strong. */
const timesOf = (header: string): string[] => header.split(',').map(tag => tag.trim().replace(/^(?:W\/)?"(.*)"$/, '$1'))

/**
 * Throws 412 `changed_meanwhile` when something has changed since the screen loaded it: `ifMatch` is its `updatedAt`,
 * `*`, or absent when the screen does not check (3-decisions §1). Call it inside the write's transaction.
 */
export function throwIfChanged(ifMatch: string | undefined, updatedAt: Date): void {
  if (ifMatch === undefined) return
  const seen = timesOf(ifMatch).some(tag => tag === '*' || Date.parse(tag) === updatedAt.getTime())
  if (!seen) throw new AppError(commonErrors.changedMeanwhile)
}

/** Like `throwIfChanged`, for a list: `ifMatch` is the newest `updatedAt` in it. */
export function throwIfListChanged(ifMatch: string | undefined, list: readonly { updated_at: Date }[]): void {
  throwIfChanged(ifMatch, new Date(Math.max(0, ...list.map(row => row.updated_at.getTime()))))
}
