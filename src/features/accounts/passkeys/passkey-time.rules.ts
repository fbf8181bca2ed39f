import { DAY_MS } from '#shared/time.ts'
import { passkeyTexts } from './passkey.texts.ts'

const texts = passkeyTexts.card
const DAY = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long' })
const DAY_OF_YEAR = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long', year: 'numeric' })

/** 'hoy', 'ayer', 'el 3 de noviembre', in this browser's time. */
function dayText(at: Date, now: Date): string {
  if (at.toDateString() === now.toDateString()) return texts.today
  if (at.toDateString() === new Date(now.getTime() - DAY_MS).toDateString()) return texts.yesterday
  return texts.on((at.getFullYear() === now.getFullYear() ? DAY : DAY_OF_YEAR).format(at))
}

/** 'Creada el 18 de diciembre. Usada hoy'. */
export function passkeyTimes(passkey: { createdAt: string; lastUsedAt: string | null }, now: Date): string {
  const created = texts.created(dayText(new Date(passkey.createdAt), now))
  const used = passkey.lastUsedAt === null ? texts.neverUsed : texts.used(dayText(new Date(passkey.lastUsedAt), now))
  return `${created} ${used}`
}
