import { normalizeEmail } from '#features/identity/email.rules.ts'

const LOOKED_AT_MAX = 1000

/** The email in a body that is not validated yet, for the limits; '' when there is none. */
export function typedEmail(body: unknown): string {
  const { email } = body as { email?: unknown }
  return typeof email === 'string' ? normalizeEmail(email.slice(0, LOOKED_AT_MAX)) : ''
}
