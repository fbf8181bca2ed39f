import { timeWithArticle } from '#shared/time-of-day.ts'
import { keptTexts as texts } from './kept.texts.ts'

const TIME = new Intl.DateTimeFormat('es-ES', { hour: '2-digit', minute: '2-digit' })
const DAY = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long' })

function whenText(at: Date, now: Date): string {
  const time = timeWithArticle(TIME.format(at))
  return at.toDateString() === now.toDateString() ? texts.today(time) : texts.on(DAY.format(at), time)
}

/** '«Croquetas», hoy a las 17:32. Tu sesión terminó y la página se cerró.' (EVERY-DAY §6) */
export const keptSentence = ({ title, at }: { title: string; at: number }, now = new Date()): string =>
  `${title && `«${title}», `}${whenText(new Date(at), now)} ${texts.why}`
