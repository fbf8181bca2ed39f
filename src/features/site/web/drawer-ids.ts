/** Ids of the drawer and of the button that opens it. */
export const DRAWER = 'menu'
export const OPENER = 'abrir-menu'
