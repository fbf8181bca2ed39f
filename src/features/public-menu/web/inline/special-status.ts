import { DAY_WHEN, PAGE_DATA, STATUS } from '../../menu-dom.ts'
import { fillTime } from '#features/restaurants/hours/fill-time.ts'
import { openAt, type DayRange } from '#features/restaurants/opening/open-state.rules.ts'
import type { DayData } from '#features/restaurants/opening/diners/day-view.ts'
import type { ZoneClock } from '#features/restaurants/hours/week-clock.rules.ts'
import type { StatusTexts } from './opening-status.ts'

/** `hours` of the data of a page with changed hours or notices. `week`: Monday first. */
export type SpecialHoursData = {
  week: readonly (readonly DayRange[])[]
  days: DayData[]
  clock: ZoneClock
  texts: StatusTexts
}

const EVERY_MS = 30_000
const data = document.querySelector(PAGE_DATA)?.textContent ?? ''
const { week, days, clock, texts } = (JSON.parse(data) as { hours: SpecialHoursData }).hours
const line = document.querySelector<HTMLElement>(STATUS)

const rangesOn = (day: number): readonly DayRange[] =>
  days.find(([from, to]) => from <= day && day <= to)?.[2] ?? week[(day + 3) % 7]!

function textOf(open: boolean, minute: number, until: number): string {
  const ahead = Math.floor(until / 1440) - Math.floor(minute / 1440)
  const time = new Date(until * 60_000).toISOString().slice(11, 16)
  const later = ahead === 0 ? texts.opensAt : ahead === 1 ? texts.opensTomorrow : texts.opensOn
  return fillTime(open ? texts.closesAt : later, time).replace('{day}', texts.days[(Math.floor(until / 1440) + 3) % 7]!)
}

/**
 * In place of `opening-status.ts` where a menu has changed hours or notices: the same line, with these days; and every
 * element that holds for a time is shown in that time only. It runs at the end of the header, before the first paint,
 * and every half minute, so that a saved or cached page is right as well.
 */
function show(): void {
  const now = Math.floor(Date.now() / 60_000)
  for (const element of document.querySelectorAll<HTMLElement>(DAY_WHEN)) {
    const [from, to] = element.dataset['when']!.split(' ')
    element.hidden = now < +from! || now >= +to!
  }
  let offset: number | undefined
  for (const [from, minutes] of clock.offsets) if (from <= now) offset = minutes
  if (offset === undefined || now >= clock.until || !line) return
  const minute = now + offset
  const { open, until } = openAt(rangesOn, minute)
  document.documentElement.dataset['day'] = String((Math.floor(minute / 1440) + 3) % 7)
  const next = document.createElement('em')
  if (until && (!open || until - minute < 1440)) next.textContent = textOf(open, minute, until)
  line.dataset['open'] = String(open)
  line.replaceChildren(document.createElement('i'), open ? texts.openNow : texts.closed, next)
}

show()
addEventListener('load', show)
setInterval(show, EVERY_MS)
