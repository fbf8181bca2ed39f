import { useContext, useState } from 'react'
import { longDate } from '#shared/long-date.ts'
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx'
import { Button } from '#ui/button/button.tsx'
import { failureText } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { TextArea } from '#ui/field/text-area.tsx'
import { toast } from '#ui/toast/toast.ts'
import { useUnsaved } from '#ui/unsaved/unsaved.ts'
import { cancelSubscription } from '../../billing.contract.ts'
import { CANCEL_REASON_MAX } from '../../billing.limits.ts'
import type { OwnPlan } from '../../plan-case.rules.ts'
import { PLANS } from '../../plans.ts'
import { subscriptionTabTexts } from '../../subscription-tab.texts.ts'
import { useReloadPlan } from '../use-reload-plan.ts'
import { FocusPlanContext } from '../focus-plan.ts'
import styles from './subscription-tab.module.css'

const texts = subscriptionTabTexts.cancel
const TOAST = 'cancel'

/** Cancels at the end of the paid period, after a question with an optional reason (3-decisions §4). */
export function CancelSubscription({ plan }: { plan: OwnPlan }) {
  const reloadPlan = useReloadPlan()
  const { onNextPlan } = useContext(FocusPlanContext)
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [reason, setReason] = useState('')
  useUnsaved(isOpen && reason.trim() !== '')
  const name = PLANS[plan.status.tier].name

  const cancel = async () => {
    setBusy(true)
    try {
      const { subscriptionEndsAt } = await call(cancelSubscription, { body: reason.trim() ? { reason } : {} })
      setOpen(false)
      onNextPlan()
      toast.success(texts.done(longDate(subscriptionEndsAt ?? new Date())), { id: TOAST })
      await reloadPlan()
    } catch (error) {
      toast.error(failureText(error, subscriptionTabTexts.requestFailed), { id: TOAST })
    }
    setBusy(false)
  }
  return (
    <>
      <Button wide variant="ghost" onClick={() => setOpen(true)}>
        {texts.action}
      </Button>
      <AlertDialog
        open={isOpen}
        title={texts.action}
        confirmLabel={texts.action}
        cancelLabel={texts.keep(name)}
        busy={isBusy}
        busyLabel={texts.canceling}
        onConfirm={() => void cancel()}
        onCancel={() => setOpen(false)}
      >
        <WhatHappens plan={plan} />
        <TextArea
          label={texts.why}
          optional
          maxLength={CANCEL_REASON_MAX}
          value={reason}
          onChange={event => setReason(event.target.value)}
          hint={
            <span className={styles.count}>
              {texts.whyHint}
              <span className="num">
                {reason.length}/{CANCEL_REASON_MAX}
              </span>
            </span>
          }
        />
      </AlertDialog>
    </>
  )
}

function WhatHappens({ plan: { status, current } }: { plan: OwnPlan }) {
  const { before, after } = texts.text(PLANS[status.tier].name, current.menuDaysAfterEnd)
  return (
    <p className={styles.dialogText}>
      {before}
      <b>{longDate(current.currentPeriodEnd ?? new Date())}</b>
      {after}
    </p>
  )
}
