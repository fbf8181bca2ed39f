import type { CSSProperties } from 'react'
import { longDate, shortTime } from '#shared/long-date.ts'
import cake from '#ui/assets/dishes/tartaqueso.svg?no-inline'
import { latestVisibility } from '../../banner.rules.ts'
import type { PlanStatus } from '../../billing.contract.ts'
import { visibilityAt } from '../../menu-visibility.rules.ts'
import { PLANS, TRIAL_DAYS } from '../../plans.ts'
import { subscriptionTabTexts as texts } from '../../subscription-tab.texts.ts'
import { type Fact, Facts, PlanName, type PlanStateProps } from './plan-parts.tsx'
import styles from './subscription-tab.module.css'

/** A running trial: how many days are left, and that nothing will be charged. */
export function Trial({ plan }: PlanStateProps) {
  const { daysRemaining, trialEndsAt } = plan.status
  const used = Math.max(0, TRIAL_DAYS - daysRemaining)
  const bread = { '--used': `${Math.round((used * 100) / TRIAL_DAYS)}%` } as CSSProperties
  return (
    <>
      <div>
        <PlanName plan={plan} />
        <p className={`num ${styles.days}`}>
          <b>{daysRemaining}</b>
          <span>{texts.daysLeft(daysRemaining)}</span>
        </p>
        <div className={styles.bread} role="img" aria-label={texts.daysUsed(used, TRIAL_DAYS)}>
          <i style={bread} />
        </div>
        {trialEndsAt && <p className={styles.note}>{trialEnd(new Date(trialEndsAt), daysRemaining)}</p>}
      </div>
      <img className={styles.dish} src={cake} alt="" width={170} height={170} />
    </>
  )
}

/** On the last day it names the time. */
function trialEnd(end: Date, daysRemaining: number): string {
  if (daysRemaining > 1) return texts.endsOn(longDate(end))
  const day = end.getDate() === new Date().getDate() ? texts.today : texts.tomorrow
  return texts.endsSoon(day, longDate(end), shortTime(end))
}

/** 'Sin Plan Activo': what has ended, until when the menu can be read, and what still works. */
export function EndedPlan({ plan, use }: PlanStateProps) {
  const until = latestVisibility(use.restaurants.map(one => one.menuVisibleUntil))
  const isHidden = until !== null && !visibilityAt(new Date(until), new Date()).isVisible
  const facts: Fact[] = isHidden
    ? [[texts.facts.onHiring, texts.visibleAtOnce]]
    : [[texts.facts.visibleUntil, until && longDate(until)]]
  return (
    <div>
      <PlanName plan={plan} />
      <p className={styles.note}>{isHidden ? texts.menuGone(longDate(until)) : whatEnded(plan.status)}</p>
      <Facts facts={[...facts, [texts.facts.youCan, texts.youCan], [texts.facts.paused, texts.paused]]} />
    </div>
  )
}

function whatEnded({ tier, isTrialExpired, trialEndsAt, subscriptionEndsAt }: PlanStatus): string {
  if (isTrialExpired && trialEndsAt) return texts.trialEndedOn(TRIAL_DAYS, longDate(trialEndsAt))
  return subscriptionEndsAt ? texts.endedOn(PLANS[tier].name, longDate(subscriptionEndsAt)) : texts.endedSometime
}
