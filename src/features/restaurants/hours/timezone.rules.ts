const TIMEZONES: ReadonlySet<string> = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])

/** `America/Argentina/Buenos_Aires`; not an offset, not in small letters. */
const NAME = /^[A-Z][A-Za-z]+(?:\/[A-Z][\w+-]*)+$/

function isKnown(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('es', { timeZone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/**
 * An IANA time zone that this machine can compute with, `UTC` included (3-decisions §5). Engines list each zone under
 * one of its names only, and not under the same one: `Asia/Kolkata` here, `Asia/Calcutta` there. All of them are right.
 */
export const isTimezone = (value: string): boolean => TIMEZONES.has(value) || (NAME.test(value) && isKnown(value))
