/** `/{slug}?menu=dia`: a menu with the menu of the day open (4-beyond §3). */
export const SET_MENU_PARAMETER = 'menu'
export const DAILY = 'dia'
export const DAILY_QUERY = `${SET_MENU_PARAMETER}=${DAILY}`

/** The address of a menu with its menu of the day open. */
export const withDaily = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}${DAILY_QUERY}`

/** The id of the menu of the day on its page. */
export const DAILY_ID = 'menu-del-dia'
