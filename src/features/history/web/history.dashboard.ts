import type { DashboardFeature } from '#ui/dashboard/dashboard-feature.ts'
import { COMPARE_PAGE, RETURN_PAGE } from '../history.paths.ts'
import { historyTitles } from '../screen/titles.texts.ts'

/** 'Volver a este momento', '¿Qué ha cambiado?', and the changes of a dish in the menu. */
export const historyDashboard: DashboardFeature = {
  name: 'history',
  screens: [
    {
      path: RETURN_PAGE,
      title: historyTitles.return,
      frame: 'shell',
      load: async () => (await import('./return/return-page.tsx')).ReturnPage,
    },
    {
      path: COMPARE_PAGE,
      title: historyTitles.compare,
      frame: 'shell',
      load: async () => (await import('./compare/compare-page.tsx')).ComparePage,
    },
  ],
  menuParts: [
    async () => {
      const { ChangesInMenu, useChangesAction } = await import('./dish/menu-parts.tsx')
      return { Below: ChangesInMenu, useDishAction: useChangesAction }
    },
  ],
}
