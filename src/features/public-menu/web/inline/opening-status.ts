import { PAGE_DATA, STATUS } from '../../menu-dom.ts'
import { fillTime } from '#features/restaurants/hours/fill-time.ts'
import {
  minuteOfWeek,
  minuteOfWeekBy,
  openStateAt,
  type WeekRange,
  type ZoneClock,
} from '#features/restaurants/hours/week-clock.rules.ts'

/** Texts of `public-menu.texts.ts`; `days` in lower case, Monday first. */
export type StatusTexts = {
  openNow: string
  closesAt: string
  closed: string
  opensAt: string
  opensTomorrow: string
  opensOn: string
  days: string[]
}
/** `hours` of the page's data. */
export type OpeningHours = { ranges: WeekRange[]; timeZone: string; clock: ZoneClock; texts: StatusTexts }

const EVERY_MS = 30_000
const DAY_MINUTES = 1440
const WEEK_MINUTES = 7 * DAY_MINUTES

const line = document.querySelector<HTMLElement>(STATUS)
const data = document.querySelector(PAGE_DATA)?.textContent ?? ''
const { ranges, timeZone, clock, texts } = (JSON.parse(data) as { hours: OpeningHours }).hours

function timeOfChange(minute: number, changesIn: number, open: boolean): string {
  const at = (minute + changesIn) % WEEK_MINUTES
  const twoDigits = (value: number): string => `0${value}`.slice(-2)
  const time = `${twoDigits(Math.floor(at / 60) % 24)}:${twoDigits(at % 60)}`
  const daysAhead = Math.floor((minute + changesIn) / DAY_MINUTES) - Math.floor(minute / DAY_MINUTES)
  const later = daysAhead === 0 ? texts.opensAt : daysAhead === 1 ? texts.opensTomorrow : texts.opensOn
  const day = texts.days[Math.floor(at / DAY_MINUTES)] ?? ''
  return fillTime(open ? texts.closesAt : later, time).replace('{day}', day)
}

/**
 * Runs right after the status line, before the first paint, and every half minute: writes whether the restaurant is
 * open now, so that a cached page never shows an old answer. Without a script the line is a link to the hours. Also
 * marks today in the table of hours.
 */
function show(): void {
  try {
    const now = Date.now()
    const minute = minuteOfWeekBy(clock, now) ?? minuteOfWeek(now, timeZone)
    const { open, changesIn } = openStateAt(ranges, minute)
    document.documentElement.dataset['day'] = String(Math.floor(minute / DAY_MINUTES))
    if (!line) return
    const dot = document.createElement('i')
    const next = document.createElement('em')
    if (changesIn !== null && (!open || changesIn < DAY_MINUTES))
      next.textContent = timeOfChange(minute, changesIn, open)
    line.dataset['open'] = String(open)
    line.replaceChildren(dot, open ? texts.openNow : texts.closed, next)
  } catch {
    // A browser that does not know the time zone keeps the link to the hours.
  }
}

show()
setInterval(show, EVERY_MS)
