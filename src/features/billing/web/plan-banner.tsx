import { useEffect, useState } from 'react'
import { longDate } from '#shared/long-date.ts'
import { PAGES } from '#shared/page-paths.ts'
import { Banner } from '#ui/alert/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { ButtonRouterLink } from '#ui/button/button-router-link.tsx'
import type { User } from '#features/identity/identity.contract.ts'
import { useUser } from '#features/identity/web/index.ts'
import { type BannerCase, bannerOf, isEndBanner } from '../banner.rules.ts'
import { billingTexts } from '../billing.texts.ts'
import { visibilityAt } from '../menu-visibility.rules.ts'
import { subscriptionTabTexts } from '../subscription-tab.texts.ts'
import { usePutAway } from './put-away.ts'
import { useProviderPage } from './use-provider-page.ts'

const texts = billingTexts.banner
/** A trial may end while the screen is open, so the time is looked at again this often. */
const LOOK_AGAIN_MS = 30_000

type PlanBannerProps = {
  /** ISO 8601: until when the menus of the ended plan can be read; null where there is no such date. */
  menuVisibleUntil: string | null
}

/** Says that a trial or subscription has ended or will end, what that means for the menu, and what to do (S2 §2). */
export function PlanBanner({ menuVisibleUntil }: PlanBannerProps) {
  const user = useUser()
  const now = useNow()
  const which = bannerOf(user, now)
  const { end, isAway, putAway } = usePutAway(user, now)
  if (!which || isAway) return null
  return (
    <Banner
      action={which === 'past_due' ? <CheckPayment /> : <ToPlans which={which} user={user} />}
      onPutAway={end === null ? undefined : () => putAwayFrom(putAway)}
      putAwayLabel={texts.putAway}
    >
      <b>{sentence(which, user)}</b>
      {isEndBanner(which) && menuVisibleUntil && ` ${visibility(menuVisibleUntil, now)}`}
    </Banner>
  )
}

/** The focus goes on to the page below, not back to its beginning; the page stays where it is. */
function putAwayFrom(putAway: () => void): void {
  putAway()
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
}

/** Until when the menu can be read, or since when it cannot (3-decisions §4). */
export const visibility = (until: string, now: Date): string =>
  visibilityAt(new Date(until), now).isVisible
    ? texts.visibleUntil(longDate(until))
    : texts.hiddenSince(longDate(until))

const sentence = (which: BannerCase, user: User): string =>
  which === 'ending' ? texts.ending(longDate(user.subscription?.subscriptionEndsAt ?? new Date())) : texts[which]

/** A plan that is paid to its end is resumed in the tab; all others are bought there. */
function ToPlans({ which, user }: { which: BannerCase; user: User }) {
  const isPaid = which === 'ending' && user.subscription?.status === 'active'
  return <ButtonRouterLink to={PAGES.plans}>{isPaid ? texts.seeSubscription : texts.hirePlan}</ButtonRouterLink>
}

function CheckPayment() {
  const { isOpening, openPortal } = useProviderPage()
  return (
    <Button busy={isOpening} busyLabel={subscriptionTabTexts.openingPortal} onClick={() => openPortal(true)}>
      {texts.checkPayment}
    </Button>
  )
}

function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
