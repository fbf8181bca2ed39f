import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { PAGES } from '#shared/page-paths.ts'
import type { User } from '#features/identity/identity.contract.ts'
import { useCurrentUser } from '#features/identity/web/index.ts'
import { toast } from '#ui/toast/toast.ts'
import { shellTexts as texts } from '../shell.texts.ts'

const ASK_EVERY_MS = 3000
const ASK_FOR_MS = 30_000
const TOAST = 'subscription-return'

const isPaid = (user: User | null): boolean => user?.subscription?.status === 'active'

/**
 * The return from a payment: `?subscription=success|canceled` leads to the subscription tab. After `success` it hides
 * the banner and asks for up to 30 s whether the payment has arrived; the URL alone grants nothing (S2 §2, 3-decisions
 * §4). Answers whether the banner is hidden.
 */
export function useSubscriptionReturn(): boolean {
  const { reloadUser } = useCurrentUser()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [askUntil, setAskUntil] = useState<number | null>(null)
  const result = search.get('subscription')

  useEffect(() => {
    if (result !== 'success' && result !== 'canceled') return
    if (result === 'success') setAskUntil(Date.now() + ASK_FOR_MS)
    else toast.info(texts.paymentCanceled, { id: TOAST })
    void navigate(PAGES.plans, { replace: true })
  }, [result, navigate])

  useEffect(() => {
    if (!askUntil) return
    toast.info(texts.confirmingPayment, { id: TOAST, persistent: true })
    let timer = 0
    const ask = async () => {
      const user = await reloadUser().catch(() => null)
      if (isPaid(user)) {
        toast.success(texts.subscriptionActive, { id: TOAST })
        setAskUntil(null)
      } else if (Date.now() > askUntil) {
        toast.close(TOAST)
        setAskUntil(null)
      } else timer = window.setTimeout(() => void ask(), ASK_EVERY_MS)
    }
    void ask()
    return () => clearTimeout(timer)
  }, [askUntil, reloadUser])

  return askUntil !== null || result === 'success'
}
