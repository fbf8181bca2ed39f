/** When an account that is deleted now goes for good: one year later, on the same day (3-decisions §8). */
export function erasedAt(deletedAt: Date): Date {
  const at = new Date(deletedAt)
  at.setUTCFullYear(at.getUTCFullYear() + 1)
  return at
}

/** Accounts deleted until then go for good now. */
export function deletedBefore(now: Date): Date {
  const at = new Date(now)
  at.setUTCFullYear(at.getUTCFullYear() - 1)
  return at
}
