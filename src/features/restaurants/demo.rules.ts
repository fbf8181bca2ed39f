/** The demo restaurant and its owner (3-decisions §5, §9). */
export const DEMO_SLUG = 'el-rincon'
export const DEMO_EMAIL = 'demo@sobremesa.test'

/** Throws 403 `demo`: the demo restaurant cannot be deleted, and its slug cannot be changed (3-decisions §9). */
export const isDemo = (restaurant: { slug: string }): boolean => restaurant.slug === DEMO_SLUG
