const DAY = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long' })

/** '12 de noviembre', in the time zone of the browser. */
export const shortDay = (moment: string): string => DAY.format(new Date(moment))
