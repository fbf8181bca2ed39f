import { PAGES } from '#shared/page-paths.ts'
import type { DashboardFeature } from '#ui/dashboard/dashboard-feature.ts'
import { loadAll, pageWith } from '#ui/dashboard/page-with.ts'
import { screenTexts as texts } from '../screens.texts.ts'
import { restaurantEntry } from './restaurants.navigation.ts'

/** Restaurants on the dashboard: the restaurant page, with tabs of other features, and the tab 'Restaurantes'. */
export const restaurantsDashboard: DashboardFeature = {
  name: 'restaurants',
  screens: [
    {
      path: PAGES.restaurant,
      title: texts.title,
      frame: 'shell',
      load: async ({ restaurantTabs, hoursCards }) => {
        const [{ RestaurantPage }, tabs, cards] = await Promise.all([
          import('./settings/restaurant-page.tsx'),
          loadAll(restaurantTabs),
          loadAll(hoursCards),
        ])
        return pageWith(RestaurantPage, { tabs, hoursCards: cards })
      },
    },
  ],
  navigation: [restaurantEntry],
  homeNotices: [async () => (await import('./look-notice.tsx')).HomeLookNotice],
  userTabs: [async () => (await import('./restaurants-tab/use-restaurants-tab.tsx')).useRestaurantsTab],
}
