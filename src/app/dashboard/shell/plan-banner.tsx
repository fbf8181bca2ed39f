import { useEffect, useState } from 'react'
import { PAGES } from '#shared/page-paths.ts'
import { type BannerCase, bannerOf } from '#features/billing/banner.rules.ts'
import { billingTexts } from '#features/billing/billing.texts.ts'
import type { User } from '#features/identity/identity.contract.ts'
import { useUser } from '#features/identity/web/index.ts'
import { VERIFY_INTERVAL_MS } from '#features/restaurants/restaurants.limits.ts'
import { useRestaurantScope } from '#features/restaurants/web/index.ts'
import { Banner } from '#ui/alert/banner.tsx'
import { ButtonRouterLink } from '#ui/button/button-router-link.tsx'

const texts = billingTexts.banner

const longDate = (iso: string | null | undefined): string =>
  new Intl.DateTimeFormat('es-ES', { dateStyle: 'long' }).format(iso ? new Date(iso) : new Date())

/**
 * Says that a trial or subscription has ended, until when the menu is visible, and what to do (S2 §2, 3-decisions §4).
 */
export function PlanBanner() {
  const user = useUser()
  const now = useNow()
  const { restaurants } = useRestaurantScope()
  const which = bannerOf(user, now)
  if (!which) return null
  const label = which === 'past_due' ? texts.seeSubscription : texts.hirePlan
  const visible = restaurants.map(one => one.menuVisibleUntil).find(until => until && new Date(until) > now)
  const hasEnded = which === 'trial_ended' || which === 'subscription_ended'
  return (
    <Banner action={<ButtonRouterLink to={PAGES.plans}>{label}</ButtonRouterLink>}>
      <b>{sentence(which, user)}</b>
      {hasEnded && visible && ` ${texts.visibleUntil(longDate(visible))}`}
    </Banner>
  )
}

function sentence(which: BannerCase, user: User): string {
  return which === 'ending' ? texts.ending(longDate(user.subscription?.subscriptionEndsAt)) : texts[which]
}

/** A trial may end while the screen is open, so the time is checked again. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), VERIFY_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
