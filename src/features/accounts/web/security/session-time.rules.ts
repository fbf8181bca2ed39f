import { securityTexts } from '../../user-settings.texts.ts'

const texts = securityTexts.sessions
const DAY = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long' })
const DAY_OF_YEAR = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long', year: 'numeric' })
const TIME = new Intl.DateTimeFormat('es-ES', { hour: '2-digit', minute: '2-digit' })

/** When a session was last used, in this browser's time: 'Hoy, a las 13:05', '14 de noviembre, a las 22:40'. */
export function lastUsedText(at: Date, now: Date): string {
  const isToday = at.toDateString() === now.toDateString()
  const format = at.getFullYear() === now.getFullYear() ? DAY : DAY_OF_YEAR
  return texts.at(isToday ? texts.today : format.format(at), TIME.format(at))
}
