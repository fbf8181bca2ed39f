import type { DashboardFeature } from '#ui/dashboard/dashboard-feature.ts'

/** The activity on the dashboard: the tab 'Actividad' of the restaurant page. */
export const activityDashboard: DashboardFeature = {
  name: 'activity',
  restaurantTabs: [async () => (await import('./use-activity-tab.tsx')).useActivityTab],
}
