import { PAGES } from '#shared/page-paths.ts'
import { ButtonRouterLink } from '#ui/button/button-router-link.tsx'
import { Card } from '#ui/card/card.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import bravas from '#ui/assets/dishes/bravas.svg?no-inline'
import { useUser } from '#features/identity/web/index.ts'
import { useCurrentRestaurant } from '#features/restaurants/web/index.ts'
import { teamErrors } from '../team.errors.ts'
import { teamNoticeTexts as texts, teamTabTexts } from '../team-tab.texts.ts'

/** For workers who open `?tab=team`: the team is the owner's (S2 §6; 3-decisions §3). */
export function NotAllowed() {
  const owner = useCurrentRestaurant()?.ownerName
  return (
    <Card>
      <EmptyState
        title={teamErrors.forbidden.message}
        action={
          <ButtonRouterLink to={{ search: 'tab=basic' }} replace>
            {texts.toBasics}
          </ButtonRouterLink>
        }
      >
        {owner ? texts.notAllowedHint(owner) : texts.askOwner}
      </EmptyState>
    </Card>
  )
}

/** For owners without a team plan who open `?tab=team`: what the team is, and the way to it (3-decisions §3). */
export function NoTeamPlan() {
  const isTrial = useUser().subscription?.tier === 'trial'
  return (
    <Card>
      <EmptyState
        image={bravas}
        title={teamErrors.noTeamPlan.message}
        action={<ButtonRouterLink to={PAGES.plans}>{teamTabTexts.upgrade}</ButtonRouterLink>}
      >
        {texts.noPlanHint} {isTrial && texts.trialHint}
      </EmptyState>
    </Card>
  )
}
