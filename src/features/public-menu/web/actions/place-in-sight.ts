import { CATEGORY, CATEGORY_LINKS, DISH, DISH_NAME, LONG_CLASS } from '../../menu-dom.ts'
import { goTo, type KeptPlace, type Place, PLACE_KEY } from '../script/place.ts'

const box = (element: Element): DOMRect => element.getBoundingClientRect()

/**
 * Where the reader is: the first dish of which something shows below the bar. Undefined at the beginning of the page,
 * above the bar's place, and where no dish is in sight. Only dishes of the category in sight are measured.
 */
export function placeInSight(): Place | undefined {
  const bar = document.querySelector(CATEGORY_LINKS)?.parentElement
  if (!bar || box(bar).top > 0) return undefined
  const { bottom: line } = box(bar)
  const shows = (element: Element): boolean => box(element).bottom > line
  const sections = [...document.querySelectorAll(CATEGORY)].filter(shows).slice(0, 2)
  const dish = sections.flatMap(section => [...section.querySelectorAll(DISH)]).find(shows)
  const top = dish ? box(dish).top : Number.POSITIVE_INFINITY
  return dish && top < innerHeight ? { id: dish.id, top } : undefined
}

/** Changes the page while the dish that is read stays where it is; the browser's own anchoring would move it twice. */
export function holdPlace(change: () => void, place = placeInSight()): void {
  const { style } = document.documentElement
  style.overflowAnchor = 'none'
  change()
  if (place) goTo(place)
  style.overflowAnchor = ''
}

/** In the dataset of the root element: where the first script has gone, as JSON. */
const RESTORED = 'restored'

/** Where the first script has gone, as long as the reader is there. */
export function restoredPlace(): Place | undefined {
  const place = JSON.parse(document.documentElement.dataset[RESTORED] ?? 'null') as Place | null
  const dish = place && document.getElementById(place.id)
  return dish && Math.abs(box(dish).top - place.top) < 1 ? place : undefined
}

/**
 * The place to which the first script has gone holds for this load only, and for the fourth script. After that load
 * the browser scrolls by itself again: earlier it would go to the height of the former page, with the card of a filter
 * above (decision 0304).
 */
export function initRestoredPlace(): void {
  const scrollAgain = (): void => void setTimeout(() => (history.scrollRestoration = 'auto'))
  if (document.readyState === 'complete') scrollAgain()
  else addEventListener('load', scrollAgain)
  try {
    const kept = sessionStorage.getItem(PLACE_KEY)
    if (kept) document.documentElement.dataset[RESTORED] = kept
    sessionStorage.removeItem(PLACE_KEY)
  } catch {
    // Nothing can be kept.
  }
}

/** Frames in which what comes into sight is drawn for the first time, and may become higher or lower. */
const FRAMES = 5

/** Scrolls now, and again while dishes of a long menu are drawn for the first time on the way. */
export function scrollUntilStill(scroll: () => void, frames = FRAMES): void {
  scroll()
  if (frames && document.documentElement.classList.contains(LONG_CLASS))
    requestAnimationFrame(() => scrollUntilStill(scroll, frames - 1))
}

/** Puts the focus on this dish, or on the first one, without moving the page. */
export function focusDish(place: Place | undefined): void {
  const dish = place && document.getElementById(place.id)
  const link = (dish ?? document).querySelector<HTMLElement>(DISH_NAME)
  link?.focus({ preventScroll: true })
}

/** Remembers where the reader is for the page that is loaded next in this tab; false where nothing is remembered. */
export function keepPlace(click: MouseEvent): boolean {
  const place = placeInSight()
  if (!place) return false
  try {
    sessionStorage.setItem(PLACE_KEY, JSON.stringify({ ...place, byKey: click.detail === 0 } satisfies KeptPlace))
    return true
  } catch {
    return false
  }
}
