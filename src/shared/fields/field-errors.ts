import type { z } from 'zod'
import type { FieldErrors } from '../app-error.ts'

/** The default text for zod's issues, given to every parse, so that zod's English texts never reach people. */
export const spanishFallback = {
  error: (issue: z.core.$ZodRawIssue): string =>
    issue.code === 'invalid_type' && issue.input === undefined
      ? 'Este campo es obligatorio.'
      : 'Este valor no es válido.',
}

/** An answer names at most this many fields (3-decisions §9). */
export const FIELDS_MAX = 50
/** A path contains keys of the sender; no field of ours has a longer path. */
const PATH_MAX = 200

/**
 * The first problem of each field, by the field's path: the shape of `errors` in the envelope (3-decisions §1). At most
 * 50 fields.
 */
export function fieldErrors(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {}
  for (const issue of error.issues) {
    errors[issue.path.map(String).join('.').slice(0, PATH_MAX) || 'body'] ??= issue.message
    if (Object.keys(errors).length >= FIELDS_MAX) break
  }
  return errors
}
