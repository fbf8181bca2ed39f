import { PAGES } from '#shared/page-paths.ts'

/** Below the menu's page, so that the sign-in page does not carry their paths. */
export const DAILY_MENU_PAGE = `${PAGES.menu}/dia`
export const MENU_WEEK_PAGE = `${PAGES.menu}/semana`
export const SERVED_PAGE = `${PAGES.menu}/servido`
export const SHARE_PAGE = `${PAGES.menu}/compartir`
/** Which day is open: `?dia=2026-11-24`. */
export const DAY_PARAMETER = 'dia'
