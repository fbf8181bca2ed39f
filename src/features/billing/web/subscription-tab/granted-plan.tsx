import { longDate } from '#shared/long-date.ts'
import { PAGES } from '#shared/page-paths.ts'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { ButtonRouterLink } from '#ui/button/button-router-link.tsx'
import { isOwnTierOffered } from '../../plan-case.rules.ts'
import { type PaidTier, PLANS } from '../../plans.ts'
import { planChangeTexts } from '../../plan-change.texts.ts'
import { subscriptionTabTexts as texts } from '../../subscription-tab.texts.ts'
import { Facts, factsOfUse, PlanName, type PlanStateProps } from './plan-parts.tsx'
import styles from './subscription-tab.module.css'

/** A plan that the operator gave: nobody pays for it; with an end it can be bought itself (3-decisions §4). */
export function GrantedPlan(props: PlanStateProps) {
  const { plan, use, onSeePlans } = props
  const { tier, subscriptionEndsAt: end } = plan.status
  return (
    <>
      {end && (
        <Alert
          tone="warning"
          className={styles.warning}
          action={
            <Button variant="secondary" size="sm" onClick={onSeePlans}>
              {texts.seePlans}
            </Button>
          }
        >
          {texts.willCancel(longDate(end))}
        </Alert>
      )}
      <div>
        <PlanName plan={plan} />
        <p className={styles.note}>{end ? texts.grantedNote : texts.grantedForever}</p>
        <Facts facts={[[texts.facts.ends, end && longDate(end)], ...factsOfUse(plan, use)]} />
      </div>
      <div className={styles.actions}>
        {isOwnTierOffered(plan) && tier !== 'trial' ? (
          <HireOwn {...props} tier={tier} />
        ) : (
          <ButtonRouterLink wide to={PAGES.support}>
            {texts.writeToSupport}
          </ButtonRouterLink>
        )}
      </div>
    </>
  )
}

function HireOwn({ change, interval, tier }: PlanStateProps & { tier: PaidTier }) {
  return (
    <Button
      wide
      busy={change.reckoning?.tier === tier}
      busyLabel={planChangeTexts.reckoning}
      onClick={() => change.open({ tier, interval })}
    >
      {texts.hireOwn(PLANS[tier].name)}
    </Button>
  )
}
