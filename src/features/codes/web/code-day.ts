const DAY = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long' })
const DAY_OF_YEAR = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long', year: 'numeric' })

/** The day on which something became of a code, with the year where it is not this one. */
export function codeDay(moment: string, now = new Date()): string {
  const day = new Date(moment)
  return (day.getFullYear() === now.getFullYear() ? DAY : DAY_OF_YEAR).format(day)
}
