import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { PAGES } from '#shared/page-paths.ts'
import { ButtonRouterLink } from '#ui/button/button-router-link.tsx'
import { FullScreenLoader } from '#ui/loader/loader.tsx'
import { endedReason, isEntitled } from '#features/billing/billing.rules.ts'
import { subscriptionOf } from '#features/billing/user-subscription.rules.ts'
import type { User } from '#features/identity/identity.contract.ts'
import { useUser, AuthHeading, AuthLayout } from '#features/identity/web/index.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { ownRestaurants } from '#features/restaurants/web/index.ts'
import { subscriptionPageTexts as texts } from '../user-settings.texts.ts'
import styles from './subscription-page.module.css'

/** A worker's plan is the owner's, which the restaurant tells (3-decisions §3). */
function hasPlan(user: User, restaurants: readonly Restaurant[]): boolean {
  if (user.role === 'admin') return true
  if (user.role === 'worker') return restaurants.every(one => !one.readOnly || one.readOnly === 'inactive')
  return isEntitled(subscriptionOf(user), new Date())
}

/** `/subscription`: which case holds, what still works, until when the menu shows, and the way on (3-decisions §4). */
export function SubscriptionPage() {
  const user = useUser()
  const { data: restaurants, isError } = useQuery(ownRestaurants)
  if (!restaurants && !isError) return <FullScreenLoader />
  if (hasPlan(user, restaurants ?? [])) return <Navigate to={PAGES.dashboard} replace />
  return <PlanHasEnded user={user} restaurants={restaurants ?? []} />
}

function PlanHasEnded({ user, restaurants }: { user: User; restaurants: readonly Restaurant[] }) {
  const isWorker = user.role === 'worker'
  const ended = endedReason(subscriptionOf(user)) === 'trial_expired' ? texts.trialEnded : texts.subscriptionEnded
  const visible = restaurants.map(one => one.menuVisibleUntil).find(until => until && new Date(until) > new Date())
  return (
    <AuthLayout>
      <AuthHeading title={isWorker ? texts.workerTitle : ended}>{isWorker ? texts.workerLead : texts.lead}</AuthHeading>
      <section>
        <h2 className={styles.subtitle}>{texts.stillWorks}</h2>
        <ul className={styles.list}>
          {texts.works.map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {visible && <p className={styles.until}>{texts.visibleUntil(longDate(visible))}</p>}
      </section>
      {!isWorker && (
        <ButtonRouterLink to={PAGES.plans} size="lg" wide>
          {texts.hirePlan}
        </ButtonRouterLink>
      )}
      <ButtonRouterLink to={PAGES.dashboard} variant={isWorker ? 'primary' : 'ghost'} size="lg" wide>
        {texts.back}
      </ButtonRouterLink>
    </AuthLayout>
  )
}

const longDate = (iso: string): string => new Intl.DateTimeFormat('es-ES', { dateStyle: 'long' }).format(new Date(iso))
