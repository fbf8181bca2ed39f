import { DAY_MS } from '#shared/time.ts'
import { securityTexts } from '../../user-settings.texts.ts'

const texts = securityTexts.sessions
const DAY = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long' })
const DAY_OF_YEAR = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long', year: 'numeric' })
const TIME = new Intl.DateTimeFormat('es-ES', { hour: '2-digit', minute: '2-digit' })

/** When a session was last used, in this browser's time: 'Hoy, a las 13:05', 'Ayer, a las 23:05', '14 de noviembre, a las 22:40'. */
export function lastUsedText(at: Date, now: Date): string {
  const isOn = (day: Date) => at.toDateString() === day.toDateString()
  const near = isOn(now) ? texts.today : isOn(new Date(now.getTime() - DAY_MS)) ? texts.yesterday : null
  const format = at.getFullYear() === now.getFullYear() ? DAY : DAY_OF_YEAR
  return texts.at(near ?? format.format(at), TIME.format(at))
}
