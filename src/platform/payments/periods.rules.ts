import type { PaidPlan } from './payments.ts'

/** What is paid at once: from its beginning to its end, which is the beginning of the next. */
export type Period = { readonly start: Date; readonly end: Date }

const MONTHS: Record<PaidPlan['interval'], number> = { monthly: 1, yearly: 12 }
const YEAR_MONTHS = 12

/**
 * So many months after a moment, in UTC: on the same day of the month, or on its last one where it has no such day.
 * Counted from the first day, so 31 January, 28 February, 31 March follow each other (4-beyond §10).
 */
export function monthsAfter(first: Date, months: number): Date {
  const after = new Date(first)
  after.setUTCDate(1)
  after.setUTCMonth(after.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(after.getUTCFullYear(), after.getUTCMonth() + 1, 0)).getUTCDate()
  after.setUTCDate(Math.min(first.getUTCDate(), lastDay))
  return after
}

/** The first end of a period of this interval after a moment; the ends are counted from `anchor`. */
export function nextEnd(anchor: Date, interval: PaidPlan['interval'], after: Date): Date {
  const step = MONTHS[interval]
  const years = after.getUTCFullYear() - anchor.getUTCFullYear()
  const passed = years * YEAR_MONTHS + after.getUTCMonth() - anchor.getUTCMonth()
  let months = Math.floor(passed / step) * step
  while (monthsAfter(anchor, months) <= after) months += step
  return monthsAfter(anchor, months)
}

/** The end of the period before the one that ends then: its beginning. */
export function startOf(anchor: Date, interval: PaidPlan['interval'], end: Date): Date {
  const step = MONTHS[interval]
  const months =
    (end.getUTCFullYear() - anchor.getUTCFullYear()) * YEAR_MONTHS + end.getUTCMonth() - anchor.getUTCMonth()
  return monthsAfter(anchor, months - step)
}

/** The part of a price that is left at a moment, in whole cents: by the second, rounded as the provider does. */
export function centsLeft(cents: number, { start, end }: Period, at: Date): number {
  const left = Math.min(Math.max(end.getTime() - at.getTime(), 0), end.getTime() - start.getTime())
  return Math.round((cents * left) / (end.getTime() - start.getTime()))
}

/**
 * What a larger plan costs for the rest of what is paid: its part less that of the present plan, two lines of one
 * invoice, each rounded to the cent (EVERY-DAY §7, 4-beyond §10; decision 0363).
 */
export const prorated = (prices: { before: number; after: number }, period: Period, at: Date): number =>
  centsLeft(prices.after, period, at) - centsLeft(prices.before, period, at)
