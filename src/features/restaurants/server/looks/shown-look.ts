import { DAY_MINUTES } from '#shared/time.ts'
import type { SubscriptionState } from '#features/billing/billing.rules.ts'
import { carriesLooks, looksEnd } from '#features/billing/look-plan.rules.ts'
import { isExtraLook, nearestBase, type Style } from '#features/theme/looks.ts'
import { LOOK_KEPT_DAYS } from '../../looks.limits.ts'
import { dayOfMinute, isoOfDay } from '../../opening/days.ts'
import { houseMinute } from '../../opening/house-clock.ts'
import { instantOf } from '../opening/instant-of.ts'

/** `needsNoPlan`: an administrator's own restaurant. */
export type LookOfHouse = {
  style: Style
  timezone: string
  subscription: SubscriptionState | undefined
  needsNoPlan: boolean
}
export type ShownLook = {
  shownStyle: Style
  /** The last day of a look that the plan no longer carries, as `2026-12-31`; also after it. */
  lookUntil?: string
  /** When diners see another look, as far as anybody knows, in milliseconds since 1970; null: never, or already. */
  fallsAt: number | null
}

/**
 * What diners see of the look that a house has chosen (4-beyond §11): itself while the plan carries it and 30 days
 * longer, by the calendar of the house; then the nearest look of every plan. No job writes it: it follows from the
 * time.
 */
export function shownLook({ style, timezone, subscription, needsNoPlan }: LookOfHouse, now: Date): ShownLook {
  const end = isExtraLook(style) && !needsNoPlan ? looksEnd(subscription) : null
  if (!end) return { shownStyle: style, fallsAt: null }
  const last = dayOfMinute(houseMinute(end.getTime(), timezone)) + LOOK_KEPT_DAYS
  const fallsAt = instantOf((last + 1) * DAY_MINUTES, timezone, 0)
  if (carriesLooks(subscription, now)) return { shownStyle: style, fallsAt }
  const lookUntil = isoOfDay(last)
  return now.getTime() < fallsAt
    ? { shownStyle: style, lookUntil, fallsAt }
    : { shownStyle: nearestBase(style), lookUntil, fallsAt: null }
}
