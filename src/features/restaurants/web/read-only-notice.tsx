import { longDate } from '#shared/long-date.ts'
import { PAGES } from '#shared/page-paths.ts'
import { isPlanEnded } from '#shared/plan-codes.ts'
import { Alert } from '#ui/alert/alert.tsx'
import { ButtonRouterLink } from '#ui/button/button-router-link.tsx'
import { bannerOf, isEndBanner } from '#features/billing/banner.rules.ts'
import { firstNameOf } from '#features/identity/first-name.ts'
import { useUser } from '#features/identity/web/index.ts'
import { currentTexts as texts } from '../status/current.texts.ts'
import { isMenuVisible } from '../status/menu-state.rules.ts'
import type { Restaurant } from '../restaurants.contract.ts'

/**
 * Says why a restaurant can only be read and what to do (3-decisions §3, §4). Renders nothing while it can be changed,
 * nor where the banner over the dashboard says it already.
 */
export function ReadOnlyNotice({ restaurant, className }: { restaurant: Restaurant; className?: string }) {
  const user = useUser()
  const reason = restaurant.readOnly
  if (!reason || (isPlanEnded(reason) && isEndBanner(bannerOf(user, new Date())))) return null
  const action = user.role === 'owner' && (
    <ButtonRouterLink variant="secondary" size="sm" to={PAGES.plans}>
      {reason === 'inactive' ? texts.upgrade : texts.seePlans}
    </ButtonRouterLink>
  )
  return (
    <Alert tone="warning" className={className} action={action || undefined}>
      {user.role === 'worker' ? forWorkers(restaurant, reason) : texts.readOnly[reason]}
    </Alert>
  )
}

/** Workers and partners are told who pays. */
function forWorkers(restaurant: Restaurant, reason: NonNullable<Restaurant['readOnly']>): string {
  const { menuVisibleUntil, ownerName } = restaurant
  if (reason === 'inactive')
    return ownerName ? texts.readOnly.inactiveOf(firstNameOf(ownerName)) : texts.readOnly.inactive
  return menuVisibleUntil && ownerName && isMenuVisible(restaurant)
    ? texts.readOnly.workerUntil(longDate(menuVisibleUntil), firstNameOf(ownerName))
    : texts.readOnly.worker
}
