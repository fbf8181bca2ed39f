import { ArrowSquareOutIcon } from '@phosphor-icons/react/dist/csr/ArrowSquareOut'
import { useContext, useState } from 'react'
import { longDate } from '#shared/long-date.ts'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { failureText } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { toast } from '#ui/toast/toast.ts'
import { resumeSubscription } from '../../billing.contract.ts'
import { menuEnd } from '../../billing.rules.ts'
import type { OwnPlan } from '../../plan-case.rules.ts'
import { priceOf } from '../../plans.ts'
import { yearlySaving } from '../../savings.rules.ts'
import { subscriptionTabTexts as texts } from '../../subscription-tab.texts.ts'
import type { ProviderPage } from '../use-provider-page.ts'
import { useReloadPlan } from '../use-reload-plan.ts'
import { ScheduledChange } from './scheduled-change.tsx'
import { CancelSubscription } from './cancel-subscription.tsx'
import { FocusPlanContext } from '../focus-plan.ts'
import { Facts, factsOfUse, PlanName, type PlanStateProps } from './plan-parts.tsx'
import styles from './subscription-tab.module.css'

/** What one period costs, in euros; null where nothing is paid. */
const amountOf = ({ current: { tier, billingInterval } }: OwnPlan): number | null =>
  billingInterval && tier !== 'trial' ? priceOf(tier, billingInterval) : null

/** A paid plan that goes on: when it is renewed and for how much. */
export function ActivePlan({ plan, use, provider, change }: PlanStateProps) {
  const { currentPeriodEnd, scheduledChange } = plan.current
  const amount = amountOf(plan)
  const renewal = currentPeriodEnd && longDate(currentPeriodEnd)
  return (
    <>
      <div>
        {/* Another element with each change that waits or is taken back: a new name takes the focus. */}
        <PlanName key={`${plan.current.tier} ${JSON.stringify(scheduledChange)}`} plan={plan} />
        <Facts
          facts={[
            [texts.facts.billing, <Billing key="billing" plan={plan} change={change} />],
            scheduledChange
              ? [texts.facts.paidUntil, renewal]
              : [texts.facts.renewal, renewal && amount !== null ? texts.renewsOn(renewal, amount) : renewal],
            ...factsOfUse(plan, use),
          ]}
        />
      </div>
      <div className={styles.actions}>
        <Manage provider={provider} />
        <CancelSubscription plan={plan} />
      </div>
      {scheduledChange && <ScheduledChange plan={plan} change={scheduledChange} />}
    </>
  )
}

/** How it is paid, and the way to the other interval of the same plan; none while another change waits. */
function Billing({ plan, change }: Pick<PlanStateProps, 'plan' | 'change'>) {
  const { tier, billingInterval, scheduledChange } = plan.current
  if (!billingInterval || tier === 'trial') return null
  const interval = billingInterval === 'monthly' ? 'yearly' : 'monthly'
  return (
    <>
      {texts.interval[billingInterval]}
      {!scheduledChange && (
        <button
          type="button"
          className={`link ${styles.otherInterval}`}
          onClick={() => change.open({ tier, interval })}
        >
          {interval === 'yearly' ? texts.toYearly(yearlySaving(tier)) : texts.toMonthly}
        </button>
      )}
    </>
  )
}

/** A plan that has been cancelled and runs to its paid end; it can be resumed until then (3-decisions §4). */
export function CancellingPlan({ plan, use, provider }: PlanStateProps) {
  const { billingInterval, subscriptionEndsAt, menuDaysAfterEnd } = plan.current
  return (
    <>
      {subscriptionEndsAt && <CancelWarning end={subscriptionEndsAt} menuDays={menuDaysAfterEnd} />}
      <div>
        <PlanName plan={plan} />
        <Facts
          facts={[
            [texts.facts.billing, billingInterval && texts.intervalPaid[billingInterval]],
            [texts.facts.ends, subscriptionEndsAt && longDate(subscriptionEndsAt)],
            ...factsOfUse(plan, use),
          ]}
        />
      </div>
      <div className={styles.actions}>
        <Resume />
        <Manage provider={provider} variant="secondary" />
      </div>
    </>
  )
}

function CancelWarning({ end, menuDays }: { end: string; menuDays: number }) {
  return (
    <Alert tone="warning" className={styles.warning}>
      <b>{texts.willCancel(longDate(end))}</b>
      <br />
      {texts.afterwards(menuDays, longDate(menuEnd(end, menuDays)))}
    </Alert>
  )
}

/** A payment has failed and the provider tries again; no plans until it is paid (3-decisions §4). */
export function PastDuePlan({ plan, provider }: PlanStateProps) {
  const amount = amountOf(plan)
  return (
    <>
      <div>
        <PlanName plan={plan} />
        <p className={styles.note}>{texts.pastDue(amount === null ? '' : texts.pastDueAmount(amount))}</p>
        <Facts facts={[[texts.facts.amount, amount === null ? null : texts.euros(amount)]]} />
      </div>
      <div className={styles.actions}>
        <Button
          wide
          icon={<ArrowSquareOutIcon size={20} aria-hidden="true" />}
          busy={provider.isOpening}
          busyLabel={texts.openingPortal}
          onClick={() => provider.openPortal(true)}
        >
          {texts.checkPayment}
        </Button>
      </div>
    </>
  )
}

type ManageProps = { provider: ProviderPage; variant?: 'primary' | 'secondary' }

function Manage({ provider, variant = 'primary' }: ManageProps) {
  return (
    <>
      <Button
        wide
        variant={variant}
        icon={<ArrowSquareOutIcon size={20} aria-hidden="true" />}
        busy={provider.isOpening}
        busyLabel={texts.openingPortal}
        onClick={() => provider.openPortal()}
      >
        {texts.manage}
      </Button>
      <small className={styles.manageHint}>{texts.manageHint}</small>
    </>
  )
}

function Resume() {
  const reloadPlan = useReloadPlan()
  const { onNextPlan } = useContext(FocusPlanContext)
  const [isBusy, setBusy] = useState(false)
  const resume = async () => {
    setBusy(true)
    try {
      const { currentPeriodEnd } = await call(resumeSubscription, {})
      onNextPlan()
      toast.success(texts.resumed(longDate(currentPeriodEnd ?? new Date())), { id: 'resume' })
      await reloadPlan()
    } catch (error) {
      toast.error(failureText(error, texts.requestFailed), { id: 'resume' })
    }
    setBusy(false)
  }
  return (
    <Button wide busy={isBusy} busyLabel={texts.resuming} onClick={() => void resume()}>
      {texts.resume}
    </Button>
  )
}
