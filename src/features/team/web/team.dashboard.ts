import { PAGES } from '#shared/page-paths.ts'
import type { DashboardFeature } from '#ui/dashboard/dashboard-feature.ts'
import { screenTexts as texts } from '../screens.texts.ts'

/** The team on the dashboard: the tab 'Equipo' of the restaurant page, and the page that accepts an invitation. */
export const teamDashboard: DashboardFeature = {
  name: 'team',
  screens: [
    {
      path: PAGES.acceptInvitation,
      title: texts.acceptInvitation,
      frame: 'open',
      load: async () => (await import('./accept/accept-invitation-page.tsx')).AcceptInvitationPage,
    },
  ],
  restaurantTabs: [async () => (await import('./use-team-tab.tsx')).useTeamTab],
}
