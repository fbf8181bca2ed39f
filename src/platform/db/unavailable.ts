/**
 * Errors of PostgreSQL that mean "not now": connection (08), resources (53), read-only (25006), shutting down (57P0x),
 * canceled by a time-out (57014), lock not available (55P03), deadlock (40P01), transaction idle too long (25P03).
 */
const SQL_STATES = /^(08...|53...|57P0.|57014|55P03|40P01|25006|25P03)$/
/** Errors of the network connection to it. */
const NETWORK = /^(ECONN[A-Z]+|EPIPE|ETIMEDOUT|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|ENOTFOUND|EAI_AGAIN)$/
/** Errors of the driver, which have no code. */
const DRIVER =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error)/

/**
 * True for an error that passes by itself: the database cannot be reached, is overloaded, or took too long. The call is
 * then 503, and no fault of ours (3-decisions §9). A missing file is none of these: ENOENT counts for a socket only.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  const { code = '', message = '', syscall = '' } = error as { code?: unknown; message?: string; syscall?: string }
  if (typeof code !== 'string') return false
  if (code === 'ENOENT') return syscall === 'connect'
  return SQL_STATES.test(code) || NETWORK.test(code) || DRIVER.test(message)
}
