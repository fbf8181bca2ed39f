import { ButtonRouterLink } from '#ui/button/button-router-link.tsx'
import { Card } from '#ui/card/card.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import type { PageTab } from '#ui/dashboard/dashboard-feature.ts'
import { useUser } from '#features/identity/web/index.ts'
import { activityTexts as texts } from '../activity-tab.texts.ts'
import { ActivityTab } from './activity-tab.tsx'

/** The Actividad tab of the restaurant page, for owners and admins (3-decisions §10). */
export function useActivityTab(): PageTab {
  const { role } = useUser()
  return {
    id: 'activity',
    label: texts.tab,
    visible: role !== 'worker',
    content: <ActivityTab />,
    instead: <NotAllowed />,
  }
}

function NotAllowed() {
  return (
    <Card>
      <EmptyState
        title={texts.notAllowed}
        action={
          <ButtonRouterLink to={{ search: 'tab=basic' }} replace>
            {texts.toBasics}
          </ButtonRouterLink>
        }
      >
        {texts.notAllowedHint}
      </EmptyState>
    </Card>
  )
}
