import type { DashboardFeature } from '#ui/dashboard/dashboard-feature.ts'

/** Scheduled changes: a slip over the list of dishes; their dialog is the shell's (`SchedulerContext`). */
export const scheduledDashboard: DashboardFeature = {
  name: 'scheduled',
  menuParts: [async () => ({ Above: (await import('./scheduled-slip.tsx')).ScheduledInMenu })],
}
