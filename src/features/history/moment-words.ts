const partsOf = (at: Date, timeZone: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('es-ES', { timeZone, ...options }).format(at)

/** 'viernes, 13 de noviembre, a las 18:00', by the clock of the house; with the year where it is not this one. */
export function momentText(at: Date, { timezone, now }: { timezone: string; now: Date }): string {
  const year = (date: Date) => partsOf(date, timezone, { year: 'numeric' })
  const day = partsOf(at, timezone, { weekday: 'long', day: 'numeric', month: 'long' })
  const time = partsOf(at, timezone, { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' })
  return `${day}${year(at) === year(now) ? '' : ` de ${year(at)}`}, a las ${time}`
}
