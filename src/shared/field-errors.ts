import type { z } from 'zod'
import type { FieldErrors } from './app-error.ts'

/** zod's English texts never reach people: given to every parse, this stands where a rule has no text of its own. */
export const spanishFallback = {
  error: (issue: z.core.$ZodRawIssue): string =>
    issue.code === 'invalid_type' && issue.input === undefined
      ? 'Este campo es obligatorio.'
      : 'Este valor no es válido.',
}

/** The first problem of each field, by its path: the shape of `errors` in the envelope (3-decisions §1). */
export function fieldErrors(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {}
  for (const issue of error.issues) errors[issue.path.map(String).join('.') || 'body'] ??= issue.message
  return errors
}
