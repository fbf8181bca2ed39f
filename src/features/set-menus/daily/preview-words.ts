import { timeWithArticle } from '#shared/time-of-day.ts'
import { dayOfIso, timeOfMinute } from '#features/restaurants/opening/days.ts'
import { houseMinute } from '#features/restaurants/opening/house-clock.ts'
import { capitalized } from '#shared/names/capitalized.ts'
import type { DailyMenu, DailyRules } from './daily-menu.contract.ts'
import { isInService } from './daily-menu.rules.ts'
import { dailyTexts as texts } from './daily-menu.texts.ts'
import { dayInText } from './day-words.ts'

type Seen = { rules: DailyRules; timezone: string; now: number; today: number; isLapsed: boolean }

/** What stands over the phone beside the sheet: what it shows of a day, and since when. */
export function previewWords(day: DailyMenu, { rules, timezone, now, today, isLapsed }: Seen): string {
  const { date, state } = day
  const opens = timeWithArticle(rules.slots[0]?.open ?? '')
  const minute = houseMinute(now, timezone)
  if (isLapsed) return texts.lastPublished
  if (state === 'empty') return texts.noneYet(dayInText(date, today))
  if (state === 'ended') return texts.states.ended
  if (state === 'soldOut' && day.soldOutAt !== null)
    return texts.soldOutPill(timeWithArticle(timeOfMinute(houseMinute(Date.parse(day.soldOutAt), timezone))))
  if (state === 'published' && !day.hasChanges)
    return isInService(day, rules, minute) ? texts.whatTheySee : texts.published
  if (dayOfIso(date) > today) return texts.onDay(capitalized(dayInText(date, today)), opens)
  return isInService(day, rules, minute) ? texts.soItWillBe : texts.soTheyWill(opens)
}
