import { AppError } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'

/** A picture took more time or memory than one may. */
export class PictureLimitError extends Error {}

/** The decoder crashed on this picture. */
export class PictureCrashError extends Error {}

const RETRY_AFTER_S = 5
/** How a process ends that does what it must not; everything else comes from outside. */
const CRASHES = new Set<NodeJS.Signals>(['SIGSEGV', 'SIGABRT', 'SIGBUS', 'SIGILL', 'SIGFPE', 'SIGTRAP'])

/** A process ended in the middle of a picture: by its own fault, or from outside (503, the caller may try again). */
export const endedBy = (code: number | null, signal: NodeJS.Signals | null): Error => {
  const cause = new PictureCrashError(`the process for pictures ended with ${signal ?? code}`)
  if (signal && CRASHES.has(signal)) return cause
  return new AppError(commonErrors.unavailable, { cause, retryAfterS: RETRY_AFTER_S })
}
