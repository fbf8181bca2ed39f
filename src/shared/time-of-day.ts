/** True for a time from 01:00 to 01:59, which is singular in Spanish and Portuguese: 'a la 01:30', 'à 01:30'. */
export const isOneOClock = (time: string): boolean => /^0?1:/.test(time)

/** A time with its Spanish article: 'las 13:05', but 'la 01:30'. */
export const timeWithArticle = (time: string): string => `${isOneOClock(time) ? 'la' : 'las'} ${time}`
