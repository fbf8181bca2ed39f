import { useQueryClient } from '@tanstack/react-query'
import { createContext, useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { PAGES } from '#shared/page-paths.ts'
import { useCurrentUser } from '#features/identity/web/index.ts'
import { toast } from '#ui/toast/toast.ts'
import { CONFIRMATION_WAIT_MS } from '../../billing.limits.ts'
import { planChangeTexts as changeTexts } from '../../plan-change.texts.ts'
import { PAID_TIERS, type PaidTier, PLANS } from '../../plans.ts'
import { confirmationTexts as texts } from '../../subscription-tab.texts.ts'
import { isPaymentConfirmed, ownPlan } from '../subscription.queries.ts'
import { usePortalReturn } from './use-portal-return.ts'

const ASK_EVERY_MS = 2000
const TOAST = 'payment-return'
const RESULTS = new Set(['success', 'canceled', 'payment', 'portal', 'change'])

/**
 * `checkout`: a plan was bought. `overdue`: the portal was opened because a payment was due; perhaps nothing was paid.
 * `change`: the difference to another plan; perhaps it was not paid.
 */
type Kind = 'checkout' | 'overdue' | 'change'
type Wait = { kind: Kind; until: number; isLate: boolean; tier?: PaidTier | undefined }

export type PaymentConfirmation = {
  /** The payment that is being confirmed, or null. */
  kind: Kind | null
  /** 30 s have passed without an answer. */
  isLate: boolean
  /** A plan was bought just now; true until the person leaves the tab, which may not be drawn yet. */
  isJustPaid: boolean
  /** Asks for another 30 s. */
  askAgain: () => void
}

/** Provided by the dashboard's shell, so that it goes on asking while the person works on another screen. */
export const PaymentConfirmationContext = createContext<PaymentConfirmation>({
  kind: null,
  isLate: false,
  isJustPaid: false,
  askAgain: () => {},
})

const waitFor = (kind: Kind): Wait => ({ kind, until: Date.now() + CONFIRMATION_WAIT_MS, isLate: false })

/**
 * The return from the payment provider. `?subscription=success|canceled` leads to the subscription tab; after `success`
 * it asks `GET /subscriptions/status` for up to 30 s until the provider has confirmed, because the URL alone grants
 * nothing (S2 §2, 3-decisions §4). `onConfirmed` loads what else depends on the plan.
 */
export function usePaymentReturn(onConfirmed: () => Promise<unknown>): PaymentConfirmation {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const refresh = useRefresh(onConfirmed)
  const [wait, setWait] = useState<Wait | null>(null)
  const [isJustPaid, setJustPaid] = useState(false)
  const { pathname, search: query } = useLocation()
  const result = search.get('subscription') ?? search.get('returned')
  const tier = PAID_TIERS.find(each => each === search.get('plan'))
  usePortalReturn(result === 'portal', refresh)

  useEffect(() => {
    if (!result || !RESULTS.has(result)) return
    if (result === 'canceled') toast.warning(texts.notCompleted, { id: TOAST, detail: texts.notCompletedHint })
    if (result === 'success') setWait(waitFor('checkout'))
    if (result === 'payment') setWait(waitFor('overdue'))
    if (result === 'change') setWait({ ...waitFor('change'), tier })
    void navigate(PAGES.plans, { replace: true })
  }, [result, navigate, tier])

  useEffect(() => {
    if (!wait || wait.isLate) return
    const stop = new AbortController()
    let timer = 0
    const ask = async () => {
      // A failed question is asked again, like one that was answered with "not yet".
      const isConfirmed = await isPaymentConfirmed(stop.signal, wait.tier).catch(() => false)
      if (stop.signal.aborted) return
      if (isConfirmed && wait.kind === 'change') {
        // Before the plan is loaded: its new name gets the focus.
        setJustPaid(true)
        await refresh()
        const detail = changeTexts.fromToday(PLANS[wait.tier ?? 'pro'].name)
        toast.success(changeTexts.done, { id: TOAST, detail })
        setWait(null)
      } else if (isConfirmed) {
        await refresh()
        toast.success(wait.kind === 'checkout' ? texts.activated : texts.paymentReceived, { id: TOAST })
        setJustPaid(wait.kind === 'checkout')
        setWait(null)
      } else if (Date.now() < wait.until) timer = window.setTimeout(() => void ask(), ASK_EVERY_MS)
      else setWait(wait.kind === 'checkout' ? { ...wait, isLate: true } : null)
    }
    void ask()
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [wait, refresh])

  const isElsewhere = !result && pathname + query !== PAGES.plans
  useEffect(() => {
    if (isElsewhere) setJustPaid(false)
  }, [isElsewhere, isJustPaid])

  const askAgain = useCallback(() => setWait(waitFor('checkout')), [])
  // From the first moment on, so that neither the banner nor the plans are seen before the question.
  const kind = wait?.kind ?? (result === 'success' ? 'checkout' : null)
  const isLate = wait?.isLate ?? false
  return useMemo(() => ({ kind, isLate, isJustPaid, askAgain }), [kind, isLate, isJustPaid, askAgain])
}

/** Loads what the plan changes: the user for the banner, the tab, and what `onConfirmed` knows. */
function useRefresh(onConfirmed: () => Promise<unknown>): () => Promise<unknown> {
  const { reloadUser } = useCurrentUser()
  const queryClient = useQueryClient()
  return useCallback(
    () =>
      Promise.allSettled([reloadUser(), queryClient.invalidateQueries({ queryKey: ownPlan.queryKey }), onConfirmed()]),
    [reloadUser, queryClient, onConfirmed],
  )
}
