import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import type { RefObject } from 'react'
import { formatPrice } from '#shared/money.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { isBoughtByCheckout, offeredTiers, type OwnPlan, planCase, recommendedTier } from '../../plan-case.rules.ts'
import { planChangeTexts } from '../../plan-change.texts.ts'
import { type BillingInterval, type PaidTier, PLANS } from '../../plans.ts'
import { averageSavingPercent, centsPerMonth, yearlySaving } from '../../savings.rules.ts'
import { subscriptionTabTexts as texts } from '../../subscription-tab.texts.ts'
import styles from './plan-cards.module.css'
import type { PlanStateProps } from './plan-parts.tsx'

type PlanCardsProps = Omit<PlanStateProps, 'onSeePlans'> & {
  onInterval: (interval: BillingInterval) => void
  heading: RefObject<HTMLHeadingElement | null>
  /** The plan that was chosen among the prices. */
  chosen: PaidTier | undefined
}

/** The plans on offer, monthly or annual; each button leads to its slip (S2 §2, EVERY-DAY §7). */
export function PlanCards({ plan, change, interval, onInterval, heading, chosen }: PlanCardsProps) {
  const tiers = offeredTiers(plan, interval)
  const { reckoning } = change
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title} ref={heading} tabIndex={-1}>
          {titleOf(plan)}
        </h2>
        <IntervalChoice interval={interval} onInterval={onInterval} />
      </div>
      <Card flush className={`num ${styles.cards}`} data-count={tiers.length}>
        {tiers.map(tier => (
          <section
            key={tier}
            className={styles.plan}
            data-tier={tier}
            data-chosen={tier === chosen ? '' : undefined}
            aria-labelledby={`plan-${tier}`}
          >
            <Offer tier={tier} interval={interval} mark={markOf(plan, tier, chosen)} />
            <Button
              wide
              variant={tier === recommendedTier(plan, chosen) ? 'primary' : 'secondary'}
              busy={reckoning?.tier === tier}
              busyLabel={planChangeTexts.reckoning}
              disabled={reckoning !== null && reckoning.tier !== tier}
              onClick={() => change.open({ tier, interval })}
            >
              <ButtonLabel plan={plan} tier={tier} interval={interval} />
            </Button>
          </section>
        ))}
      </Card>
      <p className={styles.fine}>{finePrint(plan)}</p>
    </>
  )
}

type Choice = { interval: BillingInterval; onInterval: (interval: BillingInterval) => void }

/** Annual is chosen at first; it names the average saving of the plans (S2 §2, §9). */
function IntervalChoice({ interval, onInterval }: Choice) {
  const yearly = (
    <>
      {texts.interval.yearly} <span className={styles.saving}>{texts.saving(averageSavingPercent())}</span>
    </>
  )
  return (
    <Segmented
      className={styles.interval}
      label={texts.period}
      value={interval}
      onChange={onInterval}
      options={[
        { value: 'monthly', label: texts.interval.monthly },
        { value: 'yearly', label: yearly },
      ]}
    />
  )
}

type OfferProps = { tier: PaidTier; interval: BillingInterval; mark: string | null }

/** The plan that was chosen among the prices, or the own one in the other interval. */
function markOf({ status, current }: OwnPlan, tier: PaidTier, chosen: PaidTier | undefined): string | null {
  if (tier === chosen) return texts.chosen
  return current.isPaid && status.isActive && tier === status.tier ? texts.own : null
}

function Offer({ tier, interval, mark }: OfferProps) {
  const { name, monthly, annual, content } = PLANS[tier]
  const isYearly = interval === 'yearly'
  return (
    <>
      <div className={styles.nameRow}>
        <h3 className={styles.name} id={`plan-${tier}`}>
          {name}
        </h3>
        {mark !== null && <Badge tone="ok">{mark}</Badge>}
      </div>
      <p className={styles.amount}>
        <b>{isYearly ? annual : monthly}</b> <span>{isYearly ? texts.perYear : texts.perMonth}</span>
      </p>
      {isYearly ? (
        <p className="muted">
          {texts.monthOfYear(formatPrice(centsPerMonth(tier) / 100, 'EUR'))}{' '}
          <strong className={styles.saving}>{texts.youSave(yearlySaving(tier))}</strong>
        </p>
      ) : (
        <p className="muted">{texts.ifYearly(annual)}</p>
      )}
      <ul className={styles.content}>
        {content.map(line => (
          <li key={line}>
            <CheckIcon size={18} weight="bold" aria-hidden="true" />
            {line}
          </li>
        ))}
      </ul>
    </>
  )
}

/** The visible words, and for screen readers the plan's name where the words do not have it. */
function ButtonLabel({ plan, tier, interval }: Pick<PlanStateProps, 'plan' | 'interval'> & { tier: PaidTier }) {
  const { name } = PLANS[tier]
  if (!isBoughtByCheckout(plan) && tier === plan.status.tier)
    return interval === 'yearly' ? texts.toYearly(yearlySaving(tier)) : texts.toMonthly
  if (!isBoughtByCheckout(plan))
    return texts.changeTo(interval === plan.current.billingInterval ? name : texts.planOf(name, interval))
  return (
    <span>
      {texts.hire} {planCase(plan) === 'trial' && <small className={styles.today}>{texts.hireToday}</small>}
      <span className="vh"> {name}</span>
    </span>
  )
}

function titleOf(plan: PlanStateProps['plan']): string {
  if (planCase(plan) === 'granted') return texts.otherPlan
  return isBoughtByCheckout(plan) ? texts.choosePlan : texts.changePlan
}

function finePrint(plan: PlanStateProps['plan']): string {
  const which = planCase(plan)
  return which === 'trial' || which === 'granted' || which === 'ended' ? texts.fine[which] : texts.fine.portal
}
