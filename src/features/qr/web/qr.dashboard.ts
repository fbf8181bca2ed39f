import { QrCodeIcon } from '@phosphor-icons/react/dist/csr/QrCode'
import { PAGES } from '#shared/page-paths.ts'
import type { DashboardFeature } from '#ui/dashboard/dashboard-feature.ts'
import { screenTexts as texts } from '../screens.texts.ts'

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
  navigation: [{ path: PAGES.qr, label: texts.nav, Icon: QrCodeIcon, keepsId: true }],
}
