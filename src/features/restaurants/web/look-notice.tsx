import { PAGES } from '#shared/page-paths.ts'
import { Alert } from '#ui/alert/alert.tsx'
import { ButtonRouterLink } from '#ui/button/button-router-link.tsx'
import { useUser } from '#features/identity/web/index.ts'
import { lookNoticeOf } from '../look-notice.rules.ts'
import { lookTexts as texts } from '../looks.texts.ts'
import type { Restaurant } from '../restaurants.contract.ts'
import { useCurrentRestaurant } from './current-restaurant.tsx'

/** What becomes of a look that the plan no longer carries; nothing while it does (EXTRA-LOOKS §6 19). */
export function LookNotice({ restaurant, className }: { restaurant: Restaurant; className?: string }) {
  const { role } = useUser()
  const notice = lookNoticeOf(restaurant.theme, new Date().toISOString().slice(0, 10))
  if (!notice) return null
  const action = role === 'owner' && (
    <ButtonRouterLink variant="secondary" size="sm" to={PAGES.plans}>
      {texts.plans}
    </ButtonRouterLink>
  )
  return (
    <Alert tone={notice.tone} className={className} action={action || undefined}>
      <b>{notice.title}</b> {notice.text}
    </Alert>
  )
}

/** The same on home, for the current restaurant. */
export function HomeLookNotice() {
  const restaurant = useCurrentRestaurant()
  return restaurant && <LookNotice restaurant={restaurant} />
}
