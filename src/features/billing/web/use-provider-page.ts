import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { PAGES } from '#shared/page-paths.ts'
import { ApiError, failureText } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { toast } from '#ui/toast/toast.ts'
import { createCheckout, createPortal } from '../billing.contract.ts'
import type { ChosenPlan } from '../chosen-plan.rules.ts'
import type { BillingInterval, PaidTier } from '../plans.ts'
import { subscriptionTabTexts as texts } from '../subscription-tab.texts.ts'
import { ownPlan } from './subscription.queries.ts'

const TOAST = 'provider-page'
const SUCCESS_URL = `${PAGES.plans}&subscription=success`
const CANCEL_URL = `${PAGES.plans}&subscription=canceled`
const AFTER_PORTAL_URL = `${PAGES.plans}&returned=portal`
/** After the portal of a plan whose payment is due, the tab asks whether it has been paid. */
const AFTER_PAYMENT_URL = `${PAGES.plans}&returned=payment`

/** The button whose page is being opened. */
export type Opening = PaidTier | 'portal' | null

/**
 * Leads to the payment provider's checkout or portal (S2 §2). One page at a time; on a failure the screen stays and
 * says why. `onPlan` hears which plan was pressed.
 */
export function useProviderPage(onPlan: (plan: ChosenPlan) => void = () => {}) {
  const queryClient = useQueryClient()
  const [opening, setOpening] = useState<Opening>(null)

  useEffect(() => {
    // The browser's Back button may show the page as it was left, with its busy button.
    const onShow = (event: PageTransitionEvent) => event.persisted && setOpening(null)
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])

  const open = async (button: Exclude<Opening, null>, failed: string, ask: () => Promise<{ url: string }>) => {
    if (opening) return
    setOpening(button)
    try {
      const { url } = await ask()
      window.location.assign(url)
    } catch (error) {
      toast.error(failureText(error, failed), { id: TOAST })
      // A conflict means that the plan is another one than the screen shows.
      if (error instanceof ApiError && error.status === 409)
        await queryClient.invalidateQueries({ queryKey: ownPlan.queryKey })
      setOpening(null)
    }
  }
  return {
    opening,
    openCheckout: (planTier: PaidTier, billingInterval: BillingInterval) => {
      onPlan({ tier: planTier, interval: billingInterval })
      void open(planTier, texts.requestFailed, () =>
        call(createCheckout, {
          body: { planTier, billingInterval, successUrl: SUCCESS_URL, cancelUrl: CANCEL_URL },
        }),
      )
    },
    openPortal: (isPaymentDue = false) =>
      void open('portal', texts.portalFailed, () =>
        call(createPortal, { body: { returnUrl: isPaymentDue ? AFTER_PAYMENT_URL : AFTER_PORTAL_URL } }),
      ),
    /** The portal's page that confirms exactly this plan and interval. */
    openChange: (planTier: PaidTier, billingInterval: BillingInterval) => {
      onPlan({ tier: planTier, interval: billingInterval })
      void open(planTier, texts.portalFailed, () =>
        call(createPortal, { body: { returnUrl: AFTER_PORTAL_URL, planTier, billingInterval } }),
      )
    },
  }
}
export type ProviderPage = ReturnType<typeof useProviderPage>
