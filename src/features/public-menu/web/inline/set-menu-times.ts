import { MINUTE_MS } from '#shared/time.ts'
import { DAILY, DAILY_ID, SET_MENU_PARAMETER } from '#features/set-menus/own-address.ts'
import { CATEGORY, DAY_WHEN, SET_MENU, SET_MENU_OVER, SET_MENU_SHARE, TOAST } from '../../menu-dom.ts'

const attribute = CATEGORY.slice(1, -1)

/**
 * On a page with set menus, behind them: what holds for a time alone is shown in that time only, by the phone's clock,
 * so that a saved or cached page is right as well and asks nobody. What is over for its day goes from the page: neither
 * the filter nor the search counts it. A menu whose service has ended loses its place among the categories, and folds
 * where nobody looks at it.
 */
function show(): void {
  const now = Math.floor(Date.now() / MINUTE_MS)
  for (const element of document.querySelectorAll<HTMLElement>(DAY_WHEN)) {
    const [from, to] = element.dataset['when']!.split(' ')
    element.hidden = now < +from! || now >= +to!
    if (now >= +to! && element.matches(SET_MENU)) element.remove()
  }
  for (const line of document.querySelectorAll(`${SET_MENU_OVER}:not([hidden])`)) {
    const menu = line.closest(SET_MENU)!
    const { top, bottom } = menu.getBoundingClientRect()
    if (menu.hasAttribute(attribute) && (bottom < 0 || top > innerHeight)) menu.querySelector('details')!.open = false
    menu.removeAttribute(attribute)
  }
}

function later(): void {
  show()
  setTimeout(later, MINUTE_MS - (Date.now() % MINUTE_MS))
}

async function share(button: HTMLElement): Promise<void> {
  const { text = '', copied = '' } = button.dataset
  try {
    return await navigator.share({ text })
  } catch (error) {
    // Also where the phone has no such dialog.
    if ((error as Error).name === 'AbortError') return
  }
  const line = document.querySelector(TOAST)
  await navigator.clipboard.writeText(text).then(() => line && (line.textContent = copied))
}

const menus = (): NodeListOf<HTMLDetailsElement> => document.querySelectorAll(`${SET_MENU} details`)

document.addEventListener(
  'click',
  event => {
    const target = event.target as Element
    const button = target.closest<HTMLElement>(SET_MENU_SHARE)
    if (button) void share(button)
    // What the search has found is shown.
    const found = document.getElementById(target.closest('a')?.hash.slice(1) ?? '')
    found?.closest('details')?.setAttribute('open', '')
  },
  true,
)
addEventListener('beforeprint', () => {
  for (const menu of menus()) menu.open = true
})
later()
if (new URLSearchParams(location.search).get(SET_MENU_PARAMETER) === DAILY)
  document.querySelector<HTMLDetailsElement>(`#${DAILY_ID} details`)?.setAttribute('open', '')
// A phone in a pocket stops its timers.
addEventListener('pageshow', show)
document.addEventListener('visibilitychange', show)
