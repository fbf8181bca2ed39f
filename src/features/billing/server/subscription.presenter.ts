import type { Db } from '#platform/db/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { CurrentSubscription, PlanStatus } from '../billing.contract.ts'
import { daysRemaining, isEntitled, isTrialExpired, limitsOf } from '../billing.rules.ts'
import { PLANS } from '../plans.ts'
import type { AccountAccess } from './plan-access.ts'
import { findSubscription } from './subscriptions.store.ts'
import { isPaid, type ScheduledChange } from './subscription.ts'

const iso = (date: Date | null | undefined): string | null => date?.toISOString() ?? null

/** An admin needs no plan: everything of the largest one, without an end (3-decisions §4; decision 0080). */
const ADMIN_STATUS: PlanStatus = {
  tier: 'premium',
  status: 'active',
  isActive: true,
  isTrialExpired: false,
  daysRemaining: 0,
  trialEndsAt: null,
  subscriptionEndsAt: null,
  limits: { restaurants: null, users: PLANS.premium.users, invitations: PLANS.premium.users - 1 },
}
const ADMIN_SUBSCRIPTION: Omit<CurrentSubscription, 'menuDaysAfterEnd'> = {
  tier: 'premium',
  status: 'active',
  billingInterval: null,
  currentPeriodEnd: null,
  subscriptionEndsAt: null,
  cancelAtPeriodEnd: false,
  scheduledChange: null,
  isPaid: false,
}

/** `GET /subscriptions/status`; an account without a subscription is a basic plan that has ended (S1 §3). */
export async function presentStatus(db: Db, { role, ownerId }: AccountAccess, now: Date): Promise<PlanStatus> {
  if (role === 'admin') return ADMIN_STATUS
  const found = await findSubscription(db, ownerId)
  return {
    tier: found?.tier ?? 'basic',
    status: found?.status ?? 'canceled',
    isActive: isEntitled(found, now),
    isTrialExpired: found !== undefined && isTrialExpired(found, now),
    daysRemaining: found?.status === 'trialing' && found.trialEndsAt ? daysRemaining(found.trialEndsAt, now) : 0,
    trialEndsAt: iso(found?.trialEndsAt),
    subscriptionEndsAt: iso(found?.subscriptionEndsAt),
    limits: limitsOf(found, now),
  }
}

const presentScheduled = (change: ScheduledChange | null | undefined): CurrentSubscription['scheduledChange'] =>
  change ? { ...change, from: change.from.toISOString() } : null

/** `GET /subscriptions/current`; menus stay readable for so many days after the plan's end (`LAPSED_MENU_DAYS`). */
export async function presentCurrent(
  { db, config }: Platform,
  { role, ownerId }: AccountAccess,
): Promise<CurrentSubscription> {
  const menuDaysAfterEnd = config.lapsedMenuDays
  if (role === 'admin') return { ...ADMIN_SUBSCRIPTION, menuDaysAfterEnd }
  const found = await findSubscription(db, ownerId)
  return {
    tier: found?.tier ?? 'basic',
    status: found?.status ?? 'canceled',
    billingInterval: found?.billingInterval ?? null,
    currentPeriodEnd: iso(found?.currentPeriodEnd),
    subscriptionEndsAt: iso(found?.subscriptionEndsAt),
    cancelAtPeriodEnd: found?.cancelAtPeriodEnd ?? false,
    scheduledChange: presentScheduled(found?.scheduledChange),
    isPaid: isPaid(found),
    menuDaysAfterEnd,
  }
}
