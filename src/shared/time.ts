/** Lengths of time, in milliseconds. A figure of the specification keeps its own name and is written with these. */
export const SECOND_MS = 1000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** The same in seconds, for jobs, cookies and headers, which count in them. */
export const MINUTE_S = 60
export const HOUR_S = 60 * MINUTE_S
export const DAY_S = 24 * HOUR_S

/** And in minutes, for opening hours. */
export const DAY_MINUTES = 24 * 60
