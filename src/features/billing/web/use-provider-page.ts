import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { PAGES } from '#shared/page-paths.ts'
import { ApiError, failureText } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { toast } from '#ui/toast/toast.ts'
import { createPortal } from '../billing.contract.ts'
import { subscriptionTabTexts as texts } from '../subscription-tab.texts.ts'
import { ownPlan } from './subscription.queries.ts'

const TOAST = 'provider-page'
/** Where the page of a first payment leads. */
export const SUCCESS_URL = `${PAGES.plans}&subscription=success`
export const CANCEL_URL = `${PAGES.plans}&subscription=canceled`
const AFTER_PORTAL_URL = `${PAGES.plans}&returned=portal`
/** After the portal of a plan whose payment is due, the tab asks whether it has been paid. */
const AFTER_PAYMENT_URL = `${PAGES.plans}&returned=payment`

/** Leads to the payment provider's portal (S2 §2); on a failure the screen stays and says why. */
export function useProviderPage() {
  const queryClient = useQueryClient()
  const [isOpening, setOpening] = useState(false)

  useEffect(() => {
    // The browser's Back button may show the page as it was left, with its busy button.
    const onShow = (event: PageTransitionEvent) => event.persisted && setOpening(false)
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])

  const open = async (returnUrl: string) => {
    if (isOpening) return
    setOpening(true)
    try {
      const { url } = await call(createPortal, { body: { returnUrl } })
      window.location.assign(url)
    } catch (error) {
      toast.error(failureText(error, texts.portalFailed), { id: TOAST })
      // A conflict means that the plan is another one than the screen shows.
      if (error instanceof ApiError && error.status === 409)
        await queryClient.invalidateQueries({ queryKey: ownPlan.queryKey })
      setOpening(false)
    }
  }
  return {
    isOpening,
    openPortal: (isPaymentDue = false) => void open(isPaymentDue ? AFTER_PAYMENT_URL : AFTER_PORTAL_URL),
  }
}
export type ProviderPage = ReturnType<typeof useProviderPage>
