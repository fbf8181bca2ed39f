import { anyone, bind } from '#platform/http/bind.ts'
import type { Router } from '#platform/http/router.ts'
import { requireActor, type Actor } from '#features/identity/server/index.ts'
import * as contract from '../billing.contract.ts'
import { PROVIDER_PAGES } from '../billing.limits.ts'
import { openCheckout } from './checkout/checkout.service.ts'
import { cancelAtPeriodEnd, changePlanTo, openPortal, resume } from './manage-subscription.service.ts'
import { accountAccess } from './plan-access.ts'
import { presentCurrent, presentStatus } from './subscription.presenter.ts'
import { registerTestPages } from './dev-payments/test-pages.routes.ts'
import { receiveEvent } from './webhook/webhook.service.ts'

export function registerBillingRoutes(router: Router): void {
  const { platform } = router
  const ofAccount = {
    actor: requireActor(platform),
    access: (actor: Actor) => accountAccess(platform, actor),
  }
  bind(router, contract.getPlanStatus, {
    ...ofAccount,
    handle: ({ access }) => presentStatus(platform.db, access, platform.clock.now()),
  })
  bind(router, contract.getCurrentSubscription, {
    ...ofAccount,
    handle: ({ access }) => presentCurrent(platform, access),
  })
  bind(router, contract.cancelSubscription, {
    ...ofAccount,
    handle: ({ access, body }) => cancelAtPeriodEnd(platform, access, body.reason),
  })
  bind(router, contract.resumeSubscription, { ...ofAccount, handle: ({ access }) => resume(platform, access) })
  bind(router, contract.changePlan, {
    ...ofAccount,
    handle: ({ access, body }) => changePlanTo(platform, access, body.planName),
  })
  registerPaymentRoutes(router)
  registerTestPages(router)
}

/** The pages of the provider, and its webhook. */
function registerPaymentRoutes(router: Router): void {
  const { platform } = router
  const ofProvider = {
    actor: requireActor(platform),
    limit: (actor: Actor) => platform.limits.consume(PROVIDER_PAGES, actor.userId),
    access: (actor: Actor) => accountAccess(platform, actor),
  }
  bind(router, contract.createCheckout, { ...ofProvider, handle: call => openCheckout(platform, call) })
  bind(router, contract.createPortal, {
    ...ofProvider,
    handle: ({ access, body }) => openPortal(platform, access, body.returnUrl),
  })
  bind(router, contract.paymentWebhook, {
    actor: anyone,
    handle: async ({ rawBody, request }) => {
      await receiveEvent(platform, rawBody, request.headers['stripe-signature']?.toString())
      return null
    },
  })
}
