import { AppError } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'

/** The times that a screen saw, as it wrote them in `If-Match`: quoted or bare, weak or strong. */
const timesOf = (header: string): string[] => header.split(',').map(tag => tag.trim().replace(/^(?:W\/)?"(.*)"$/, '$1'))

/**
 * Throws 412 `changed_meanwhile` when something is no longer what the screen saw: `ifMatch` is its `updatedAt`, `*`, or
 * absent when the screen does not ask (3-decisions §1). To be called inside the transaction of the write.
 */
export function throwIfChanged(ifMatch: string | undefined, updatedAt: Date): void {
  if (ifMatch === undefined) return
  const seen = timesOf(ifMatch).some(tag => tag === '*' || Date.parse(tag) === updatedAt.getTime())
  if (!seen) throw new AppError(commonErrors.changedMeanwhile)
}
