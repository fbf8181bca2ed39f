import type { Feature } from '#platform/feature/feature.ts'
import { registerMenuRoutes } from './menu.routes.ts'

/** The server's front door of the menu. */
export const menuFeature: Feature = { name: 'menu', routes: registerMenuRoutes }
