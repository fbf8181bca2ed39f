import { RestaurantPage } from '#features/restaurants/web/settings/restaurant-page.tsx'
import { useTeamTab } from '#features/team/web/index.ts'

/** The restaurant page with the tabs of other features. */
export function RestaurantRoute() {
  const team = useTeamTab()
  return <RestaurantPage extraTabs={[team]} />
}
