import type { DashboardFeature } from '#ui/dashboard/dashboard-feature.ts'

/** Support on the dashboard: the tab 'Soporte' of the user page. */
export const supportDashboard: DashboardFeature = {
  name: 'support',
  userTabs: [async () => (await import('./use-support-tab.tsx')).useSupportTab],
}
