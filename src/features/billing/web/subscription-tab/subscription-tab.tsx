import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/csr/EnvelopeSimple'
import { PauseIcon } from '@phosphor-icons/react/dist/csr/Pause'
import { ShieldCheckIcon } from '@phosphor-icons/react/dist/csr/ShieldCheck'
import { useQuery } from '@tanstack/react-query'
import { useContext, useEffect, useRef, useState } from 'react'
import { Alert } from '#ui/alert/alert.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { Card } from '#ui/card/card.tsx'
import { LoadFailure } from '#ui/load-failure/load-failure.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { toast } from '#ui/toast/toast.ts'
import { useUser } from '#features/identity/web/index.ts'
import { type OwnPlan, planCase } from '../../plan-case.rules.ts'
import type { BillingInterval } from '../../plans.ts'
import { confirmationTexts, subscriptionTabTexts as texts } from '../../subscription-tab.texts.ts'
import { ChangePlanDialog } from '../change/change-plan.tsx'
import { Invoices } from '../change/invoices.tsx'
import { useChangePlan } from '../change/use-change-plan.ts'
import { ConfirmingPayment } from '../confirmation/confirming-payment.tsx'
import { PaymentConfirmationContext } from '../confirmation/payment-confirmation.ts'
import { ownPlan } from '../subscription.queries.ts'
import { useProviderPage } from '../use-provider-page.ts'
import { FocusPlanContext, useFocusPlan } from '../focus-plan.ts'
import { PartnerPlan } from './partner-plan.tsx'
import { PlanCards } from './plan-cards.tsx'
import { PlanState } from './plan-state.tsx'
import type { PlanUse } from './plan-use.ts'
import styles from './subscription-tab.module.css'
import { useChosenPlan } from './use-chosen-plan.ts'

/** 'Suscripción': the present plan in all its states, and the plans on offer (S2 §2, 3-decisions §4, TRUST §2). */
export function SubscriptionTab(use: PlanUse) {
  const { role, partner } = useUser()
  const confirmation = useContext(PaymentConfirmationContext)
  const focusPlan = useFocusPlan(confirmation.isJustPaid)
  const isConfirming = confirmation.kind === 'checkout'
  const isChanged = confirmation.kind === 'change' && confirmation.isJustPaid
  useEffect(() => {
    if (isConfirming || isChanged) focusPlan.onNextPlan()
  }, [isConfirming, isChanged, focusPlan])
  const isOver = confirmation.kind === null && confirmation.isJustPaid
  useEffect(() => {
    if (isOver) focusPlan.onShownPlan()
  }, [isOver, focusPlan])
  if (role === 'admin') return <AdminNote />
  if (partner) return <PartnerPlan use={use} />
  if (isConfirming) return <ConfirmingPayment {...confirmation} />
  return (
    <FocusPlanContext value={focusPlan}>
      <LoadedPlan use={use} />
    </FocusPlanContext>
  )
}

function LoadedPlan({ use }: { use: PlanUse }) {
  const { data: plan, error, isFetching, refetch } = useQuery(ownPlan)
  const hasFailed = !plan && error !== null && !isFetching
  useEffect(() => {
    if (hasFailed) toast.error(texts.loadFailed, { id: 'subscription' })
  }, [hasFailed])
  if (plan) return <Plan plan={plan} use={use} />
  if (hasFailed) {
    const failed = { error, onRetry: () => void refetch() }
    return (
      <Card>
        <LoadFailure title={texts.notVisible} reassurance={texts.planUnchanged} {...failed} />
      </Card>
    )
  }
  return (
    <SkeletonGroup className={styles.loading}>
      <Skeleton height={200} radius={16} />
      <Skeleton height={360} radius={16} />
    </SkeletonGroup>
  )
}

function Plan({ plan, use }: { plan: OwnPlan; use: PlanUse }) {
  const { kind } = useContext(PaymentConfirmationContext)
  const { chosen, onPressed } = useChosenPlan(plan)
  const provider = useProviderPage()
  const change = useChangePlan(plan, onPressed)
  const [interval, setInterval] = useState<BillingInterval>(
    chosen?.interval ?? plan.current.billingInterval ?? 'yearly',
  )
  const plans = useRef<HTMLHeadingElement>(null)
  const which = planCase(plan)
  const shown = { plan, use, provider, change, interval }
  return (
    <>
      {kind === 'overdue' && (
        <Alert live className={styles.above}>
          {confirmationTexts.confirming}
        </Alert>
      )}
      <PlanState key={which} {...shown} onSeePlans={() => plans.current?.focus()} />
      {which === 'past_due' ? (
        <IfNotPaid days={plan.current.menuDaysAfterEnd} />
      ) : (
        <PlanCards {...shown} onInterval={setInterval} heading={plans} chosen={chosen?.tier} />
      )}
      <Invoices isPaid={plan.current.isPaid} />
      <ChangePlanDialog plan={plan} change={change} />
    </>
  )
}

/** A mail, a pause, and that nothing is lost: one for each line. */
const LINE_ICONS = [EnvelopeSimpleIcon, PauseIcon, ShieldCheckIcon]

function IfNotPaid({ days }: { days: number }) {
  return (
    <>
      <h2 className={styles.below}>{texts.ifNotPaid}</h2>
      <Card>
        <ul className={styles.lines}>
          {texts.ifNotPaidLines(days).map((line, at) => {
            const Icon = LINE_ICONS[at] ?? PauseIcon
            return (
              <li key={line}>
                <Icon size={20} weight={Icon === PauseIcon ? 'fill' : 'regular'} aria-hidden="true" />
                {line}
              </li>
            )
          })}
        </ul>
      </Card>
    </>
  )
}

function AdminNote() {
  return (
    <Card>
      <div className={styles.nameRow}>
        <h2 className={styles.name}>{texts.adminTitle}</h2>
        <Badge tone="ok">{texts.adminBadge}</Badge>
      </div>
      <p className={styles.note}>{texts.adminText}</p>
    </Card>
  )
}
