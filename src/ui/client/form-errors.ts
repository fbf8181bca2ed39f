import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { ApiError } from './api-error.ts'

/**
 * Shows the server's field errors under their fields. Answers true when at least one belongs to a field of the form;
 * the caller shows everything else in a toast.
 */
export function showFieldErrors<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
  fields: readonly string[],
): boolean {
  if (!(error instanceof ApiError)) return false
  const mine = Object.entries(error.errors).filter(([path]) =>
    fields.some(field => path === field || path.startsWith(`${field}.`)),
  )
  for (const [path, message] of mine) setError(path as FieldPath<Values>, { type: 'server', message })
  return mine.length > 0
}
