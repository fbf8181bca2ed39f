import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { PAGES } from '#shared/page-paths.ts'
import { latestVisibility } from '#features/billing/banner.rules.ts'
import { isEntitled } from '#features/billing/billing.rules.ts'
import { subscriptionOf } from '#features/billing/user-subscription.rules.ts'
import { SubscriptionPage } from '#features/billing/web/subscription-page/subscription-page.tsx'
import type { User } from '#features/identity/identity.contract.ts'
import { useUser } from '#features/identity/web/index.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { ownRestaurants } from '#features/restaurants/web/index.ts'
import { PageWhileLoading } from './frame/page-while-loading.tsx'

/** A worker's plan is the owner's, and so is a partner's, which the restaurant tells (3-decisions §3). */
function hasPlan(user: User, restaurants: readonly Restaurant[]): boolean {
  if (user.role === 'admin') return true
  if (user.role === 'worker') return restaurants.every(one => !one.readOnly || one.readOnly === 'inactive')
  return isEntitled(subscriptionOf(user), new Date())
}

/** `/subscription`: who is entitled goes to the dashboard (3-decisions §4). */
export function SubscriptionRoute() {
  const user = useUser()
  const { data, isError } = useQuery(ownRestaurants)
  if (!data && !isError) return <PageWhileLoading />
  const restaurants = data ?? []
  if (hasPlan(user, restaurants)) return <Navigate to={PAGES.dashboard} replace />
  return (
    <SubscriptionPage
      menuVisibleUntil={latestVisibility(restaurants.map(one => one.menuVisibleUntil))}
      ownerName={restaurants.find(one => one.ownerName)?.ownerName}
    />
  )
}
