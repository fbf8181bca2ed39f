import { AppError } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'

const RETRY_AFTER_S = 1

/** One tenant has too much running or waiting: 429, and the browser tries once more in a second (3-decisions §9). */
export const busy = (): AppError => new AppError(commonErrors.busy, { retryAfterS: RETRY_AFTER_S })
