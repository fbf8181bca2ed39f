import {
  attributeOf,
  BACK,
  DISH,
  DISH_HOURS,
  DISH_PRICE,
  FOLD,
  PAGE_DATA,
  SHEET,
  SHEET_TEXT,
  UNFOLD,
} from '../../menu-dom.ts'
import { fillTime } from '#features/restaurants/hours/fill-time.ts'
import { lateAt, type MarkState } from '../../late/late-state.ts'
import { CLOCK_EVENT } from '../../page-clock.ts'
import type { LateData } from '../../late/late-view.ts'
import { minuteOfHouse } from './house-minute.ts'
import type { ZoneClock } from '#features/restaurants/hours/week-clock.rules.ts'

const data = document.querySelector(PAGE_DATA)?.textContent ?? ''
const { hours, late } = JSON.parse(data) as { hours: { clock: ZoneClock }; late: LateData }
const { texts } = late
const root = document.documentElement
const OPEN = 'open'
let states: MarkState[] = []

const stateOf = (element: Element, hook: string): MarkState | undefined =>
  states[Number(element.getAttribute(attributeOf(hook)))]

function textOf(until: number, minute: number): string {
  const day = Math.floor(until / 1440)
  const ahead = day - Math.floor(minute / 1440)
  const time = new Date(until * 60_000).toISOString().slice(11, 16)
  const text = ahead === 0 ? texts.back : ahead === 1 ? texts.backTomorrow : texts.backOn
  return fillTime(text, time).replace('{day}', texts.days[(day + 3) % 7]!)
}

/** Folds what the reader kept in sight until then; what stands above must not move what is read. */
const folding = new IntersectionObserver(entries => {
  for (const { target, isIntersecting, boundingClientRect } of entries) {
    if (isIntersecting) continue
    folding.unobserve(target)
    const before = root.scrollHeight
    target.classList.remove(OPEN)
    if (boundingClientRect.top < 0 && !CSS.supports('overflow-anchor', 'auto')) scrollBy(0, root.scrollHeight - before)
  }
})

/**
 * What is not served now is gray, and a whole category is folded, on a page of a menu with hours of its carta. It runs
 * after the header, before the first paint, and at each minute, by the clock of the page, so that a cached or saved
 * one is right as well. Without it the hours stand there, and nothing is folded.
 */
function show(): void {
  const minute = minuteOfHouse(hours.clock, Date.now())
  if (minute === undefined) return
  const before = states
  states = lateAt(late, minute)
  for (const section of document.querySelectorAll(FOLD)) {
    const mark = Number(section.getAttribute(attributeOf(FOLD)))
    const isLate = states[mark]?.late
    if (isLate === before[mark]?.late) continue
    const { top, bottom } = section.getBoundingClientRect()
    if (!isLate) section.classList.remove(OPEN)
    else if (before[mark] && top < innerHeight && bottom > 0) {
      section.classList.add(OPEN)
      folding.observe(section)
    }
  }
  root.dataset['late'] = states.flatMap((state, index) => (state.late ? `h${index}` : [])).join(' ')
  for (const line of document.querySelectorAll(BACK)) {
    const state = stateOf(line, BACK)
    line.textContent = state?.late && state.until ? `${textOf(state.until, minute)} ` : ''
  }
}

function unfold(dish: Element | null | undefined): void {
  const section = dish?.matches(DISH) && dish.closest(FOLD)
  if (!section) return
  folding.unobserve(section)
  section.classList.add(OPEN)
}

function tick(): void {
  show()
  setTimeout(tick, 60_000 - (Date.now() % 60_000))
}

tick()
addEventListener('DOMContentLoaded', () => {
  show()
  unfold(document.getElementById(location.hash.slice(1)))
})
for (const event of ['pageshow', 'visibilitychange', CLOCK_EVENT]) addEventListener(event, show)
// Before anything else hears it: what a link leads to must be there.
addEventListener(
  'click',
  ({ target }) => {
    const link = (target as Element).closest('a')
    if (link?.hash) unfold(document.getElementById(link.hash.slice(1)))
    const dish = (target as Element).closest(UNFOLD)?.parentElement?.querySelector(DISH)
    unfold(dish)
    dish?.querySelector('a')?.focus({ preventScroll: true })
  },
  true,
)
// The sheet of a dish says its hours too, and leads back to the dish.
new MutationObserver(([record]) => {
  const sheet = record?.target as Element
  const dish = document.getElementById(sheet.getAttribute(attributeOf(SHEET)) ?? '')
  unfold(dish)
  const said = dish?.querySelector(DISH_HOURS)?.cloneNode(true)
  const text = sheet.querySelector(SHEET_TEXT)
  if (said) (text?.querySelector(DISH_PRICE) ?? text?.firstElementChild)?.after(said)
}).observe(document, { subtree: true, attributeFilter: [attributeOf(SHEET)] })
