import { PAGES } from '#shared/page-paths.ts'
import type { DashboardFeature } from '#ui/dashboard/dashboard-feature.ts'
import { loadAll, pageWith } from '#ui/dashboard/page-with.ts'
import { screenTexts as texts } from '../screens.texts.ts'
import { homeEntry } from './home.navigation.ts'

/** Home on the dashboard: its screen, with notices and cards of other features. */
export const homeDashboard: DashboardFeature = {
  name: 'home',
  screens: [
    {
      path: PAGES.home,
      title: texts.title,
      frame: 'shell',
      load: async ({ homeCards, homeNotices }) => {
        const [{ HomePage }, cards, notices] = await Promise.all([
          import('./home-page.tsx'),
          loadAll(homeCards),
          loadAll(homeNotices),
        ])
        return pageWith(HomePage, { cards, notices })
      },
    },
  ],
  navigation: [homeEntry],
}
