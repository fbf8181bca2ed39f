import { MINUTE_MS, SECOND_MS } from '#shared/time.ts'
import {
  ACTIONS_URL,
  attributeOf,
  MENU_AGE,
  PAGE_DATA,
  PANEL_CHOICE,
  PANEL_TOGGLE,
  SAVED,
  TODAY_PRICE,
} from '../../menu-dom.ts'
import { AHEAD, CLOCK_EVENT } from '../../page-clock.ts'
import { savedText } from '../offline/saved-page.ts'
import { readPageData } from '../page-data.ts'
import { onDemand } from './on-demand.ts'
import { ownData } from './own-data.ts'

const EVERY_MS = 2 * MINUTE_MS
/** Whatever happens, the server is not asked more often. */
const AT_MOST_EVERY_MS = MINUTE_MS
/** A network that has not answered after this long is none; the answer still counts when it comes. */
const PATIENCE_MS = 10_000
/** In the HTML of a page: the URL of its second script. */
const ACTIONS = new RegExp(`${attributeOf(ACTIONS_URL)}="([^"]+)"`)

/** The line of a page that the phone had saved: since when. */
const savedLine = (): string | undefined =>
  document.querySelector(`${SAVED} ${PAGE_DATA}+span`)?.textContent ?? undefined

/** False where the page came from the phone itself: saved, or a step back, for which browsers ask nobody. */
function loadingAsked(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return savedLine() === undefined && navigation?.type !== 'back_forward'
}

/**
 * A page with times takes the clock of the server from its answer, where its own is wrong by more than a minute.
 * Answers by how many milliseconds it was set.
 */
function setClock({ headers }: Response): number {
  const { dataset } = document.documentElement
  const sent = Date.parse(headers.get('date') ?? '')
  const wrong = sent + Number(headers.get('age')) * SECOND_MS - Date.now()
  if (dataset[AHEAD] === undefined || !(Math.abs(wrong) > MINUTE_MS)) return 0
  dataset[AHEAD] = `${+dataset[AHEAD] + wrong}`
  dispatchEvent(new Event(CLOCK_EVENT))
  return wrong
}

function writeAge(text: string): void {
  for (const line of document.querySelectorAll(MENU_AGE)) line.textContent = text
}

/**
 * Keeps a menu true that is left open: asks the server every two minutes in sight, when the page is shown again and
 * when the filter is used, and compares what each page names: the menu's version, and when it changes by itself. What
 * has changed is told by the script on demand. A price of today goes when its day ends. While nobody answers, or that
 * script does not come, the filter says since when, or that it may have changed.
 */
export function initFreshness(): void {
  let known = ownData()
  const { pricesEndAt } = known
  const path = known.languages?.[0]
  if (path === undefined) return
  /** 0 while nobody knows when the page was true. */
  let confirmedAt = loadingAsked() ? Date.now() - performance.now() : 0
  // A page with times that does not know the time asks at once.
  let askedAt = document.documentElement.dataset[AHEAD] === '' ? 0 : confirmedAt

  function sayAge(): void {
    const age = savedText(document.documentElement.lang, new Date(confirmedAt), new Date(Date.now()))
    writeAge(savedLine() ?? (confirmedAt ? age : age.split(' · ')[1]!))
  }

  async function ask(): Promise<void> {
    // Also where nobody can be asked.
    if (pricesEndAt && pricesEndAt <= Date.now())
      for (const price of document.querySelectorAll(TODAY_PRICE)) price.remove()
    // A phone's clock can be set back.
    if (document.hidden || Math.abs(Date.now() - askedAt) < AT_MOST_EVERY_MS) return
    const now = (askedAt = Date.now())
    const late = setTimeout(sayAge, PATIENCE_MS)
    try {
      const answer = await fetch(path!, { cache: 'no-cache' })
      if ([404, 451].includes(answer.status)) return (await onDemand()).tellChanges()
      const html = await answer.text()
      const present = answer.ok ? readPageData(html)?.data : undefined
      // Such a page comes from somebody else, as in a hotel's network.
      if (!present?.version) throw new Error('No menu')
      const wrong = setClock(answer)
      const newer = present.version - (known.version ?? 0)
      if (newer > 0 || (newer === 0 && present.changesAt !== known.changesAt)) {
        const { tellChanges } = await onDemand(ACTIONS.exec(html)?.[1])
        tellChanges(html)
        known = present
      }
      confirmedAt = askedAt = now + wrong
      writeAge('')
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
