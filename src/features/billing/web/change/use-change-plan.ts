import { useQueryClient } from '@tanstack/react-query'
import { useContext, useEffect, useState } from 'react'
import { dayOfYear } from '#shared/long-date.ts'
import { ApiError, failureText } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { toast } from '#ui/toast/toast.ts'
import { createCheckout } from '../../billing.contract.ts'
import type { ChosenPlan } from '../../chosen-plan.rules.ts'
import type { OwnPlan } from '../../plan-case.rules.ts'
import { changePlan, type PlanPreview, previewPlan } from '../../plan-change.contract.ts'
import { planChangeTexts as texts } from '../../plan-change.texts.ts'
import { PLANS } from '../../plans.ts'
import { subscriptionTabTexts } from '../../subscription-tab.texts.ts'
import { ownPlan } from '../subscription.queries.ts'
import { FocusPlanContext } from '../focus-plan.ts'
import { useReloadPlan } from '../use-reload-plan.ts'
import { CANCEL_URL, SUCCESS_URL } from '../use-provider-page.ts'
import { changeKind, type Target } from './change-kind.rules.ts'

const TOAST = 'change-plan'

type Shown = {
  target: Target
  preview: PlanPreview
  /** The sum that was agreed to and no longer holds. */
  before: number | null
}
export type SlipFailure = 'cannot-pay' | string

const ask = ({ tier: plan, interval }: Target) => call(previewPlan, { query: { plan, interval } })
const isCode = (error: unknown, code: string): boolean => error instanceof ApiError && error.code === code
/** The same sums, so that nobody is asked what they have agreed to already. */
const isSameSum = (a: PlanPreview, b: PlanPreview): boolean =>
  a.today === b.today && a.then === b.then && a.from === b.from && a.resumes === b.resumes

/**
 * A change of plan from its button to the end: the slip, the answer to it, and what is paid on the provider's page
 * (EVERY-DAY §7). A sum that has changed meanwhile is asked again. `onPlan` hears which plan was pressed.
 */
export function useChangePlan(plan: OwnPlan, onPlan: (plan: ChosenPlan) => void) {
  const queryClient = useQueryClient()
  const reloadPlan = useReloadPlan()
  const { onNextPlan } = useContext(FocusPlanContext)
  const [reckoning, setReckoning] = useState<Target | null>(null)
  const [shown, setShown] = useState<Shown | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<SlipFailure | null>(null)

  useEffect(() => {
    // The browser's Back button may show the page as it was left, with its busy button.
    const onShow = (event: PageTransitionEvent) => event.persisted && setBusy(false)
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])

  const open = async (target: Target) => {
    if (reckoning) return
    onPlan(target)
    setReckoning(target)
    try {
      const preview = await ask(target)
      setShown({ target, preview, before: null })
      setFailure(null)
      setOpen(true)
    } catch (error) {
      toast.error(failureText(error, subscriptionTabTexts.requestFailed), { id: TOAST })
      await reloadAfter(error)
    }
    setReckoning(null)
  }

  /** A conflict means that the plan is another one than the screen shows. */
  async function reloadAfter(error: unknown): Promise<void> {
    if (error instanceof ApiError && error.status === 409)
      await queryClient.invalidateQueries({ queryKey: ownPlan.queryKey })
  }

  /** The page where it is paid; null: the change is made. */
  async function send({ target, preview }: Shown): Promise<string | null> {
    const { tier, interval } = target
    if (changeKind(plan, target) === 'hire') {
      const body = { planTier: tier, billingInterval: interval, successUrl: SUCCESS_URL, cancelUrl: CANCEL_URL }
      return (await call(createCheckout, { body })).url
    }
    try {
      return (await call(changePlan, { body: { planName: tier, interval, hash: preview.hash } })).url
    } catch (error) {
      if (!isCode(error, 'amount_changed')) throw error
      const again = await ask(target)
      if (isSameSum(preview, again))
        return (await call(changePlan, { body: { planName: tier, interval, hash: again.hash } })).url
      setShown({ target, preview: again, before: preview.today })
      throw error
    }
  }

  const agree = async () => {
    if (!shown || isBusy) return
    setBusy(true)
    setFailure(null)
    try {
      const url = await send(shown)
      // The page goes, and its button stays busy until then.
      if (url !== null) return window.location.assign(url)
      setOpen(false)
      onNextPlan()
      tell(plan, shown)
      await reloadPlan()
    } catch (error) {
      if (!isCode(error, 'amount_changed')) {
        const isAway = isCode(error, 'payments_unavailable')
        setFailure(isAway ? 'cannot-pay' : failureText(error, subscriptionTabTexts.requestFailed))
        await reloadAfter(error)
      }
    }
    setBusy(false)
  }

  return {
    /** The plan whose slip is being reckoned. */
    reckoning,
    open: (target: Target) => void open(target),
    slip: shown,
    isOpen,
    isBusy,
    failure,
    agree: () => void agree(),
    close: () => setOpen(false),
  }
}
export type ChangePlan = ReturnType<typeof useChangePlan>

/** What has been done, in words. */
function tell(plan: OwnPlan, { target, preview }: Shown): void {
  const { name } = PLANS[target.tier]
  const kind = changeKind(plan, target)
  if (kind === 'up') return void toast.success(texts.done, { id: TOAST, detail: texts.fromToday(name) })
  const what = kind === 'interval' ? texts[target.interval] : name
  toast.success(texts.planned(dayOfYear(preview.from), what), { id: TOAST, detail: texts.mailed })
}
