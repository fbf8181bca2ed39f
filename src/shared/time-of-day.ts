/** A time of day as contracts take it: 'HH:MM', from 00:00 to 23:59. */
export const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/

/** True for a time from 01:00 to 01:59, which is singular in Spanish and Portuguese: 'a la 01:30', 'à 01:30'. */
export const isOneOClock = (time: string): boolean => /^0?1:/.test(time)

/** A time with its Spanish article: 'las 13:05', but 'la 01:30'. */
export const timeWithArticle = (time: string): string => `${isOneOClock(time) ? 'la' : 'las'} ${time}`

/**
 * '8:00', but '0:30': diners read hours without a leading zero (4-beyond §1); people of the house as fields have them.
 * A time that is written so already stays.
 */
export const dinerTime = (time: string): string => time.replace(/^0(?=\d)/, '')

/** From one time to another as it is written in every language: '12:00–16:00', with an en dash and no spaces. */
export const timeRange = (from: string, to: string): string => `${from}–${to}`
