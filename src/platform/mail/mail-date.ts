const DAY = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'Europe/Madrid' })

/** A day as mails write it: `21 de diciembre de 2026`, in Madrid. */
export const mailDay = (date: Date): string => DAY.format(date)

const TIME = new Intl.DateTimeFormat('es-ES', { timeStyle: 'short', timeZone: 'Europe/Madrid' })

/** A moment as mails write it: `21 de noviembre de 2026, 22:40`, in Madrid. */
export const mailTime = (date: Date): string => `${mailDay(date)}, ${TIME.format(date)}`
