import type { DashboardFeature } from '#ui/dashboard/dashboard-feature.ts'
import { zonesTexts as texts } from '../zones.texts.ts'
import { ZONES_PAGE } from '../zones.paths.ts'

/** Zones on the dashboard: their screen, and the way to it from the menu's '⋯'. */
export const zonesDashboard: DashboardFeature = {
  name: 'zones',
  screens: [
    {
      path: ZONES_PAGE,
      title: texts.title,
      frame: 'shell',
      load: async () => (await import('./zones-page.tsx')).ZonesPage,
    },
  ],
  menuParts: [async () => ({ useAction: (await import('./use-zones-action.tsx')).useZonesAction })],
}
