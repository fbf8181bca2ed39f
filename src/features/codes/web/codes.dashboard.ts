import type { DashboardFeature } from '#ui/dashboard/dashboard-feature.ts'

/** Codes of tables on the dashboard: a tab of the QR page. */
export const codesDashboard: DashboardFeature = {
  name: 'codes',
  qrTabs: [async () => (await import('./use-codes-tab.tsx')).useCodesTab],
}
