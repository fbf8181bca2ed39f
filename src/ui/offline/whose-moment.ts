import { capitalized } from '#shared/names/capitalized.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/time.ts'
import { timeWithArticle } from '#shared/time-of-day.ts'
import { offlineTexts, whoseTexts } from './offline.texts.ts'

const texts = whoseTexts.moment

const SINCE = new Intl.RelativeTimeFormat('es')

/** How long ago something was changed: 'Hace 3 minutos', 'Hace un momento'; of another day as `momentOf`. */
export function agoOf(at: Date, now: Date): string {
  const ms = now.getTime() - at.getTime()
  const said =
    ms < MINUTE_MS
      ? texts.justNow
      : ms < HOUR_MS
        ? SINCE.format(-Math.floor(ms / MINUTE_MS), 'minute')
        : ms < DAY_MS
          ? SINCE.format(-Math.floor(ms / HOUR_MS), 'hour')
          : momentOf(at, now)
  return capitalized(said)
}

/** Of which day something is: 'de ayer', 'del 9 de diciembre'. In the browser's time zone. */
export function dayOf(at: Date, now: Date): string {
  const isOn = (day: Date) => day.toDateString() === at.toDateString()
  if (isOn(now)) return offlineTexts.ofDay.today
  if (isOn(new Date(now.getTime() - DAY_MS))) return offlineTexts.ofDay.yesterday
  return offlineTexts.ofDay.on(at.toLocaleDateString('es', { day: 'numeric', month: 'long' }))
}

/** When something was changed, as people say it: 'hoy a las 11:05'. In the browser's time zone. */
export function momentOf(at: Date, now: Date): string {
  const time = timeWithArticle(at.toLocaleTimeString('es', { hour: '2-digit', minute: '2-digit' }))
  const isOn = (day: Date) => day.toDateString() === at.toDateString()
  if (isOn(now)) return texts.today(time)
  if (isOn(new Date(now.getTime() - DAY_MS))) return texts.yesterday(time)
  return texts.on(at.toLocaleDateString('es', { day: 'numeric', month: 'long' }), time)
}
