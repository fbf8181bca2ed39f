import { PAGES } from '#shared/page-paths.ts'
import type { DashboardFeature } from '#ui/dashboard/dashboard-feature.ts'
import { loadAll, pageWith } from '#ui/dashboard/page-with.ts'
import { screenTexts as texts } from '../screens.texts.ts'
import { menuEntry } from './menu.navigation.ts'

/** The menu on the dashboard: 'Gestión de Menú' with parts of other features, and its hours in Horario. */
export const menuDashboard: DashboardFeature = {
  name: 'menu',
  screens: [
    {
      path: PAGES.menu,
      title: texts.title,
      frame: 'shell',
      load: async ({ menuParts }) => {
        const [{ MenuPage }, parts] = await Promise.all([import('./menu-page.tsx'), loadAll(menuParts)])
        return pageWith(MenuPage, { parts })
      },
    },
  ],
  navigation: [menuEntry],
  // What waits since another day is asked where one comes in.
  homeNotices: [async () => (await import('#ui/offline/held-card.tsx')).HeldCard],
  hoursCards: [async () => (await import('./schedules/schedules-card.tsx')).SchedulesCard],
}
