import type { PaidPlan } from './payments.ts'

type PlanText = `${PaidPlan['tier']} ${PaidPlan['interval']}`
type Case = readonly [
  bought: string | null,
  before: PlanText | null,
  asked: string,
  after: PlanText,
  todayCents: number,
  from: string,
  nextCents: number,
]

/**
 * What a change costs, reckoned by hand: when what was bought, when what is asked, what is paid today, from when how
 * much. Without what was bought, in a trial. All in UTC; around the ends of months, 29 February, both intervals.
 */
export const PLAN_PRICE_CASES: readonly Case[] = [
  ['2027-01-31T10:00:00', 'pro monthly', '2027-01-31T10:00:00', 'premium monthly', 800, '2027-02-28T10:00:00', 1800],
  ['2027-01-31T10:00:00', 'pro monthly', '2027-02-14T22:30:00', 'premium monthly', 386, '2027-02-28T10:00:00', 1800],
  ['2027-01-31T10:00:00', 'pro monthly', '2027-02-28T09:59:59', 'premium monthly', 0, '2027-02-28T10:00:00', 1800],
  ['2027-01-31T10:00:00', 'pro monthly', '2027-02-28T10:00:00', 'premium monthly', 800, '2027-03-31T10:00:00', 1800],
  ['2027-01-31T10:00:00', 'pro monthly', '2027-03-15T00:00:00', 'premium monthly', 423, '2027-03-31T10:00:00', 1800],
  ['2027-01-31T10:00:00', 'basic monthly', '2027-03-31T12:00:00', 'pro monthly', 199, '2027-04-30T10:00:00', 1000],
  ['2027-01-31T10:00:00', 'basic monthly', '2027-04-30T09:00:00', 'premium monthly', 2, '2027-04-30T10:00:00', 1800],
  ['2027-08-31T23:59:59', 'pro monthly', '2027-09-30T23:59:58', 'premium monthly', 0, '2027-09-30T23:59:59', 1800],
  ['2027-08-31T00:00:00', 'pro monthly', '2027-10-01T00:00:00', 'premium monthly', 774, '2027-10-31T00:00:00', 1800],
  ['2027-12-31T18:20:10', 'basic monthly', '2028-02-20T07:08:09', 'pro monthly', 65, '2028-02-29T18:20:10', 1000],
  ['2027-10-30T10:00:00', 'pro monthly', '2028-03-01T10:00:00', 'premium yearly', 773, '2028-03-30T10:00:00', 17300],
  ['2027-04-30T10:00:00', 'pro monthly', '2027-05-30T09:00:00', 'premium monthly', 2, '2027-05-30T10:00:00', 1800],
  ['2028-01-31T10:00:00', 'pro monthly', '2028-02-15T10:00:00', 'premium monthly', 386, '2028-02-29T10:00:00', 1800],
  ['2028-01-31T10:00:00', 'pro monthly', '2028-02-29T10:00:01', 'premium monthly', 800, '2028-03-31T10:00:00', 1800],
  ['2028-01-29T10:00:00', 'basic monthly', '2028-02-29T08:00:00', 'premium monthly', 3, '2028-02-29T10:00:00', 1800],
  ['2028-02-29T10:00:00', 'pro yearly', '2028-02-29T10:00:00', 'premium yearly', 7700, '2029-02-28T10:00:00', 17300],
  ['2028-02-29T10:00:00', 'pro yearly', '2028-12-31T23:59:59', 'premium yearly', 1233, '2029-02-28T10:00:00', 17300],
  ['2028-02-29T10:00:00', 'pro yearly', '2029-02-28T10:00:00', 'premium yearly', 7700, '2030-02-28T10:00:00', 17300],
  ['2028-02-29T10:00:00', 'basic yearly', '2031-11-05T03:04:05', 'premium yearly', 3050, '2032-02-29T10:00:00', 17300],
  ['2028-02-29T10:00:00', 'basic yearly', '2032-02-29T10:00:00', 'pro yearly', 1900, '2033-02-28T10:00:00', 9600],
  ['2027-03-01T00:00:00', 'pro yearly', '2028-02-29T12:00:00', 'premium yearly', 11, '2028-03-01T00:00:00', 17300],
  ['2028-02-28T10:00:00', 'pro monthly', '2028-02-29T10:00:00', 'premium monthly', 772, '2028-03-28T10:00:00', 1800],
  ['2026-05-03T10:00:00', 'pro yearly', '2026-12-18T10:00:00', 'premium yearly', 2869, '2027-05-03T10:00:00', 17300],
  ['2026-05-03T10:00:00', 'pro yearly', '2026-12-19T10:00:00', 'premium yearly', 2848, '2027-05-03T10:00:00', 17300],
  ['2026-05-03T10:00:00', 'pro yearly', '2027-05-03T09:59:59', 'premium yearly', 0, '2027-05-03T10:00:00', 17300],
  ['2026-05-03T10:00:00', 'basic yearly', '2026-07-22T16:45:12', 'pro yearly', 1482, '2027-05-03T10:00:00', 9600],
  ['2026-05-03T10:00:00', 'basic yearly', '2027-01-01T00:00:00', 'premium yearly', 3220, '2027-05-03T10:00:00', 17300],
  ['2026-05-03T10:00:00', 'pro yearly', '2026-12-18T10:00:00', 'premium monthly', 2869, '2027-05-03T10:00:00', 1800],
  ['2027-01-31T10:00:00', 'pro monthly', '2027-02-14T22:30:00', 'premium yearly', 386, '2027-02-28T10:00:00', 17300],
  ['2028-02-29T10:00:00', 'basic yearly', '2028-08-31T10:00:00', 'pro monthly', 943, '2029-02-28T10:00:00', 1000],
  ['2026-05-03T10:00:00', 'pro yearly', '2026-12-18T10:00:00', 'pro monthly', 0, '2027-05-03T10:00:00', 1000],
  ['2027-01-31T10:00:00', 'pro monthly', '2027-02-14T10:00:00', 'pro yearly', 0, '2027-02-28T10:00:00', 9600],
  ['2028-02-29T10:00:00', 'premium yearly', '2028-12-18T10:00:00', 'basic monthly', 0, '2029-02-28T10:00:00', 800],
  ['2027-08-31T10:00:00', 'premium monthly', '2027-09-15T10:00:00', 'pro monthly', 0, '2027-09-30T10:00:00', 1000],
  ['2027-08-31T10:00:00', 'premium monthly', '2027-09-15T10:00:00', 'basic yearly', 0, '2027-09-30T10:00:00', 7700],
  ['2028-01-31T10:00:00', 'basic monthly', '2028-02-29T09:00:00', 'basic yearly', 0, '2028-02-29T10:00:00', 7700],
  [null, null, '2026-12-18T10:00:00', 'pro yearly', 9600, '2027-12-18T10:00:00', 9600],
  [null, null, '2027-01-31T10:00:00', 'basic monthly', 800, '2027-02-28T10:00:00', 800],
  [null, null, '2028-02-29T10:00:00', 'pro yearly', 9600, '2029-02-28T10:00:00', 9600],
  [null, null, '2028-01-31T10:00:00', 'premium monthly', 1800, '2028-02-29T10:00:00', 1800],
]
