import { useQuery } from '@tanstack/react-query'
import { longDate } from '#shared/long-date.ts'
import { Alert } from '#ui/alert/alert.tsx'
import { Card } from '#ui/card/card.tsx'
import { planChangeTexts } from '../../plan-change.texts.ts'
import { priceOf } from '../../plans.ts'
import { subscriptionTabTexts as texts } from '../../subscription-tab.texts.ts'
import { Invoices } from '../change/invoices.tsx'
import { ownPlan } from '../subscription.queries.ts'
import { Facts, factsOfUse, PlanName } from './plan-parts.tsx'
import type { PlanUse } from './plan-use.ts'
import styles from './subscription-tab.module.css'

/** The plan as a partner reads it, with its invoices: the owner changes it (4-beyond §10, EVERY-DAY §7). */
export function PartnerPlan({ use }: { use: PlanUse }) {
  const { data: plan } = useQuery(ownPlan)
  const { tier, billingInterval, currentPeriodEnd: end } = plan?.current ?? {}
  const price = tier && tier !== 'trial' && billingInterval ? priceOf(tier, billingInterval) : null
  return (
    <>
      <Card className={styles.state}>
        <div>
          {plan ? <PlanName plan={plan} /> : <h2 className={styles.name}>{texts.ownPlan}</h2>}
          {plan && (
            <Facts
              facts={[
                [texts.facts.billing, billingInterval ? texts.interval[billingInterval] : null],
                [texts.facts.renewal, end && price !== null ? texts.renewsOn(longDate(end), price) : null],
                ...factsOfUse(plan, use),
              ]}
            />
          )}
        </div>
        <Alert className={styles.warning}>
          <b>{planChangeTexts.partner(use.ownerName ?? planChangeTexts.theOwner)}</b> {planChangeTexts.partnerReads}
        </Alert>
      </Card>
      {plan && <Invoices isPaid={plan.current.isPaid} />}
    </>
  )
}
