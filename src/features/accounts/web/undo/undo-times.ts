import { timeWithArticle } from '#shared/time-of-day.ts'
import { DAY_MS } from '#shared/time.ts'
import type { DeletionUndo } from '../../deletion.contract.ts'
import { undoTexts as texts } from '../../undo.texts.ts'

const DAY = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long' })
const TIME = new Intl.DateTimeFormat('es-ES', { hour: '2-digit', minute: '2-digit' })

/** 'hoy', 'mañana', 'el 3 de mayo', in this browser's time. */
export function dayText(at: Date, now: Date): string {
  const isDay = (offset: number) => at.toDateString() === new Date(now.getTime() + offset * DAY_MS).toDateString()
  if (isDay(0)) return texts.at.today
  if (isDay(-1)) return texts.at.yesterday
  return isDay(1) ? texts.at.tomorrow : texts.at.on(DAY.format(at))
}

/** 'hoy a las 17:52', in this browser's time. */
export function momentText(iso: string, now: Date): string {
  const at = new Date(iso)
  return texts.time(dayText(at, now), timeWithArticle(TIME.format(at)))
}

/** When the account was deleted, and until when that is taken back. */
export function leadOf({ deletedAt, until }: DeletionUndo, now: Date): string {
  const end = new Date(until)
  const isSameTime = TIME.format(end) === TIME.format(new Date(deletedAt))
  return texts.lead(momentText(deletedAt, now), isSameTime ? texts.sameTime(dayText(end, now)) : momentText(until, now))
}
