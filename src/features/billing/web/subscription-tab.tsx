import { PAGES } from '#shared/page-paths.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { Card } from '#ui/card/card.tsx'
import type { User } from '#features/identity/identity.contract.ts'
import { useUser } from '#features/identity/web/index.ts'
import { daysRemaining, isEntitled } from '../billing.rules.ts'
import { PLANS } from '../plans.ts'
import { subscriptionTabTexts as texts } from '../subscription-tab.texts.ts'
import { subscriptionOf } from '../user-subscription.rules.ts'
import styles from './subscription-tab.module.css'

const longDate = (date: Date): string => new Intl.DateTimeFormat('es-ES', { dateStyle: 'long' }).format(date)

/** 'Suscripción': the present plan. Buying a plan comes later; until then the tab says what to do (S2 §2). */
export function SubscriptionTab() {
  const user = useUser()
  if (user.role === 'admin') return <Card title={texts.adminTitle}>{texts.adminText}</Card>
  return (
    <div className={styles.stack}>
      <Card>
        <State user={user} />
      </Card>
      <Card title={texts.soonTitle}>
        <p>{texts.soon}</p>
        <div className={styles.actions}>
          <ButtonLink href="/#contacto">{texts.contact}</ButtonLink>
          <ButtonLink href={PAGES.pricing} variant="secondary">
            {texts.prices}
          </ButtonLink>
        </div>
      </Card>
    </div>
  )
}

function State({ user }: { user: User }) {
  const now = new Date()
  const subscription = subscriptionOf(user)
  if (!subscription || !isEntitled(subscription, now)) return <Badge tone="bad">{texts.ended}</Badge>
  const { status, tier, trialEndsAt, subscriptionEndsAt } = subscription
  if (status === 'trialing' && trialEndsAt) {
    const days = daysRemaining(trialEndsAt, now)
    return (
      <>
        <Badge tone="wait">{texts.trial}</Badge>
        <p className={styles.days}>
          <b className={`num ${styles.number}`}>{days}</b> {texts.daysLeft(days)}
        </p>
        <p className="muted">{texts.endsOn(longDate(trialEndsAt))}</p>
      </>
    )
  }
  return (
    <>
      <Badge tone={status === 'past_due' ? 'wait' : 'ok'}>{status === 'past_due' ? texts.pastDue : texts.active}</Badge>
      <h2 className={styles.plan}>{texts.plan(PLANS[tier].name)}</h2>
      {subscriptionEndsAt && subscriptionEndsAt > now && <p>{texts.willCancel(longDate(subscriptionEndsAt))}</p>}
    </>
  )
}
