import type { DashboardFeature } from '#ui/dashboard/dashboard-feature.ts'
import { BRING_PAGE } from '../bringing.paths.ts'
import { entryTexts as texts } from '../screen/entry.texts.ts'

/** 'Traer mi carta': its screen, and the ways to it from the menu, its '⋯' and home. */
export const bringingDashboard: DashboardFeature = {
  name: 'bringing',
  screens: [
    {
      path: BRING_PAGE,
      title: texts.title,
      frame: 'shell',
      load: async () => (await import('./bring-page.tsx')).BringPage,
    },
  ],
  menuParts: [
    async () => {
      const { BringInMenu, BringWhenEmpty, useBringAction, usePaperAllergens } = await import('./entry/menu-parts.tsx')
      return { Above: BringInMenu, Empty: BringWhenEmpty, useAction: useBringAction, usePaperAllergens }
    },
    async () => {
      const { ExportInMenu, useExportAction } = await import('./export/menu-parts.tsx')
      return { Above: ExportInMenu, useAction: useExportAction }
    },
    async () => {
      const { FromHouseInMenu, ToHouse, useFromHouseAction } = await import('./from-house/menu-parts.tsx')
      return { Above: FromHouseInMenu, InCategory: ToHouse, useAction: useFromHouseAction }
    },
  ],
  homeNotices: [async () => (await import('./entry/bring-slip.tsx')).BringOnHome],
}
