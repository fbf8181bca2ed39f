import { AppError } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'

/** The times in `If-Match`, in all forms: quoted or bare, weak or strong. */
const timesOf = (header: string): string[] => header.split(',').map(tag => tag.trim().replace(/^(?:W\/)?"(.*)"$/, '$1'))

/**
 * Throws 412 `changed_meanwhile` when something has changed since the screen loaded it: `ifMatch` is its `updatedAt`,
 * `*`, or absent when the screen does not check (3-decisions §1). Call it inside the write's transaction, under its
 * lock: then nothing can change between the check and the write.
 */
export function throwIfChanged(ifMatch: string | undefined, updatedAt: Date): void {
  if (hasChanged(ifMatch, updatedAt)) throw new AppError(commonErrors.changedMeanwhile)
}

/** What a 412 says of the thing as it is: who changed it, a first name; null for the caller. */
export type Moved<Thing> = { current: Thing; changedBy: string | null }

/** Like `throwIfChanged`, and the refusal carries the thing as it is now and who changed it (3-decisions §1). */
export async function throwIfMoved<Thing>(
  ifMatch: string | undefined,
  updatedAt: Date,
  read: () => Promise<Moved<Thing>>,
): Promise<void> {
  if (hasChanged(ifMatch, updatedAt)) throw new AppError(commonErrors.changedMeanwhile, { data: await read() })
}

/** True when something has changed since the screen loaded it. */
export function hasChanged(ifMatch: string | undefined, updatedAt: Date): boolean {
  if (ifMatch === undefined) return false
  return !timesOf(ifMatch).some(tag => tag === '*' || Date.parse(tag) === updatedAt.getTime())
}

/** Like `throwIfChanged`, for a list: `ifMatch` is the newest `updatedAt` in it. */
export function throwIfListChanged(ifMatch: string | undefined, list: readonly { updated_at: Date }[]): void {
  throwIfChanged(ifMatch, new Date(Math.max(0, ...list.map(row => row.updated_at.getTime()))))
}
