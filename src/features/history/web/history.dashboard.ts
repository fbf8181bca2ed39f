import type { DashboardFeature } from '#ui/dashboard/dashboard-feature.ts'
import { COMPARE_PAGE, RETURN_PAGE } from '../history.paths.ts'
import { compareTexts, returnTexts } from '../screen/history-screen.texts.ts'

/** 'Volver a este momento', '¿Qué ha cambiado?', and the changes of a dish in the menu. */
export const historyDashboard: DashboardFeature = {
  name: 'history',
  screens: [
    {
      path: RETURN_PAGE,
      title: returnTexts.title,
      frame: 'shell',
      load: async () => (await import('./return/return-page.tsx')).ReturnPage,
    },
    {
      path: COMPARE_PAGE,
      title: compareTexts.title,
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
