import type { Menu } from '#features/menu/menu-snapshot.ts'

/** In `Server-Timing`: when the server has sent a page, in milliseconds since 1970. */
export const SENT_AT = 'sent'

/**
 * On the root element of a page with times: how many milliseconds the clock of the server is ahead of that of the
 * phone; empty while nobody knows.
 */
export const AHEAD = 'ahead'

/** On the window: the page's clock was set. */
export const CLOCK_EVENT = 'clock'

/** True where a page says other things at another time of day: hours of the carta, or set menus. */
export const hasTimes = ({ schedules = [], setMenus = [] }: Menu['restaurant'], asksDaily = false): boolean =>
  asksDaily || schedules.length + setMenus.length > 0
