import type { DashboardFeature } from '#ui/dashboard/dashboard-feature.ts'
import { EDITIONS_PAGE } from '../paper.paths.ts'
import { paperTitles } from '../screen/titles.texts.ts'

/** 'Carta impresa' on the dashboard: a tab of the QR page, and the screen of its editions. */
export const paperDashboard: DashboardFeature = {
  name: 'paper',
  screens: [
    {
      path: EDITIONS_PAGE,
      title: paperTitles.editions,
      frame: 'shell',
      load: async () => (await import('./editions/editions-page.tsx')).EditionsPage,
    },
  ],
  qrTabs: [async () => (await import('./use-paper-tab.tsx')).usePaperTab],
}
