import type { MenuActionTexts } from '#features/public-menu/menu-actions.texts.ts'
import {
  attributeOf,
  DISH,
  DISH_ALLERGENS,
  DISH_ANSWER,
  DISH_DESCRIPTION,
  DISH_NAME,
  DISH_PICTURE,
  DISH_PRICE,
  DISH_SAID,
  DISH_SHOWN_EVENT,
  DISH_SOLD_OUT,
  DISH_TRACES,
  HIDDEN_TEXT_CLASS,
  LARGE_WIDTH,
  MENU_CHANGED_EVENT,
  REPORTED,
  SHEET,
  SHEET_ALLERGENS,
  SHEET_CLOSE,
  SHEET_END,
  SHEET_FOOT,
  SHEET_HANDLE,
  SHEET_NAME_ID,
  SHEET_NEXT,
  SHEET_PICTURE,
  SHEET_PREVIOUS,
  SHEET_TEXT,
  SOLD_OUT_CLASS,
  UNDECLARED,
  ZONE_REASON,
} from '#features/public-menu/menu-dom.ts'
import { actionTexts } from '../action-texts.ts'
import { askedDish, hrefOfDish } from './asked-dish.ts'
import { ownIcon } from '../markup.ts'
import { closeSheet, isOpen, openSheet } from './open-sheet.ts'
import { initSheetGestures } from './sheet-gestures.ts'
import { toast } from '../toast.ts'

/** In the history's entry of an open sheet. */
const OPENED = 'dish'

const copy = (element: Element | null | undefined): HTMLElement[] =>
  element ? [element.cloneNode(true) as HTMLElement] : []

/** The picture that is on the page already, and over it the large one as soon as it is here, if it comes at all. */
function showPicture(frame: HTMLElement, small: HTMLImageElement | null): void {
  frame.hidden = !small
  frame.replaceChildren()
  if (!small) return
  const shown = small.currentSrc || small.src
  frame.style.backgroundImage = `url("${shown}")`
  const large = new Image()
  large.alt = ''
  large.addEventListener('error', () => large.remove())
  large.src = shown.replace(/\d+\.\w+$/, `${small.getAttribute(attributeOf(LARGE_WIDTH))}.webp`)
  frame.append(large)
}

/** A round button at the foot of the sheet. */
const button = (hook: string, name: string, icon: string, more = ''): string =>
  `<button type="button" class="sheet-button" ${attributeOf(hook)} aria-label="${name}" ${more}>${icon}</button>`

/**
 * The frame of the sheet, a plain `<dialog>`, at the end of the page; other parts add theirs at its end (`SHEET_END`).
 * What a thumb needs stands at the lower edge.
 */
function addSheet(texts: MenuActionTexts): HTMLDialogElement {
  const sheet = document.createElement('dialog')
  sheet.className = 'sheet'
  sheet.innerHTML = `<div class="sheet-handle" ${attributeOf(SHEET_HANDLE)}></div>
<div class="sheet-picture" ${attributeOf(SHEET_PICTURE)}></div>
<div class="sheet-body" ${attributeOf(SHEET_END)}><div class="sheet-text" aria-live="polite" ${attributeOf(SHEET_TEXT)}></div>
<section class="sheet-allergens"><h3>${texts.allergens}</h3><div ${attributeOf(SHEET_ALLERGENS)}></div></section></div>
<div class="sheet-foot" ${attributeOf(SHEET_FOOT)}>${button(SHEET_PREVIOUS, texts.previousDish, ownIcon('caret', 'previous'))}
${button(SHEET_NEXT, texts.nextDish, ownIcon('caret'))}
${button(SHEET_CLOSE, texts.close, ownIcon('close'), 'autofocus')}</div>`
  document.body.append(sheet)
  return sheet
}

/** Name, price and why it is so, 'Agotado', the whole text, and its answer to the diner's allergies. */
function textOf(dish: HTMLElement, link: Element): HTMLElement[] {
  const name = document.createElement('h2')
  name.id = SHEET_NAME_ID
  name.dir = 'auto'
  name.lang = link.closest<HTMLElement>('[lang]')?.lang ?? ''
  name.textContent = link.textContent
  return [
    name,
    ...[DISH_PRICE, DISH_SOLD_OUT, DISH_DESCRIPTION, DISH_ANSWER].flatMap(part => copy(dish.querySelector(part))),
    ...copy(document.querySelector(ZONE_REASON)),
  ]
}

/**
 * The allergens with their names, and whom to ask where nobody has declared them: some can be known all the same
 * (3-decisions §6). Then what else the house says of them. Words alone where none is named and no guest denies it.
 */
