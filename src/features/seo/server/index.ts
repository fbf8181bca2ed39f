import type { Feature } from '#platform/feature/feature.ts'

/**
 * Server front door of what search engines, shared links and home screens show of a menu. Its routes are registered by
 * `public-menu`, which hands in the menus that diners may see.
 */
export const seoFeature: Feature = { name: 'seo' }
export { type FindVisibleMenu, registerMenuFiles } from './seo.routes.ts'
