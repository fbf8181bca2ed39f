import { DAY_MS } from '#shared/time.ts'
import { checkTexts as texts } from '../check.texts.ts'

const DAY = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long' })
const TIME = new Intl.DateTimeFormat('es-ES', { hour: '2-digit', minute: '2-digit' })

/** '12 de noviembre', in the time zone of the browser. */
export const shortDay = (moment: string): string => DAY.format(new Date(moment))

/** 'Hoy, 14:10', 'Ayer, 22:10' or '12 de noviembre, 14:10', there, too. */
export function shortMoment(moment: string, now: Date): string {
  const isOn = (day: Date): boolean => day.toDateString() === new Date(moment).toDateString()
  const day = isOn(now) ? texts.today : isOn(new Date(now.getTime() - DAY_MS)) ? texts.yesterday : shortDay(moment)
  return `${day}, ${TIME.format(new Date(moment))}`
}
