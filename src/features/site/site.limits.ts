import { HOUR_S } from '#shared/time.ts'

/** Restaurants in one sitemap: in three languages each they stay below the 50 000 URLs that one may have. */
export const MENUS_PER_SITEMAP = 16_000
/** Restaurants that one statement reads for a sitemap. */
export const MENUS_PER_PAGE = 4000
/** Search engines ask again after this. */
export const SITEMAP_MAX_AGE_S = HOUR_S
/** Statements for sitemaps that wait in one process; the next one is 503. */
export const SITEMAPS_WAITING_MAX = 20
