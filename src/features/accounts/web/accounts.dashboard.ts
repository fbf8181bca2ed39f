import { PAGES } from '#shared/page-paths.ts'
import type { DashboardFeature } from '#ui/dashboard/dashboard-feature.ts'
import { loadAll, pageWith } from '#ui/dashboard/page-with.ts'
import { screenTexts as texts } from '../screens.texts.ts'
import { settingsEntry } from './accounts.navigation.ts'

/**
 * Accounts on the dashboard: the forgotten password, a deletion that is taken back, and 'Ajustes de usuario' with tabs
 * of other features.
 */
export const accountsDashboard: DashboardFeature = {
  name: 'accounts',
  screens: [
    {
      path: PAGES.restorePassword,
      title: texts.restorePassword,
      frame: 'open',
      load: async () => (await import('./restore/restore-password-page.tsx')).RestorePasswordPage,
    },
    {
      path: PAGES.undo,
      title: texts.undo,
      frame: 'open',
      load: async () => (await import('./undo/undo-page.tsx')).UndoPage,
    },
    {
      path: PAGES.settings,
      title: texts.user,
      frame: 'shell',
      load: async ({ userTabs }) => {
        const [{ UserPage }, tabs] = await Promise.all([import('./settings/user-page.tsx'), loadAll(userTabs)])
        return pageWith(UserPage, { tabs })
      },
    },
  ],
  navigation: [settingsEntry],
  homeNotices: [async () => (await import('./phone/install-offer.tsx')).InstallOffer],
}
