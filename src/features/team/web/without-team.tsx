import { PAGES } from '#shared/page-paths.ts'
import { ButtonRouterLink } from '#ui/button/button-router-link.tsx'
import { Card } from '#ui/card/card.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import bravas from '#ui/assets/dishes/bravas.svg?no-inline'
import { firstNameOf } from '#features/identity/first-name.ts'
import { useUser } from '#features/identity/web/index.ts'
import { hasRight } from '#features/restaurants/rights.rules.ts'
import { useCurrentRestaurant } from '#features/restaurants/web/index.ts'
import { peopleTexts } from '../people.texts.ts'
import { teamErrors } from '../team.errors.ts'
import { teamNoticeTexts as texts, teamTabTexts } from '../team-tab.texts.ts'

/**
 * For workers who open `?tab=team`: who manages the team, and the way to a tab that is theirs to change (S2 §6;
 * 3-decisions §3; EVERY-DAY §5).
 */
export function NotAllowed() {
  const restaurant = useCurrentRestaurant()
  const managers = restaurant?.managers ?? []
  const isForHours = restaurant !== null && hasRight(restaurant, 'hours') && !hasRight(restaurant, 'look')
  return (
    <Card>
      <EmptyState
        title={teamErrors.forbidden.message}
        action={
          <ButtonRouterLink to={{ search: isForHours ? 'tab=hours' : 'tab=basic' }} replace>
            {isForHours ? texts.toHours : texts.toBasics}
          </ButtonRouterLink>
        }
      >
        {managers.length > 0 ? texts.notAllowedHint(managers) : texts.askOwner}
      </EmptyState>
    </Card>
  )
}

/**
 * For owners and partners without a team plan who open `?tab=team`: what the team is, and the way to it, which only the
 * owner can go (3-decisions §3; 4-beyond §10).
 */
export function NoTeamPlan() {
  const { partner, subscription } = useUser()
  const owner = useCurrentRestaurant()?.ownerName
  const isTrial = subscription?.tier === 'trial'
  return (
    <Card>
      <EmptyState
        image={bravas}
        title={teamErrors.noTeamPlan.message}
        action={partner ? undefined : <ButtonRouterLink to={PAGES.plans}>{teamTabTexts.upgrade}</ButtonRouterLink>}
      >
        {texts.noPlanHint} {isTrial && texts.trialHint}
        {partner && owner && peopleTexts.planOf(firstNameOf(owner))}
      </EmptyState>
    </Card>
  )
}
