import { PAGES } from '#shared/page-paths.ts'

/** The id of the tab 'Carta impresa' on the page of the QR. */
export const PAPER_TAB = 'impresa'

/** That tab. */
export const PAPER_PAGE = `${PAGES.qr}?tab=${PAPER_TAB}`

/** Every edition; below the page of the QR, so that the navigation shows where one is. */
export const EDITIONS_PAGE = `${PAGES.qr}/ediciones`

/** What opens at once on the page of the editions: what has changed since one of them, or the print of that alone. */
export const EDITION_SHEETS = ['cambios', 'pegatinas'] as const
export type EditionSheet = (typeof EDITION_SHEETS)[number]

/** The editions with a sheet of one of them open. */
export const editionsWith = (sheet: EditionSheet, n: number): string => `${EDITIONS_PAGE}?${sheet}=${n}`
