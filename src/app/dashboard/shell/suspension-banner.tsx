import { mailtoUrl } from '#shared/html.ts'
import { PAGES } from '#shared/page-paths.ts'
import { Banner } from '#ui/alert/banner.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { ButtonRouterLink } from '#ui/button/button-router-link.tsx'
import { contactEmail } from '#ui/contact-email.ts'
import { firstNameOf } from '#features/identity/first-name.ts'
import { isOfHouse } from '#features/identity/house.rules.ts'
import { useUser } from '#features/identity/web/index.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { suspensionTexts as texts } from '#features/restaurants/suspension/suspension.texts.ts'

/** Says which menus the operator has suspended, why, and whom to write to (3-decisions §4). Nothing when none is. */
export function SuspensionBanner({ restaurants }: { restaurants: readonly Restaurant[] }) {
  const ofHouse = isOfHouse(useUser())
  const email = contactEmail()
  const suspended = restaurants.filter(({ suspension }) => suspension)
  const [first] = suspended
  if (!first) return null
  const names = suspended.map(({ name }) => name)
  const reasons = [...new Set(suspended.flatMap(({ suspension }) => suspension?.reason ?? []))]
  return (
    <Banner action={!ofHouse ? undefined : <Write email={email} names={names} />}>
      <b>{texts.banner(names)}</b> {names.length === 1 ? texts.hidden : texts.hiddenMany}
      {reasons.map(reason => ` ${texts.reason(reason)}`)}
      {ofHouse && email && ` ${texts.writeTo(email)}`}
      {!ofHouse && first.ownerName && ` ${texts.askOwner(firstNameOf(first.ownerName))}`}
    </Banner>
  )
}

function Write({ email, names }: { email: string; names: readonly string[] }) {
  if (!email) return <ButtonRouterLink to={PAGES.support}>{texts.write}</ButtonRouterLink>
  return <ButtonLink href={mailtoUrl(email, texts.subject(names))}>{texts.write}</ButtonLink>
}
