import type { Feature } from '#platform/feature/feature.ts'
import { registerDayPicture } from './day-picture/day-picture.routes.ts'

/**
 * Server front door of what search engines, shared links and home screens show of a menu. The files of menus are
 * registered by `public-menu`, which hands in the menus that diners may see.
 */
export const seoFeature: Feature = { name: 'seo', routes: registerDayPicture }
export { type FindVisibleMenu, registerMenuFiles } from './seo.routes.ts'
