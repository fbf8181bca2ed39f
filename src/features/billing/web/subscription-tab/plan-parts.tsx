import { type ReactNode, useContext } from 'react'
import { Badge, type BadgeTone } from '#ui/badge/badge.tsx'
import { type OwnPlan, type PlanCase, planCase } from '../../plan-case.rules.ts'
import { type BillingInterval, PLANS } from '../../plans.ts'
import { subscriptionTabTexts as texts } from '../../subscription-tab.texts.ts'
import type { ChangePlan } from '../change/use-change-plan.ts'
import type { ProviderPage } from '../use-provider-page.ts'
import { FocusPlanContext } from '../focus-plan.ts'
import type { PlanUse } from './plan-use.ts'
import styles from './subscription-tab.module.css'

const TONES: Record<PlanCase, BadgeTone> = {
  trial: 'wait',
  active: 'ok',
  granted: 'ok',
  cancelling: 'wait',
  past_due: 'bad',
  ended: 'bad',
}

export type PlanStateProps = {
  plan: OwnPlan
  use: PlanUse
  provider: ProviderPage
  /** Each change of plan, with its slip. */
  change: ChangePlan
  /** The chosen way to pay. */
  interval: BillingInterval
  /** Leads to the plans on offer. */
  onSeePlans: () => void
}

/** Name of the plan and the badge of its state; the focus goes to the name after a change (TRUST §5). */
export function PlanName({ plan }: { plan: OwnPlan }) {
  const which = planCase(plan)
  const { nameRef } = useContext(FocusPlanContext)
  return (
    <div className={styles.nameRow}>
      {which !== 'trial' && which !== 'ended' && (
        <h2 className={styles.name} tabIndex={-1} ref={nameRef}>
          {PLANS[plan.status.tier].name}
        </h2>
      )}
      <Badge tone={TONES[which]}>{texts.badges[which]}</Badge>
    </div>
  )
}

export type Fact = readonly [name: string, value: ReactNode]

/** Facts of a plan, as pairs of a name and a value; those without a value are left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={`num ${styles.facts}`}>
      {facts.map(
        ([name, value]) =>
          value !== null && (
            <div key={name} className={styles.fact}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** How much of the plan is used; people only where the plan has a team. */
export function factsOfUse({ status: { limits } }: OwnPlan, { restaurants, people }: PlanUse): Fact[] {
  const hasTeam = people !== null && limits.users > 1
  return [
    [texts.facts.restaurants, texts.usedOf(restaurants.length, limits.restaurants)],
    [texts.facts.people, hasTeam ? texts.usedOf(people, limits.users) : null],
  ]
}
