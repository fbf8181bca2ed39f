import { PAGES } from '#shared/page-paths.ts'
import { Alert } from '#ui/alert/alert.tsx'
import { ButtonRouterLink } from '#ui/button/button-router-link.tsx'
import { useUser } from '#features/identity/web/index.ts'
import { currentTexts as texts } from '../status/current.texts.ts'
import type { Restaurant } from '../restaurants.contract.ts'

/**
 * Says why a restaurant can only be read and what to do; renders nothing while it can be changed (3-decisions §3, §4).
 */
export function ReadOnlyNotice({ restaurant, className }: { restaurant: Restaurant; className?: string }) {
  const { role } = useUser()
  const reason = restaurant.readOnly
  if (!reason) return null
  const isWorker = role === 'worker'
  const action = role === 'owner' && (
    <ButtonRouterLink variant="secondary" size="sm" to={PAGES.plans}>
      {reason === 'inactive' ? texts.upgrade : texts.seePlans}
    </ButtonRouterLink>
  )
  return (
    <Alert tone="warning" className={className} action={action || undefined}>
      {isWorker && reason !== 'inactive' ? texts.readOnly.worker : texts.readOnly[reason]}
    </Alert>
  )
}
