const TIMEZONES: ReadonlySet<string> = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])

/** For example `America/Argentina/Buenos_Aires`; no offsets, no lower-case names. */
const NAME = /^[A-Z][A-Za-z]+(?:\/[A-Z][\w+-]*)+$/

function isKnown(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('es', { timeZone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/**
 * True for an IANA time zone that this machine knows, `UTC` included (3-decisions §5). It does not use the engine's
 * list, which has one name per zone, and not the same in all engines: `Asia/Kolkata` in one, `Asia/Calcutta` in
 * another.
 */
export const isTimezone = (value: string): boolean => TIMEZONES.has(value) || (NAME.test(value) && isKnown(value))
