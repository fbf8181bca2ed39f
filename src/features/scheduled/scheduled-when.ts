import { timeWithArticle } from '#shared/time-of-day.ts'

const partsOf = (at: Date, timeZone: string) =>
  new Map(
    new Intl.DateTimeFormat('es-ES', {
      timeZone,
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      hour: 'numeric',
      minute: '2-digit',
      hourCycle: 'h23',
    })
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )

/** 'lunes 30 de noviembre a las 6:00', on the clock of the house. */
export function momentText(at: Date, timeZone: string): string {
  const parts = partsOf(at, timeZone)
  const time = `${Number(parts.get('hour'))}:${parts.get('minute')}`
  return `${parts.get('weekday')} ${parts.get('day')} de ${parts.get('month')} a ${timeWithArticle(time)}`
}
