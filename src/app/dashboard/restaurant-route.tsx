import { RestaurantPage } from '#features/restaurants/web/settings/restaurant-page.tsx'
import { useActivityTab } from '#features/activity/web/index.ts'
import { useTeamTab } from '#features/team/web/index.ts'

/** The restaurant page with the tabs of other features. */
export function RestaurantRoute() {
  const team = useTeamTab()
  const activity = useActivityTab()
  return <RestaurantPage extraTabs={[team, activity]} />
}
