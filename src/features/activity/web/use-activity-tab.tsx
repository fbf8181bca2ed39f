import type { PageTab } from '#ui/dashboard/dashboard-feature.ts'
import { NoActivity } from '#features/history/web/index.ts'
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
    instead: <NoActivity holders={restaurant?.rightHolders.activity ?? []} />,
  }
}
