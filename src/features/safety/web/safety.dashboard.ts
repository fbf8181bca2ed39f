import type { DashboardFeature } from '#ui/dashboard/dashboard-feature.ts'
import { HOUSE_ALLERGENS_PAGE } from '#features/allergens/allergens.paths.ts'
import { checkTexts as texts } from '../check.texts.ts'
import { houseTexts } from '../house/house.texts.ts'
import { CHECK_PAGE } from '../safety.paths.ts'

/** The check on the dashboard, and what a house says of its whole kitchen. */
export const safetyDashboard: DashboardFeature = {
  name: 'safety',
  screens: [
    {
      path: CHECK_PAGE,
      title: texts.title,
      frame: 'shell',
      load: async () => (await import('./check-page.tsx')).CheckPage,
    },
    {
      path: HOUSE_ALLERGENS_PAGE,
      title: houseTexts.title,
      frame: 'shell',
      load: async () => (await import('./house/house-page.tsx')).HousePage,
    },
  ],
  menuParts: [
    async () => ({ useAction: (await import('./use-check-action.tsx')).useCheckAction }),
    async () => ({ useAction: (await import('./house/use-house-action.tsx')).useHouseAction }),
  ],
}
