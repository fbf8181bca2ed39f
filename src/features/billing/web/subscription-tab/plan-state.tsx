import type { ReactNode } from 'react'
import { Card } from '#ui/card/card.tsx'
import { type PlanCase, planCase } from '../../plan-case.rules.ts'
import { GrantedPlan } from './granted-plan.tsx'
import { ActivePlan, CancellingPlan, PastDuePlan } from './paid-plans.tsx'
import type { PlanStateProps } from './plan-parts.tsx'
import styles from './subscription-tab.module.css'
import { EndedPlan, Trial } from './unpaid-plans.tsx'

const STATES: Record<PlanCase, (props: PlanStateProps) => ReactNode> = {
  trial: Trial,
  active: ActivePlan,
  cancelling: CancellingPlan,
  past_due: PastDuePlan,
  granted: GrantedPlan,
  ended: EndedPlan,
}

/** The card of the present plan: its state as a badge, what it means, and the one primary button (TRUST §2). */
export function PlanState(props: PlanStateProps) {
  const State = STATES[planCase(props.plan)]
  return (
    <Card className={styles.state}>
      <State {...props} />
    </Card>
  )
}
