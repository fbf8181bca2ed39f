const DAY = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long' })

/** '26 de noviembre', in the time zone of the browser. */
export const dayOf = (iso: string): string => DAY.format(new Date(iso))
