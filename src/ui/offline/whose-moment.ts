import { DAY_MS } from '#shared/time.ts'
import { timeWithArticle } from '#shared/time-of-day.ts'
import { whoseTexts } from './offline.texts.ts'

const texts = whoseTexts.moment

/** When something was changed, as people say it: 'hoy a las 11:05'. In the browser's time zone. */
export function momentOf(at: Date, now: Date): string {
  const time = timeWithArticle(at.toLocaleTimeString('es', { hour: '2-digit', minute: '2-digit' }))
  const isOn = (day: Date) => day.toDateString() === at.toDateString()
  if (isOn(now)) return texts.today(time)
  if (isOn(new Date(now.getTime() - DAY_MS))) return texts.yesterday(time)
  return texts.on(at.toLocaleDateString('es', { day: 'numeric', month: 'long' }), time)
}
