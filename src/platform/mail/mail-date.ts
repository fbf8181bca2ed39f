import { timeWithArticle } from '#shared/time-of-day.ts'

const DAY = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'Europe/Madrid' })

/** A day in the form of mails: `21 de diciembre de 2026`, in Madrid's time. */
export const mailDay = (date: Date): string => DAY.format(date)

const DAY_OF_YEAR = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long', timeZone: 'Europe/Madrid' })

/** A day of the next twelve months in the form of mails: `21 de diciembre`, in Madrid's time. */
export const mailDayOfYear = (date: Date): string => DAY_OF_YEAR.format(date)

const TIME = new Intl.DateTimeFormat('es-ES', { timeStyle: 'short', timeZone: 'Europe/Madrid' })

/** A moment in the form of mails: `21 de noviembre de 2026, 22:40`, in Madrid's time. */
export const mailTime = (date: Date): string => `${mailDay(date)}, ${TIME.format(date)}`

/** A moment within a sentence of a mail: `21 de noviembre a las 22:40`, in Madrid's time; of the months around now. */
export const mailMoment = (date: Date): string => `${mailDayOfYear(date)} a ${timeWithArticle(TIME.format(date))}`
