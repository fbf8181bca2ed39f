import { capitalized } from '#shared/names/capitalized.ts'
import { DAY_MINUTES } from '#shared/time.ts'
import { specialSays, weekdayAndNumber } from '#features/restaurants/opening/day-words.ts'
import { dayOfMinute, isoOfDay, timeOfMinute, weekdayOf } from '#features/restaurants/opening/days.ts'
import { type Opening as Hours, openingAt } from '#features/restaurants/opening/opening.rules.ts'
import type { SpecialFields } from '#features/restaurants/opening/special-days.rules.ts'
import { openingTexts as texts } from './home.texts.ts'

export type Opening = { isOpen: boolean; title: string; detail: string }

/**
 * Whether the house is open now, and when that changes, in words: 'Cierra a las 16:00, en 1 h 40 min'; of days in a row
 * that are closed, why and until when (EVERY-DAY §4).
 */
export function openingOf(opening: Hours<SpecialFields>, instant: number): Opening {
  const { now, isOpen, until, from, special, slots } = openingAt(opening, instant)
  const isChanged = from === 'today' && slots.length === 0
  const title = isOpen ? texts.open : isChanged ? texts.closedToday : texts.closed
  if (!isOpen && from === 'special' && special?.slots.length === 0 && special.from !== special.to) {
    const back = until === null ? undefined : isoOfDay(dayOfMinute(until))
    const returns = back && until !== null ? texts.back(weekdayAndNumber(back), timeOfMinute(until)) : ''
    const detail = [texts.awayUntil(weekdayAndNumber(special.to)), returns].filter(Boolean).join(' ')
    return { isOpen, title: capitalized(specialSays(special)), detail }
  }
  if (until === null) return { isOpen, title, detail: isOpen ? texts.always : texts.noHours }
  const day = Math.floor(until / DAY_MINUTES)
  const days = day - Math.floor(now / DAY_MINUTES)
  const change = { isOpen, time: timeOfMinute(until), days, weekday: weekdayOf(day) }
  return { isOpen, title, detail: texts.change(change, texts.span(until - now)) }
}
