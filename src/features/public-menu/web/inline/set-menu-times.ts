import { MINUTE_MS } from '#shared/time.ts'
import { CLOCK_EVENT } from '../../page-clock.ts'
import { DAILY, DAILY_ID, SET_MENU_PARAMETER } from '#features/set-menus/own-address.ts'
import {
  attributeOf,
  CATEGORY,
  DAY_WHEN,
  DISH,
  DISH_DESCRIPTION,
  DISH_NAME,
  DISH_PICTURE,
  LARGE_WIDTH,
  LATER_DISH,
  MENU_AGE,
  MENU_CHANGED_EVENT,
  PAGE_DATA,
  SAVED,
  SET_MENU,
  SET_MENU_OVER,
  SET_MENU_SHARE,
  SHEET,
  SHEET_PICTURE,
  SHEET_TEXT,
  TOAST,
} from '../../menu-dom.ts'

const attribute = attributeOf(CATEGORY)

/** What goes out by itself is from now on among the dishes of the page. True where there was something of it. */
function come(menu: Element): boolean {
  const lines = menu.querySelectorAll(LATER_DISH)
  for (const line of lines) {
    line.setAttribute(attributeOf(DISH), line.getAttribute(attributeOf(LATER_DISH))!)
    line.removeAttribute(attributeOf(LATER_DISH))
    const name = line.querySelector('a')!
    name.toggleAttribute(attributeOf(DISH_NAME))
    name.ariaHasPopup = 'dialog'
  }
  return lines.length > 0
}

/**
 * On a page with set menus, behind them: what holds for a time alone is shown in that time only, by the page's clock,
 * so that a saved or cached page is right as well and asks nobody. Neither the filter nor the search counts what is not
 * there yet, nor what is over for its day, which goes from the page. A menu whose service has ended loses its place
 * among the categories, and folds where nobody looks at it.
 */
function show(): void {
  const now = Math.floor(Date.now() / MINUTE_MS)
  let isOther = false
  for (const element of document.querySelectorAll<HTMLElement>(DAY_WHEN)) {
    const [from, to] = element.dataset['when']!.split(' ')
    element.hidden = now < +from! || now >= +to!
    if (!element.matches(SET_MENU)) continue
    if (now >= +to!) {
      element.remove()
      isOther = true
    } else if (!element.hidden && come(element)) isOther = true
  }
  for (const line of document.querySelectorAll(`${SET_MENU_OVER}:not([hidden])`)) {
    const menu = line.closest(SET_MENU)!
    const { top, bottom } = menu.getBoundingClientRect()
    if (menu.hasAttribute(attribute) && (bottom < 0 || top > innerHeight)) menu.querySelector('details')!.open = false
    menu.removeAttribute(attribute)
  }
  if (isOther) document.dispatchEvent(new Event(MENU_CHANGED_EVENT))
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
/** The sheet of a line says of which menu and course it is, and shows what the carta has of the same dish. */
new MutationObserver(([record]) => {
  const sheet = record!.target as Element
  const line = document.getElementById(sheet.getAttribute(attributeOf(SHEET))!)
  const menu = line?.closest(SET_MENU)
  if (!menu) return
  const text = sheet.querySelector(SHEET_TEXT)!
  const titles = [menu.querySelector('h2'), line!.closest('.course')!.querySelector('h3')]
  const of = document.createElement('p')
  of.className = 'set-of'
  of.append(titles.flatMap(title => title?.textContent ?? []).join(' · '))
  text.firstElementChild!.after(of)
  const dish = document.getElementById(line!.getAttribute(attributeOf(DISH))!)
  const description = dish?.querySelector(DISH_DESCRIPTION)
  if (description) text.append(description.cloneNode(true))
  const small = dish?.querySelector<HTMLImageElement>(`${DISH_PICTURE} img`)
  if (!small) return
  const frame = sheet.querySelector<HTMLElement>(SHEET_PICTURE)!
  const shown = small.currentSrc || small.src
  const large = new Image()
  large.alt = ''
  large.src = shown.replace(/\d+\.\w+$/, `${small.getAttribute(attributeOf(LARGE_WIDTH))}.webp`)
  frame.style.backgroundImage = `url("${shown}")`
  frame.append(large)
  frame.hidden = false
}).observe(document, { subtree: true, attributeFilter: [attributeOf(SHEET)] })
addEventListener('beforeprint', () => {
  for (const menu of menus()) menu.open = true
})
// What is saved says in the card too how old it is, before anybody could ask.
addEventListener('DOMContentLoaded', () => {
  const saved = document.querySelector(`${SAVED} ${PAGE_DATA}+span`)
  for (const line of document.querySelectorAll(`${SET_MENU} ${MENU_AGE}`)) line.textContent = saved?.textContent ?? ''
})
later()
if (new URLSearchParams(location.search).get(SET_MENU_PARAMETER) === DAILY)
  document.querySelector<HTMLDetailsElement>(`#${DAILY_ID} details`)?.setAttribute('open', '')
// A phone in a pocket stops its timers.
for (const event of ['pageshow', 'visibilitychange', CLOCK_EVENT]) addEventListener(event, show)
