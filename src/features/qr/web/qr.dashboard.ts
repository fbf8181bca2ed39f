import { PAGES } from '#shared/page-paths.ts'
import type { DashboardFeature } from '#ui/dashboard/dashboard-feature.ts'
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
      load: async () => (await import('./qr-page.tsx')).QrPage,
    },
  ],
  navigation: [qrEntry],
}
