import type { Tier } from '#shared/plan.ts'

/** A plan that is sold, and how often it is paid. */
export type PaidPlan = { readonly tier: Exclude<Tier, 'trial'>; readonly interval: 'monthly' | 'yearly' }

/** What is sold: made of `plans.ts`, so that nobody types a price or its id twice. */
export type CatalogPrice = PaidPlan & { readonly name: string; readonly cents: number }
export type Catalog = { readonly vatPercent: number; readonly prices: readonly CatalogPrice[] }

export const PROVIDER_STATUSES = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'canceled',
  'unpaid',
  'paused',
] as const
export type ProviderStatus = (typeof PROVIDER_STATUSES)[number]

/** A subscription as the provider has it now. */
export type ProviderSubscription = PaidPlan & {
  readonly id: string
  readonly status: ProviderStatus
  readonly createdAt: Date
  readonly currentPeriodEnd: Date
  /** When it ends, if it has been cancelled for a later day. */
  readonly cancelAt: Date | null
  readonly endedAt: Date | null
  /** The plan that follows the paid period, if another one does. */
  readonly scheduled: (PaidPlan & { readonly from: Date }) | null
}

export type CheckoutOrder = {
  readonly plan: PaidPlan
  readonly customerId: string
  readonly ownerId: string
  /** Absolute URLs of our own pages. */
  readonly successUrl: string
  readonly cancelUrl: string
  readonly expiresAt: Date
  /** The same attempt never makes a second session. */
  readonly attemptId: string
}

/** What an event is about; its content is never used: the present state is asked of the provider. */
export type PaymentEvent = {
  readonly id: string
  readonly type: string
  /** Undefined for events that are about no customer. */
  readonly customerId: string | undefined
  /** The charge that was refunded in full. */
  readonly refundedCharge: string | undefined
  /** The charge that the customer's bank took back: a dispute that is lost. Such an event names no customer. */
  readonly lostCharge: string | undefined
}

/** Another plan, interval or both for what is paid now. */
export type PlanChange = { readonly subscriptionId: string; readonly plan: PaidPlan }

/** What a plan costs, in cents with VAT: today, and from when on how much for each of its periods. */
export type PlanPrice = { readonly todayCents: number; readonly from: Date; readonly nextCents: number }

/** One intent makes one change, however often it is sent. */
export type ChangeIntent = {
  readonly intentId: string
  /** The moment for which the difference is reckoned, in whole seconds; absent: now. */
  readonly at?: Date
  /** Takes a cancellation back, also where the change holds at once. */
  readonly resume?: boolean
}

/** A change whose difference the owner has seen and agreed to. */
export type PaidChange = PlanChange &
  ChangeIntent & {
    readonly customerId: string
    readonly at: Date
    readonly cents: number
    /** Absolute URL of our own page. */
    readonly returnUrl: string
  }

/** What the customer has paid once. */
export type ProviderInvoice = PaidPlan & {
  readonly id: string
  readonly number: string
  readonly paidAt: Date
  readonly cents: number
  /** In full. */
  readonly isRefunded: boolean
  readonly pdfUrl: string
}

export type Cancellation = { readonly cancel: boolean; readonly reason?: string | undefined }

/**
 * The payment provider: Stripe, or the test provider outside production (3-decisions §4). All calls may throw
 * `PaymentsUnreachable`.
 */
export type Payments = {
  readonly name: 'test' | 'stripe'
  /** Answers the customer's id. The same owner never becomes two customers within a day. */
  createCustomer(owner: { ownerId: string; email: string }): Promise<string>
  createCheckout(order: CheckoutOrder): Promise<{ id: string; url: string }>
  /** Closes a checkout that nobody may pay any more; `paid` when it was paid before. */
  closeCheckout(id: string): Promise<'closed' | 'paid'>
  /** The URL of the page with invoices, card and plan; with a change, of the page that confirms exactly this one. */
  createPortal(customerId: string, returnUrl: string, change?: PlanChange): Promise<string>
  /** Every subscription that the customer ever had; none for an unknown customer. */
  listSubscriptions(customerId: string): Promise<ProviderSubscription[]>
  /** What this plan costs who pays for none yet. */
  priceNew(plan: PaidPlan): Promise<PlanPrice>
  /** What a change costs, reckoned for this moment (in whole seconds): the sum is that of the invoice. */
  priceChange(change: PlanChange, at: Date): Promise<PlanPrice>
  /**
   * Changes plan or interval (`changeSteps`): a larger plan holds at once and the difference for the rest of the paid
   * period is collected; a smaller one and another interval follow that period and take a cancellation back. What was
   * to follow before is forgotten. Throws `PaymentDeclined` when the difference could not be collected.
   */
  changePlan(subscriptionId: string, plan: PaidPlan, intent: ChangeIntent): Promise<void>
  /**
   * The same for a change with a difference. Answers the page where exactly this sum is paid, and the change holds when
   * it is; null when it has been collected already.
   */
  payChange(change: PaidChange): Promise<string | null>
  /** What the customer has paid since then, the newest first. */
  listInvoices(customerId: string, since: Date): Promise<ProviderInvoice[]>
  /** The present plan goes on: forgets the one that was to follow. */
  keepPlan(subscriptionId: string): Promise<void>
  /** Ends it with the paid period and forgets the plan that was to follow, or takes that back. */
  setCancellation(subscriptionId: string, cancellation: Cancellation): Promise<void>
  /** Ends it at once; no error when it has ended. */
  endSubscription(subscriptionId: string): Promise<void>
  /** The subscription whose latest payment this charge was, if the charge is refunded in full. */
  findRefundedSubscription(chargeId: string): Promise<string | undefined>
  /** What the charge of a lost dispute had paid. */
  findDisputed(chargeId: string): Promise<{ customerId: string; subscriptionId: string } | undefined>
  /** Verifies signature and time, then reads. Throws `BadSignature`. */
  readEvent(body: Buffer, signature: string | undefined): PaymentEvent
  /** Creates the products and prices that are missing; lines for the operator. Repeatable. */
  syncCatalog(): Promise<string[]>
}

/** The provider cannot be reached, or refuses us: nothing has been changed as far as we know. */
export class PaymentsUnreachable extends Error {}
/** The customer's bank refused the payment. */
export class PaymentDeclined extends Error {}
/** A message that is not the provider's, or older than five minutes. */
export class BadSignature extends Error {}

/** Events that change what an account may do; all others are ignored. */
export const KNOWN_EVENTS: ReadonlySet<string> = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
  'charge.dispute.closed',
])

/** How old a signed event may be, in seconds. */
export const SIGNATURE_TOLERANCE_S = 300
