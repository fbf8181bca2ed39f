import { DAY_MS } from '#shared/time.ts'
import type { User } from '#features/identity/identity.contract.ts'

/** So long an address that nobody has confirmed has a line of its own on home; then it is one thing to do of many. */
export const FIRST_WEEK_MS = 7 * DAY_MS

/** Where home says that the own email is not confirmed: nothing waits for it (EVERY-DAY §6). */
export function unconfirmedPlace(
  { emailConfirmed, createdAt }: Pick<User, 'emailConfirmed' | 'createdAt'>,
  now: Date,
): 'notice' | 'todo' | null {
  if (emailConfirmed) return null
  return now.getTime() - Date.parse(createdAt) < FIRST_WEEK_MS ? 'notice' : 'todo'
}
