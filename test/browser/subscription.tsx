import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { PlanPreview } from '#features/billing/plan-change.contract.ts'
import type { OwnPlan } from '#features/billing/plan-case.rules.ts'
import { SubscriptionTab } from '#features/billing/web/subscription-tab/subscription-tab.tsx'
import { samplePlan } from './data.ts'
import { showSignedIn } from './render.tsx'
import { answer } from './server.ts'

type Use = Parameters<typeof SubscriptionTab>[0]
export const ONE_RESTAURANT: Use = {
  restaurants: [{ name: 'El Rincón', status: 'active', menuVisibleUntil: null }],
  people: 2,
}

/** The answers about a plan from now on. */
export async function planIs({ status, current }: OwnPlan): Promise<void> {
  await answer('GET /subscriptions/status', { data: status })
  await answer('GET /subscriptions/current', { data: current })
}

const FROM = '2027-05-03T10:00:00.000Z'

/** The slip of a change as it would be answered. */
export const samplePreview = (given: Partial<PlanPreview> = {}): PlanPreview => ({
  today: 0,
  days: 136,
  from: FROM,
  then: 96,
  stays: [{ id: 'r1', name: 'La Taberna de Carmen' }],
  stops: { restaurants: [], people: 0, look: null },
  resumes: false,
  expiresAt: FROM,
  hash: 'a hash',
  ...given,
})
export const previewIs = (given: Partial<PlanPreview> = {}): Promise<void> =>
  answer('GET /subscriptions/preview', { data: samplePreview(given) })

/** Renders the subscription tab of an owner with that plan; resolves when it is loaded. */
export async function showPlan(
  plan: OwnPlan,
  use: Use = ONE_RESTAURANT,
  invoices: Parameters<typeof answer>[1] = { data: [] },
): Promise<void> {
  await planIs(plan)
  await answer('GET /subscriptions/invoices', invoices)
  await showSignedIn(<SubscriptionTab {...use} />)
  await expect.element(page.getByRole('status')).not.toBeInTheDocument()
}

const PLAN_END = '2027-11-03T12:00:00.000Z'
/** A paid plan that was cancelled and runs to its end. */
export const cancelledPlan = samplePlan({ subscriptionEndsAt: PLAN_END }, { cancelAtPeriodEnd: true })
