import type { FieldErrors } from '#shared/app-error.ts'
import { isPlanEnded } from '#shared/plan-codes.ts'
import { uiTexts } from '#ui/ui.texts.ts'

export type ApiErrorDetails = {
  status: number
  code: string
  message: string
  errors?: FieldErrors
  /** What the refusal says beside its reason. */
  data?: unknown
  requestId?: string
  /** After so many seconds it may be tried again (429, 503). */
  retryAfterS?: number
}

/**
 * A call that was refused or failed. `status` 0: the server could not be reached; the message then contains "network"
 * (3-decisions §1).
 */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly errors: FieldErrors
  readonly data: unknown
  readonly requestId: string | undefined
  readonly retryAfterS: number | undefined

  constructor(details: ApiErrorDetails) {
    super(details.message)
    this.name = 'ApiError'
    this.status = details.status
    this.code = details.code
    this.errors = details.errors ?? {}
    this.data = details.data
    this.requestId = details.requestId
    this.retryAfterS = details.retryAfterS
  }
}

/** No connection, or no answer within ten seconds. */
export const networkError = (): ApiError => new ApiError({ status: 0, code: 'network', message: 'network error' })

const TIMEOUT = 'timeout'

/** The same, where it was our own patience that ended: the server may have been reached, and be slow. */
export const timeoutError = (): ApiError => new ApiError({ status: 0, code: TIMEOUT, message: 'network error' })

export const isTimeout = (error: unknown): boolean => error instanceof ApiError && error.code === TIMEOUT

const LATE = 'late'

/** A picture has arrived, but no answer came within a minute: nobody knows whether it is stored. */
export const lateError = (): ApiError => new ApiError({ status: 503, code: LATE, message: uiTexts.photoLate })

export const isLate = (error: unknown): boolean => error instanceof ApiError && error.code === LATE

/** True when the connection failed. */
export const isNetworkError = (error: unknown): boolean => error instanceof ApiError && error.status === 0

/** True when the server has decided: nothing was stored. Silence and a failing server leave it open. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500

/** True when the thing is not there, or not any more. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** True when the plan has ended: the shell says it once, on `/subscription` or over the open form (3-decisions §4). */
export const isToldByShell = (error: unknown): boolean => error instanceof ApiError && isPlanEnded(error.code)

/** True when the user canceled it: an upload, or the phone's sharing dialog. */
export const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

/** What a failed call tells the user: a lost connection, the server's reason, or else the given text. */
export const failureText = (error: unknown, fallback: string): string =>
  isNetworkError(error) ? uiTexts.connectionLost : messageOf(error, fallback)

/** Seconds until a refused call may be tried again; undefined where it was not refused for that. */
export const limitedForS = (error: unknown): number | undefined =>
  error instanceof ApiError && error.status === 429 ? (error.retryAfterS ?? 60) : undefined

/**
 * The server's own Spanish message if it gives a reason (a refusal, a part that is not available); otherwise the given
 * text.
 */
export function messageOf(error: unknown, fallback: string): string {
  const isForPeople = error instanceof ApiError && (Math.floor(error.status / 100) === 4 || error.status === 503)
  return isForPeople && error.message ? error.message : fallback
}
