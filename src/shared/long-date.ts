const DAY = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long' })
const TIME = new Intl.DateTimeFormat('es-ES', { timeStyle: 'short' })

/** A day in words, in the time zone of the browser: '3 de diciembre de 2026'. */
export const longDate = (moment: string | Date): string => DAY.format(new Date(moment))

const DAY_OF_YEAR = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long' })

/** A day of the next twelve months, in the time zone of the browser: '3 de diciembre'. */
export const dayOfYear = (moment: string | Date): string => DAY_OF_YEAR.format(new Date(moment))

/** The time of a moment, in the time zone of the browser: '10:24'. */
export const shortTime = (moment: string | Date): string => TIME.format(new Date(moment))
