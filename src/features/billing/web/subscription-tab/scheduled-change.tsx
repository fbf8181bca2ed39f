import { CalendarDotsIcon } from '@phosphor-icons/react/dist/csr/CalendarDots'
import { useContext, useState } from 'react'
import { dayOfYear, longDate } from '#shared/long-date.ts'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { failureText } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { toast } from '#ui/toast/toast.ts'
import { type CurrentSubscription, keepPlan } from '../../billing.contract.ts'
import type { OwnPlan } from '../../plan-case.rules.ts'
import { PLANS, priceOf } from '../../plans.ts'
import { subscriptionTabTexts as texts } from '../../subscription-tab.texts.ts'
import { useReloadPlan } from '../use-reload-plan.ts'
import { FocusPlanContext } from '../focus-plan.ts'
import styles from './subscription-tab.module.css'

type ScheduledChangeProps = { plan: OwnPlan; change: NonNullable<CurrentSubscription['scheduledChange']> }

/** What follows the paid period, and the button that takes it back (3-decisions §4). */
export function ScheduledChange({ plan, change: { plan: tier, interval, from } }: ScheduledChangeProps) {
  const next = texts.planOf(PLANS[tier].name, interval)
  return (
    <Alert tone="warning" icon={<CalendarDotsIcon size={20} aria-hidden="true" />} className={styles.warning}>
      <b>{texts.willChange(dayOfYear(from), next, texts.priceOf(priceOf(tier, interval), interval))}</b>
      <br />
      <span>{texts.untilChange}</span>
      <UndoChange plan={plan} />
    </Alert>
  )
}

function UndoChange({ plan: { current } }: { plan: OwnPlan }) {
  const { tier: present, billingInterval, currentPeriodEnd: end } = current
  const reloadPlan = useReloadPlan()
  const { onNextPlan } = useContext(FocusPlanContext)
  const [isBusy, setBusy] = useState(false)
  const undo = async () => {
    setBusy(true)
    try {
      await call(keepPlan, {})
      onNextPlan()
      if (present !== 'trial' && billingInterval) {
        const renewal = end && texts.renewsOn(longDate(end), priceOf(present, billingInterval))
        const detail = renewal ? { detail: texts.renews(renewal) } : {}
        const name = texts.planOf(PLANS[present].name, billingInterval)
        toast.success(texts.changeUndone(name), { id: 'keep-plan', ...detail })
      }
      await reloadPlan()
    } catch (error) {
      toast.error(failureText(error, texts.requestFailed), { id: 'keep-plan' })
    }
    setBusy(false)
  }
  return (
    <Button
      variant="secondary"
      className={styles.undo}
      busy={isBusy}
      busyLabel={texts.undoingChange}
      onClick={() => void undo()}
    >
      {texts.undoChange}
    </Button>
  )
}
