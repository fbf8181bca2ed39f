import { anyone, bind } from '#platform/http/bind.ts'
import type { Router } from '#platform/http/router.ts'
import type { Platform } from '#platform/platform.ts'
import { type Actor, requireActor } from '#features/identity/server/index.ts'
import * as contract from '../billing.contract.ts'
import { PLAN_CHANGES, PROVIDER_PAGES, PROVIDER_READS } from '../billing.limits.ts'
import * as changes from '../plan-change.contract.ts'
import { changePlanTo } from './change/change-plan.service.ts'
import { invoicesOf } from './change/invoices.service.ts'
import { previewChange } from './change/preview.service.ts'
import { openCheckout } from './checkout/checkout.service.ts'
import { cancelAtPeriodEnd, keepPlan, openPortal, resume } from './manage-subscription.service.ts'
import { accountAccess, payerAccess } from './plan-access.ts'
import { presentCurrent, presentStatus } from './subscription.presenter.ts'
import { registerTestPages } from './dev-payments/test-pages.routes.ts'
import { addWebhookMetrics } from './webhook/webhook-metrics.ts'
import { receiveEvent } from './webhook/webhook.service.ts'

type ByActor = { actor: Actor }

const ofAccount = {
  actor: requireActor,
  access: (platform: Platform, { actor }: ByActor) => accountAccess(platform, actor),
}
const ofPayer = {
  actor: requireActor,
  access: (platform: Platform, { actor }: ByActor) => payerAccess(platform, actor),
}
const ofChange = {
  ...ofPayer,
  limit: ({ limits }: Platform, { actor }: ByActor) => limits.consume(PLAN_CHANGES, actor.userId),
}
const ofReading = {
  ...ofAccount,
  limit: ({ limits }: Platform, { actor }: ByActor) => limits.consume(PROVIDER_READS, actor.userId),
}
const ofProvider = {
  ...ofPayer,
  limit: ({ limits }: Platform, { actor }: ByActor) => limits.consume(PROVIDER_PAGES, actor.userId),
}

export function registerBillingRoutes(router: Router): void {
  bind(router, contract.getPlanStatus, {
    ...ofAccount,
    handle: (platform, { access }) => presentStatus(platform.db, access, platform.clock.now()),
  })
  bind(router, contract.getCurrentSubscription, {
    ...ofAccount,
    handle: (platform, { access }) => presentCurrent(platform, access),
  })
  bind(router, contract.cancelSubscription, {
    ...ofChange,
    handle: (platform, { access, body }) => cancelAtPeriodEnd(platform, access, body.reason),
  })
  bind(router, contract.resumeSubscription, {
    ...ofChange,
    handle: (platform, { access }) => resume(platform, access),
  })
  bind(router, changes.previewPlan, {
    ...ofReading,
    handle: (platform, { access, query }) => previewChange(platform, access, query),
  })
  bind(router, changes.changePlan, {
    ...ofChange,
    handle: (platform, { access, body }) => changePlanTo(platform, access, body),
  })
  bind(router, changes.listInvoices, { ...ofReading, handle: (platform, { access }) => invoicesOf(platform, access) })
  bind(router, contract.keepPlan, {
    ...ofChange,
    handle: (platform, { access }) => keepPlan(platform, access),
  })
  registerPaymentRoutes(router)
  registerTestPages(router)
}

/** The pages of the provider, and its webhook. */
function registerPaymentRoutes(router: Router): void {
  bind(router, contract.createCheckout, { ...ofProvider, handle: openCheckout })
  bind(router, contract.createPortal, {
    ...ofProvider,
    handle: (platform, { access, body }) => openPortal(platform, access, body),
  })
  const webhooks = addWebhookMetrics(router.platform)
  bind(router, contract.paymentWebhook, {
    actor: anyone,
    handle: async (platform, { rawBody, request }) => {
      const signature = request.headers['stripe-signature']?.toString()
      const result = await receiveEvent(platform, rawBody, signature).catch((error: unknown) => {
        webhooks.inc({ result: 'refused' })
        throw error
      })
      webhooks.inc({ result })
      return null
    },
  })
}
