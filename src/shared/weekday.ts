/** Monday first, as the specification lists them (S1 §3). */
export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** A time with its Spanish article: 'las 13:05', but 'la 01:30', because one o'clock is singular. */
export const timeWithArticle = (time: string): string => `${/^0?1:/.test(time) ? 'la' : 'las'} ${time}`
