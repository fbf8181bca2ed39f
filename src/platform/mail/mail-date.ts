const DAY = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'Europe/Madrid' })

/** A day as mails write it: `21 de diciembre de 2026`, in Madrid. */
export const mailDay = (date: Date): string => DAY.format(date)
