import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { PAGES } from '#shared/page-paths.ts'
import { Button } from '#ui/button/button.tsx'
import { ButtonRouterLink } from '#ui/button/button-router-link.tsx'
import { allowedRestaurants } from '#features/billing/billing.rules.ts'
import { housePlan } from '#features/billing/web/index.ts'
import { subscriptionOf } from '#features/billing/user-subscription.rules.ts'
import { firstNameOf } from '#features/identity/first-name.ts'
import type { User } from '#features/identity/identity.contract.ts'
import { useUser } from '#features/identity/web/index.ts'
import { restaurantsTabTexts as texts } from '../../restaurants-tab/restaurants-tab.texts.ts'
import { useRestaurantScope } from '../current-restaurant.tsx'
import styles from './new-restaurant-card.module.css'

/** `null`: unlimited; 0: the plan has ended. */
const limitOf = (user: User, now: Date): number | null =>
  user.role === 'admin' ? null : allowedRestaurants(subscriptionOf(user), now)

function explain(user: User, limit: number | null, isFull: boolean): string {
  if (limit === null) return user.role === 'admin' ? texts.unlimitedAdmin : texts.unlimited
  if (limit === 0) return texts.planEnded
  return isFull ? texts.full(limit) : texts.room(limit)
}

type CardProps = { count: number; onCreate: () => void }

/**
 * The button that creates another restaurant; at the plan's limit it leads to the plans (S2 §6). The server decides in
 * the end.
 */
export const NewRestaurantCard = (card: CardProps) =>
  useUser().partner ? <CardOfPartner {...card} /> : <CardOfOwner {...card} />

function CardOfOwner({ count, onCreate }: CardProps) {
  const user = useUser()
  const limit = limitOf(user, new Date())
  const whyId = useId()
  const isFull = limit !== null && count >= limit
  return (
    <section className={styles.card}>
      <h2>{texts.anotherTitle}</h2>
      <p className="muted" id={whyId}>
        {explain(user, limit, isFull)}
      </p>
      <div className={styles.actions}>
        <Button disabled={isFull} aria-describedby={isFull ? whyId : undefined} onClick={onCreate}>
          {texts.create}
        </Button>
        {isFull && (
          <ButtonRouterLink variant="secondary" to={PAGES.plans}>
            {texts.upgrade}
          </ButtonRouterLink>
        )}
      </div>
    </section>
  )
}

/** A partner creates restaurants of the house; where its plan has no room there is no button, but who changes it. */
function CardOfPartner({ count, onCreate }: CardProps) {
  const owner = useRestaurantScope().restaurants[0]?.ownerName
  const { data: plan } = useQuery(housePlan)
  const limit = plan?.limits.restaurants ?? null
  const isFull = limit !== null && count >= limit
  const who = owner ? firstNameOf(owner) : texts.someoneOwns
  const why = limit === 0 ? texts.partnerEnded(who) : texts.partnerFull(limit ?? 0, who)
  return (
    <section className={styles.card}>
      <h2>{texts.anotherTitle}</h2>
      <p className="muted">{isFull ? why : texts.partner}</p>
      {!isFull && (
        <div className={styles.actions}>
          <Button onClick={onCreate}>{texts.create}</Button>
        </div>
      )}
    </section>
  )
}
