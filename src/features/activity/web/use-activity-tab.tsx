import { ButtonRouterLink } from '#ui/button/button-router-link.tsx'
import { Card } from '#ui/card/card.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import type { PageTab } from '#ui/dashboard/dashboard-feature.ts'
import { hasRight } from '#features/restaurants/rights.rules.ts'
import { useRestaurantScope } from '#features/restaurants/web/index.ts'
import { activityTexts as texts } from '../activity-tab.texts.ts'
import { ActivityTab } from './activity-tab.tsx'

/** The Actividad tab of the restaurant page, for who may see it (4-beyond §10). */
export function useActivityTab(): PageTab {
  const { restaurant } = useRestaurantScope()
  return {
    id: 'activity',
    label: texts.tab,
    visible: restaurant !== null && hasRight(restaurant, 'activity'),
    content: <ActivityTab />,
    instead: <NotAllowed holders={restaurant?.rightHolders.activity ?? []} />,
  }
}

function NotAllowed({ holders }: { holders: readonly string[] }) {
  const isOfMany = holders.length > 1
  return (
    <Card>
      <EmptyState
        title={isOfMany ? texts.seenBy(holders) : texts.notAllowed}
        action={
          <ButtonRouterLink to={{ search: 'tab=basic' }} replace>
            {texts.toBasics}
          </ButtonRouterLink>
        }
      >
        {isOfMany ? texts.seenByHint : texts.notAllowedHint}
      </EmptyState>
    </Card>
  )
}
