const HOUR_S = 60 * 60

/** Points per seconds, by owner (3-decisions §2). */
export const UPLOADS = { name: 'uploads', points: 300, durationS: HOUR_S }
/** What all images of an owner's restaurants may take. */
export const IMAGES_BYTES_MAX = 2_000_000_000
/** Files and images younger than this may belong to a request that still runs. */
export const ORPHAN_AGE_MS = 6 * HOUR_S * 1000
