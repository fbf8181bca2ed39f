import { type OnDemandTexts, onDemandTexts } from '#features/public-menu/menu-on-demand.texts.ts'
import { MENU_CHANGED_EVENT } from '#features/public-menu/menu-dom.ts'
import { inPageLanguage } from '../in-page-language.ts'
import { placeInSight } from '../place-in-sight.ts'
import { goTo } from '../../script/place.ts'
import { type PageChanges, takeDeclarations } from './changes.ts'
import { say } from './notice.ts'

/** More names than this would be a list nobody reads. */
const NAMES_MAX = 3

/** The policy of the open page holds for what it reads too, and knows its own styles only. */
const STYLES = /<style[^]*?<\/style>/g

const names = (all: string[]): string => all.slice(0, NAMES_MAX).join(', ') + (all.length > NAMES_MAX ? '…' : '')

/** What is said about the changes; none where a diner sees none. */
function sentences(texts: OnDemandTexts, changes: PageChanges): string[] {
  const { allergens, availability, notices } = changes
  return [
    allergens.length > 0 && texts.allergensChanged.replace('{x}', names(allergens)),
    availability.length > 0 && texts.availabilityChanged.replace('{x}', names(availability)),
    changes.setMenus && texts.setMenusChanged,
    changes.carta && texts.menuChanged,
    ...notices.now,
    notices.gone && notices.now.length === 0 && texts.noticesChanged,
    changes.hours && texts.hoursChanged,
  ].filter(text => text !== false)
}

/**
 * Takes into the open page what dishes declare on the present page of the same menu, at its place, and says what else
 * is another: for that, the page must be loaded again. Without a present page the menu is gone.
 */
export function tellChanges(html?: string): void {
  const texts = inPageLanguage(onDemandTexts)
  if (html === undefined) return say(texts, [texts.menuChanged], true)
  const place = placeInSight()
  const changes = takeDeclarations(new DOMParser().parseFromString(html.replace(STYLES, ''), 'text/html'))
  if (changes.allergens.length + changes.availability.length > 0) {
    document.dispatchEvent(new Event(MENU_CHANGED_EVENT))
    if (place) goTo(place)
  }
  const { setMenus, carta, notices, hours } = changes
  say(texts, sentences(texts, changes), setMenus || carta || hours || notices.gone || notices.now.length > 0)
  // So that the next visit without a network is the present menu.
  navigator.serviceWorker?.controller?.postMessage(location.href)
}
