const TIMEZONES: ReadonlySet<string> = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])

/** An IANA time zone that this machine can compute with, `UTC` included (3-decisions §5). */
export const isTimezone = (value: string): boolean => TIMEZONES.has(value)
