import type { DashboardFeature } from '#ui/dashboard/dashboard-feature.ts'
import { dailyTexts as texts } from '../daily/daily-menu.texts.ts'
import { DAILY_MENU_PAGE, MENU_WEEK_PAGE, SERVED_PAGE } from '../set-menus.paths.ts'
import { servedTexts, weekTexts } from '../week.texts.ts'

/** Set menus on the dashboard: their screens, and the way to them from the menu's '⋯'. */
export const setMenusDashboard: DashboardFeature = {
  name: 'set-menus',
  screens: [
    {
      path: DAILY_MENU_PAGE,
      title: texts.title,
      frame: 'shell',
      load: async () => (await import('./daily-menu-page.tsx')).DailyMenuPage,
    },
    {
      path: MENU_WEEK_PAGE,
      title: weekTexts.title,
      frame: 'shell',
      load: async () => (await import('./week/week-page.tsx')).WeekPage,
    },
    {
      path: SERVED_PAGE,
      title: servedTexts.title,
      frame: 'shell',
      load: async () => (await import('./served/served-page.tsx')).ServedPage,
    },
  ],
  homeCards: [async () => (await import('./home-card.tsx')).DailyMenuCard],
  menuParts: [async () => ({ useAction: (await import('./use-daily-menu-action.tsx')).useDailyMenuAction })],
}
