import {
  attributeOf,
  CATEGORY_LINKS,
  DISH,
  DISH_NAME,
  MENU_CHANGED_EVENT,
  MENU_LIST,
  SHEET_CLOSE,
} from '#features/public-menu/menu-dom.ts'
import { onDemandTexts } from '#features/public-menu/menu-on-demand.texts.ts'
import { SEARCH_DISHES } from '#features/public-menu/public-menu.limits.ts'
import { inPageLanguage } from '../in-page-language.ts'
import { ownIcon } from '../markup.ts'
import { closeSheet, isOpen, openSheet } from '../sheet/open-sheet.ts'
import { scrollUntilStill } from '../place-in-sight.ts'
import { readDishes } from './dish-search.ts'

/** In the history's entry of the open list. */
const OPENED = 'list'

/** Who finds more goes on typing. */
const FOUND_MAX = 40

/** An entry of the list: where it leads, and what stands on it. */
function entry(target: Element, ...lines: string[]): HTMLElement {
  const item = document.createElement('li')
  const link = document.createElement('a')
  link.href = `#${target.id}`
  link.append(
    ...lines.map(line => {
      const text = document.createElement('span')
      text.dir = 'auto'
      text.textContent = line
      return text
    }),
  )
  item.append(link)
  return item
}

function addList(name: string): HTMLDialogElement {
  const { close, searchDish } = inPageLanguage(onDemandTexts)
  const list = document.createElement('dialog')
  list.className = 'sheet menu-list'
  list.setAttribute(attributeOf(MENU_LIST), '')
  list.setAttribute('aria-label', name)
  const search =
    document.querySelectorAll(DISH).length < SEARCH_DISHES
      ? ''
      : `<input type="search" aria-label="${searchDish}" placeholder="${searchDish}" enterkeyhint="search" autocomplete="off">`
  list.innerHTML = `<button type="button" class="sheet-close" ${attributeOf(SHEET_CLOSE)} aria-label="${close}">${ownIcon('close')}</button>
<div class="sheet-body">${search}<p role="status"></p><ul></ul></div>`
  document.body.append(list)
  return list
}

/** Writes the categories, or while something is searched the dishes that have it. */
function initEntries(list: HTMLDialogElement): () => void {
  const field = list.querySelector('input')
  const [status, entries] = list.querySelectorAll<HTMLElement>('[role=status],ul')
  let find: ReturnType<typeof readDishes> | undefined
  function write(): void {
    const words = field?.value.trim() ?? ''
    const categories = () =>
      [...document.querySelectorAll<HTMLAnchorElement>(`${CATEGORY_LINKS} a:not([hidden])`)].flatMap(link => {
        const section = document.getElementById(link.hash.slice(1))
        return section ? [entry(section, link.textContent)] : []
      })
    if (words) find ??= readDishes()
    const found =
      find && words
        ? find(words)
            .slice(0, FOUND_MAX)
            .map(({ dish, name, category }) => entry(dish, name, category))
        : categories()
    entries?.replaceChildren(...found)
    if (status) status.textContent = found.length > 0 ? '' : inPageLanguage(onDemandTexts).noDish.replace('{x}', words)
  }
  field?.addEventListener('input', write)
  // What comes or goes at its minute, also while the list is open.
  document.addEventListener(MENU_CHANGED_EVENT, () => {
    find = undefined
    write()
  })
  return () => {
    write()
    // While the reader looks for the first letter.
    if (field) setTimeout(() => (find ??= readDishes()))
  }
}

/** Goes to a category or dish below the bar, and puts the focus on its first dish. */
function goToPart(target: Element): void {
  scrollUntilStill(() => target.scrollIntoView())
  target.querySelector<HTMLElement>(DISH_NAME)?.focus({ preventScroll: true })
}

/** The list with this name; answers what opens it. */
function createList(name: string): () => void {
  const list = addList(name)
  const write = initEntries(list)
  let chosen: Element | null = null

  list.addEventListener('click', event => {
    const target = event.target as Element
    const link = target.closest('a')
    if (link) event.preventDefault()
    chosen = link && document.getElementById(link.hash.slice(1))
    if (link || target === list || target.closest(SHEET_CLOSE)) closeSheet(list)
  })
  list.addEventListener('close', () => {
    if (history.state === OPENED) history.back()
  })
  addEventListener('popstate', () => {
    if (history.state === OPENED) return
    closeSheet(list)
    history.scrollRestoration = 'auto'
    if (chosen) goToPart(chosen)
    chosen = null
  })
  return () => {
    // Of two taps that waited for this script.
    if (isOpen(list)) return
    const field = list.querySelector('input')
    if (field) field.value = ''
    write()
    // A step back would scroll to where the list was opened, after the way to what was chosen.
    history.scrollRestoration = 'manual'
    history.pushState(OPENED, '')
    openSheet(list)
    list.scrollTop = 0
  }
}

let open: (() => void) | undefined

/**
 * Opens the sheet with all categories of a long menu, and in it the search over its dishes. Back closes it; what is
 * chosen in it replaces nothing and adds nothing to the history.
 */
export function openMenuList(name: string): void {
  open ??= createList(name)
  open()
}