function allergensOf(dish: HTMLElement, texts: MenuActionTexts): (Node | string)[] {
  const list = copy(dish.querySelector(DISH_ALLERGENS))
  for (const name of list[0]?.querySelectorAll(`.${HIDDEN_TEXT_CLASS}`) ?? []) name.className = ''
  const said = copy(dish.querySelector(DISH_SAID))
  const isTraced = !!said[0]?.querySelector(DISH_TRACES)
  const isNone = list.length === 0 && !isTraced && !dish.querySelector(REPORTED)
  if (!dish.matches(UNDECLARED)) return isNone ? [texts.noneOfAll, ...said] : [...list, ...said]
  const ask = document.createElement('p')
  ask.className = 'ask'
  ask.textContent = texts.askAboutUndeclared
  return [...list, ask, ...said]
}

/**
 * The sheet of one dish, opened by a tap on its picture or name: all that the menu says about it, large. It has a URL
 * of its own (`#p-…`), so that Back closes it; a shared link names the dish too (`?plato=…`). Arrows and a finger that
 * moves sideways go from dish to dish, without further entries of the history.
 */
export function initDishSheet(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(DISH_NAME)]
  if (!links.length) return
  const texts = actionTexts()
  const sheet = addSheet(texts)
  const places = [SHEET_HANDLE, SHEET_PICTURE, SHEET_TEXT, SHEET_ALLERGENS, SHEET_PREVIOUS, SHEET_NEXT, SHEET_CLOSE]
  type Part = HTMLElement
  const [handle, frame, title, allergens, previous, next, closing] = places.map(place =>
    sheet.querySelector<Part>(place),
  ) as [Part, Part, Part, Part, Part, Part, Part]
  const heading = sheet.querySelector('h3')!
  /** Its place among the dishes; -1 before any was shown. */
  let shown = -1

  const show = (link: HTMLAnchorElement | undefined): void => {
    const dish = link?.closest<HTMLElement>(DISH)
    if (!link || !dish) return closeSheet(sheet)
    shown = links.indexOf(link)
    // A set menu can come while the page is open.
    if (shown < 0) shown = links.push(link) - 1
    showPicture(frame, dish.querySelector<HTMLImageElement>(`${DISH_PICTURE} img`))
    title.replaceChildren(...textOf(dish, link))
    allergens.replaceChildren(...allergensOf(dish, texts))
    heading.textContent = allergens.querySelector(DISH_ALLERGENS) ? texts.contains : texts.allergens
    sheet.setAttribute(attributeOf(SHEET), dish.id)
    sheet.setAttribute('aria-labelledby', SHEET_NAME_ID)
    sheet.classList.toggle(SOLD_OUT_CLASS, dish.matches(`.${SOLD_OUT_CLASS}`))
    for (const [arrow, isEnd] of [
      [previous, shown === 0],
      [next, shown === links.length - 1],
    ] as const) {
      if (isEnd && arrow === document.activeElement) closing.focus()
      arrow.toggleAttribute('disabled', isEnd)
    }
    if (!isOpen(sheet)) openSheet(sheet)
    sheet.scrollTop = 0
    document.dispatchEvent(new Event(DISH_SHOWN_EVENT))
  }
  const step = (by: 1 | -1): void => {
    const link = links[shown + by]
    if (!link) return
    history.replaceState(history.state, '', hrefOfDish(link.hash))
    show(link)
  }
  const close = (): void => closeSheet(sheet)

  document.addEventListener('click', event => {
    const target = event.target as Element
    const link = target.closest<HTMLAnchorElement>(DISH_NAME)
    if (target === sheet || target.closest(SHEET_CLOSE)) close()
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    history.pushState(OPENED, '', hrefOfDish(link.hash))
    show(link)
  })
  previous.addEventListener('click', () => step(-1))
  next.addEventListener('click', () => step(1))
  sheet.addEventListener('keydown', ({ key, altKey, ctrlKey, metaKey, shiftKey }) => {
    if (altKey || ctrlKey || metaKey || shiftKey) return
    if (key === 'ArrowLeft') step(-1)
    if (key === 'ArrowRight') step(1)
  })
  initSheetGestures(sheet, { handle, step, close })
  sheet.addEventListener('close', () => {
    if (history.state === OPENED) history.back()
    // Not where something above it has closed it: it comes back when that is closed.
    else if (askedDish() && history.state === null) history.replaceState(null, '', hrefOfDish(''))
    // The dish that was shown last, also where the sheet has gone on to another one.
    links[shown]?.focus()
  })
  const showAsked = (): void => show(links.find(({ hash }) => hash === askedDish()))
  addEventListener('popstate', () => {
    // Something above the sheet was closed.
    if (!isOpen(sheet) || links[shown]?.hash !== askedDish()) showAsked()
  })
  document.addEventListener(MENU_CHANGED_EVENT, () => {
    const { scrollTop } = sheet
    if (isOpen(sheet)) showAsked()
    sheet.scrollTop = scrollTop
  })
  for (const link of links) link.setAttribute('aria-haspopup', 'dialog')
  if (askedDish()) showAsked()
  if (askedDish() && shown < 0) toast(texts.dishIsGone)
}
