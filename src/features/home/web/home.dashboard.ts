import { PAGES } from '#shared/page-paths.ts'
import type { DashboardFeature } from '#ui/dashboard/dashboard-feature.ts'
import { loadAll, pageWith } from '#ui/dashboard/page-with.ts'
import { screenTexts as texts } from '../screens.texts.ts'
import { homeEntry } from './home.navigation.ts'

/** Home on the dashboard: its screen, with notices, cards and things to do of other features. */
export const homeDashboard: DashboardFeature = {
  name: 'home',
  screens: [
    {
      path: PAGES.home,
      title: texts.title,
      frame: 'shell',
      load: async ({ homeCards, homeNotices, homeTodos }) => {
        const [{ HomePage }, cards, notices, todos] = await Promise.all([
          import('./home-page.tsx'),
          loadAll(homeCards),
          loadAll(homeNotices),
          loadAll(homeTodos),
        ])
        return pageWith(HomePage, { cards, notices, todos })
      },
    },
  ],
  navigation: [homeEntry],
}
