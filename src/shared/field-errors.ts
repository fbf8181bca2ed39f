import type { z } from 'zod'
import type { FieldErrors } from './app-error.ts'

/** The default text for zod's issues, given to every parse, so that zod's English texts never reach people. */
export const spanishFallback = {
  error: (issue: z.core.$ZodRawIssue): string =>
    issue.code === 'invalid_type' && issue.input === undefined
      ? 'Este campo es obligatorio.'
      : 'Este valor no es válido.',
}

/** The first problem of each field, by the field's path: the shape of `errors` in the envelope (3-decisions §1). */
export function fieldErrors(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {}
  for (const issue of error.issues) errors[issue.path.map(String).join('.') || 'body'] ??= issue.message
  return errors
}
