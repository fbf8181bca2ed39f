/** The server's front door of the menu. */
export { registerMenuRoutes } from './menu.routes.ts'
