import { MINUTE_MS } from '#shared/time.ts'
import type { MenuActionTexts } from '../../menu-actions.texts.ts'
import {
  MENU_AGE,
  MENU_CHANGED_EVENT,
  PAGE_DATA,
  PANEL_CHOICE,
  PANEL_TOGGLE,
  SAVED,
  TODAY_PRICE,
} from '../../menu-dom.ts'
import { savedText } from '../offline/saved-page.ts'
import { readPageData } from '../page-data.ts'
import { goTo } from '../script/place.ts'
import { actionTexts } from './action-texts.ts'
import { type MenuChanges, takeDeclarations } from './menu-changes.ts'
import { addNotice } from './notice.ts'
import { ownData } from './own-data.ts'
import { keepPlace, placeInSight } from './place-in-sight.ts'

const EVERY_MS = 2 * MINUTE_MS
/** Whatever happens, the server is not asked more often. */
const AT_MOST_EVERY_MS = MINUTE_MS
/** A network that has not answered after this long is none; the answer still counts when it comes. */
const PATIENCE_MS = 10_000
/** More names than this would be a list nobody reads. */
const NAMES_MAX = 3

/** The line of a page that the phone had saved: since when. */
const savedLine = (): string | undefined =>
  document.querySelector(`${SAVED} ${PAGE_DATA}+span`)?.textContent ?? undefined

/** False where the page came from the phone itself: saved, or a step back, for which browsers ask nobody. */
function loadingAsked(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return savedLine() === undefined && navigation?.type !== 'back_forward'
}

const names = (all: string[]): string => all.slice(0, NAMES_MAX).join(', ') + (all.length > NAMES_MAX ? '…' : '')

/** What is said about the changes; none where a diner sees none. */
function sentences(texts: MenuActionTexts, { allergens, availability, texts: others }: MenuChanges): string[] {
  return [
    allergens.length && texts.allergensChanged.replace('{x}', names(allergens)),
    availability.length && texts.availabilityChanged.replace('{x}', names(availability)),
    others && texts.menuChanged,
  ].filter(Boolean) as string[]
}

function writeAge(text: string): void {
  for (const line of document.querySelectorAll(MENU_AGE)) line.textContent = text
}

/**
 * Keeps a menu true that is left open: asks the server every two minutes in sight, when the page is shown again and
 * when the filter is used, and compares what each page names: the menu's version, and when it changes by itself. What
 * dishes declare changes by itself, at its place; a price of today goes when its day ends; for anything else the reader
 * is asked. While nobody answers, the filter says since when, or that it may have changed.
 */
export function initFreshness(): void {
  let known = ownData()
  const { changesAt } = known
  const path = known.languages?.[0]
  if (path === undefined) return
  const texts = actionTexts()
  const notice = addNotice(texts, event => {
    if (keepPlace(event)) history.scrollRestoration = 'manual'
    location.reload()
  })
  /** 0 while nobody knows when the page was true. */
  let confirmedAt = loadingAsked() ? Date.now() - performance.now() : 0
  let askedAt = confirmedAt

  function sayAge(): void {
    const age = savedText(document.documentElement.lang, new Date(confirmedAt), new Date())
    writeAge(savedLine() ?? (confirmedAt ? age : age.split(' · ')[1]!))
  }

  function take(html: string): void {
    const place = placeInSight()
    const changes = takeDeclarations(new DOMParser().parseFromString(html, 'text/html'))
    if (changes.allergens.length + changes.availability.length) {
      document.dispatchEvent(new Event(MENU_CHANGED_EVENT))
      if (place) goTo(place)
    }
    notice.say(sentences(texts, changes), changes.texts)
    // So that the next visit without a network is the present menu.
    navigator.serviceWorker?.controller?.postMessage(location.href)
  }

  async function ask(): Promise<void> {
    // Also where nobody can be asked.
    if (changesAt && changesAt <= Date.now()) for (const price of document.querySelectorAll(TODAY_PRICE)) price.remove()
    // A phone's clock can be set back.
    if (document.hidden || Math.abs(Date.now() - askedAt) < AT_MOST_EVERY_MS) return
    const now = (askedAt = Date.now())
    const late = setTimeout(sayAge, PATIENCE_MS)
    try {
      const answer = await fetch(path!, { cache: 'no-cache' })
      if ([404, 451].includes(answer.status)) return notice.say([texts.menuChanged], true)
      const html = await answer.text()
      const present = answer.ok ? readPageData(html)?.data : undefined
      // Such a page comes from somebody else, as in a hotel's network.
      if (!present?.version) throw new Error('No menu')
      confirmedAt = now
      writeAge('')
      const newer = present.version - (known.version ?? 0)
      if (newer < 0 || (newer === 0 && present.changesAt === known.changesAt)) return
      known = present
      take(html)
    } catch {
      sayAge()
    } finally {
      clearTimeout(late)
    }
  }

  document.addEventListener('visibilitychange', () => void ask())
  addEventListener('pageshow', () => void ask())
  setInterval(() => void ask(), EVERY_MS)
  document.addEventListener('click', event => {
    if ((event.target as Element).closest([PANEL_TOGGLE, PANEL_CHOICE].join())) void ask()
  })
  void ask()
}
