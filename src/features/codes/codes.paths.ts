/** The tab of the QR page, in its address (PAPER-AND-NUMBERS §3). */
export const CODES_TAB = 'mesas'
