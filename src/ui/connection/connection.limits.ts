/** A write that is unanswered for so long is shown as not stored (DAILY-WORK §3.12). */
export const SILENCE_MS = 2_000
/** How long 'Guardado' stays (DAILY-WORK §3.12). */
export const SAVED_MS = 4_000
/** Without a connection the server is tried again after these times; the last one repeats (DAILY-WORK §3.12). */
export const RETRY_MS = [2_000, 5_000, 10_000, 30_000] as const
/** A server that was reached but cannot store now is tried again after this time. */
export const BUSY_RETRY_MS = 10_000
