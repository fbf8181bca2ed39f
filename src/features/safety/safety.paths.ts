import { PAGES } from '#shared/page-paths.ts'

/** Below the menu's page, so that the sign-in page does not carry its path. */
export const CHECK_PAGE = `${PAGES.menu}/revision`
