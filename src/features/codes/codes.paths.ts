import { PAGES } from '#shared/page-paths.ts'

/** The tab of the QR page. */
export const CODES_TAB = 'mesas'
/** 'Mesas y zonas' (PAPER-AND-NUMBERS §3). */
export const CODES_PAGE = `${PAGES.qr}?tab=${CODES_TAB}`
