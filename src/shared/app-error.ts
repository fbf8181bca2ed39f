/**
 * One error of a feature's `*.errors.ts`: the code that the browser recognizes, the HTTP status, the text for people.
 */
export type ErrorDefinition = {
  readonly code: string
  readonly status: 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 429 | 451 | 500 | 503
  readonly message: string
}

/** Field path (`translations.pt.name`) → Spanish text (3-decisions §1). */
export type FieldErrors = Record<string, string>

export type AppErrorDetails = {
  errors?: FieldErrors
  /** Answered beside the code, for what the browser does next. */
  data?: unknown
  retryAfterS?: number
  message?: string
  cause?: unknown
}

/** An error that a person caused or can do something about. `platform/http` turns it into an answer, in one place. */
export class AppError extends Error {
  readonly code: string
  readonly status: ErrorDefinition['status']
  readonly errors: FieldErrors | undefined
  readonly data: unknown
  readonly retryAfterS: number | undefined

  constructor(definition: ErrorDefinition, details: AppErrorDetails = {}) {
    super(details.message ?? definition.message, { cause: details.cause })
    this.name = 'AppError'
    this.code = definition.code
    this.status = definition.status
    this.errors = details.errors
    this.data = details.data
    this.retryAfterS = details.retryAfterS
  }
}

/** Lists a feature's errors by name; it only helps the types. */
export const defineErrors = <const T extends Record<string, ErrorDefinition>>(definitions: T): T => definitions

/** A 400 with a text for each field; `message` is the first of them (3-decisions §1). */
export function validationError(errors: FieldErrors): AppError {
  const message = Object.values(errors)[0] ?? 'Revisa los datos e inténtalo de nuevo.'
  return new AppError({ code: 'validation', status: 400, message }, { errors })
}

/** Throws `validationError` when there is any error. */
export function throwIfInvalid(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw validationError(errors)
}
