import { DAY_MS, MINUTE_MS } from '#shared/time.ts'

/** Nothing that a diner sees is older than this (3-decisions §1). */
export const FRESH_MS = 1000
/** Menu versions are compared at most twice a second (ARCHITECTURE "The hot path"). */
export const COMPARE_INTERVAL_MS = 500
/** After this long without a diner, versions are no longer compared. */
export const IDLE_AFTER_MS = 5000
/** How long a write may take to commit; until then its menu is compared with the database at every request. */
export const WRITE_PENDING_MS = 30_000
/** Without the database a cached menu is used so long after the moment for which it is known (3-decisions §9). */
export const WITHOUT_DATABASE_MS = MINUTE_MS
/** A database that does not answer a comparison in this time counts as one that cannot be reached. */
export const COMPARE_TIMEOUT_MS = 2000
/** For pages with more characters brotli's best level is not tried: at 3 MB it would block a core for seconds. */
export const COMPRESS_BETTER_MAX = 200_000
/** The best level is worth its time for pages that have not changed for so long and were read so often. */
export const COMPRESS_BETTER_AGE_MS = MINUTE_MS
export const COMPRESS_BETTER_READS = 20
/** Bytes of the cached menus of one process, with their rendered pages. */
export const CACHE_BYTES = 96 * 1024 * 1024
/** Of these, the menus of one owner have at most this much, so that they push out nobody else's. */
export const CACHE_BYTES_OF_OWNER = 16 * 1024 * 1024
/** How many slugs without a restaurant one process remembers, each for `FRESH_MS`. */
export const UNKNOWN_SLUGS_MAX = 10_000
/** A page is rendered again after a day, because the year is printed on it. */
export const PAGE_MAX_AGE_MS = DAY_MS
/** Pages of links to dishes that one process keeps. */
export const DISH_PAGES_MAX = 100
export const DISH_PAGES_BYTES = 16 * 1024 * 1024
/** How often a menu is loaded again when a newer version was committed during the load. */
export const LOAD_TRIES = 5
/** A published page is written when its menu has not changed for so long (decision 0145). */
export const PUBLISH_AFTER_MS = 1500
/** A menu that changes by the clock sooner is not published. */
export const PUBLISH_FOR_MS = MINUTE_MS
/** How often the publisher looks for copies that are over by the clock. */
export const REMOVE_OVER_EVERY_MS = 15_000
/** Copies of menus that change at one hour are dropped at different moments of the minute after it (4-beyond §1). */
export const CHANGE_SPREAD_MS = MINUTE_MS
/** So many menus at most wait for being published; others are at their next rendering. */
export const PUBLISH_WAITING_MAX = 10_000
/** A page that the process still sends so often, although it is published, is published again. */
export const PUBLISH_AGAIN_READS = 1000
/** From so many categories on, the bar has a list of all; from so many dishes on, a search in it. */
export const LIST_CATEGORIES = 8
export const SEARCH_DISHES = 60
