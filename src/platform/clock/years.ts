/** The same day and time of an earlier year: how long data is kept is counted in years (3-decisions §8). */
export function yearsBefore(now: Date, years: number): Date {
  const at = new Date(now)
  at.setUTCFullYear(at.getUTCFullYear() - years)
  return at
}
