import { DAY_MINUTES } from '#shared/time.ts'
import { timeOfMinute, weekdayOf } from '#features/restaurants/opening/days.ts'
import { type Opening as Hours, openingAt } from '#features/restaurants/opening/opening.rules.ts'
import { openingTexts as texts } from './home.texts.ts'

export type Opening = { isOpen: boolean; title: string; detail: string }

/** Whether the house is open now, and when that changes, in words: 'Cierra a las 16:00, en 1 h 40 min'. */
export function openingOf(opening: Hours, instant: number): Opening {
  const { now, isOpen, until } = openingAt(opening, instant)
  const title = isOpen ? texts.open : texts.closed
  if (until === null) return { isOpen, title, detail: isOpen ? texts.always : texts.noHours }
  const day = Math.floor(until / DAY_MINUTES)
  const days = day - Math.floor(now / DAY_MINUTES)
  const change = { isOpen, time: timeOfMinute(until), days, weekday: weekdayOf(day) }
  return { isOpen, title, detail: texts.change(change, texts.span(until - now)) }
}
