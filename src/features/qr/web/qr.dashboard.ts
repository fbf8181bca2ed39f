import { PAGES } from '#shared/page-paths.ts'
import type { DashboardFeature } from '#ui/dashboard/dashboard-feature.ts'
import { loadAll, pageWith } from '#ui/dashboard/page-with.ts'
import { screenTexts as texts } from '../screens.texts.ts'
import { qrEntry } from './qr.navigation.ts'

/** QR on the dashboard: its screen. */
export const qrDashboard: DashboardFeature = {
  name: 'qr',
  screens: [
    {
      path: PAGES.qr,
      title: texts.title,
      frame: 'shell',
      load: async ({ qrTabs }) => {
        const [{ QrPage }, tabs] = await Promise.all([import('./qr-page.tsx'), loadAll(qrTabs)])
        return pageWith(QrPage, { tabs })
      },
    },
  ],
  navigation: [qrEntry],
}
