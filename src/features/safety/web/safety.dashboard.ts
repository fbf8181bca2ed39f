import type { DashboardFeature } from '#ui/dashboard/dashboard-feature.ts'
import { checkTexts as texts } from '../check.texts.ts'
import { CHECK_PAGE } from '../safety.paths.ts'

/** The check on the dashboard. */
export const safetyDashboard: DashboardFeature = {
  name: 'safety',
  screens: [
    {
      path: CHECK_PAGE,
      title: texts.title,
      frame: 'shell',
      load: async () => (await import('./check-page.tsx')).CheckPage,
    },
  ],
  menuParts: [async () => ({ useAction: (await import('./use-check-action.tsx')).useCheckAction })],
}
