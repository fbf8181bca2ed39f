import type { MenuActionTexts } from '../../menu-actions.texts.ts'
import {
  attributeOf,
  DISH,
  DISH_ALLERGENS,
  DISH_DESCRIPTION,
  DISH_NAME,
  DISH_PICTURE,
  DISH_PRICE,
  DISH_SOLD_OUT,
  DISH_WARNING,
  HIDDEN_TEXT_CLASS,
  LARGE_WIDTH,
  SHEET,
  SHEET_ALLERGENS,
  SHEET_CLOSE,
  SHEET_END,
  SHEET_NAME_ID,
  SHEET_PICTURE,
  SHEET_TEXT,
  UNDECLARED,
} from '../../menu-dom.ts'
import { actionTexts } from './action-texts.ts'
import { ownIcon } from './markup.ts'

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

/**
 * The frame of the sheet, a plain `<dialog>`, at the end of the page; other parts add theirs at its end (`SHEET_END`).
 */
function addSheet(texts: MenuActionTexts): HTMLDialogElement {
  const sheet = document.createElement('dialog')
  sheet.className = 'sheet'
  sheet.setAttribute(attributeOf(SHEET), '')
  const close = `<button type="button" class="sheet-close" ${attributeOf(SHEET_CLOSE)} aria-label="${texts.close}">`
  sheet.innerHTML = `${close}${ownIcon('close')}</button>
<div class="sheet-picture" ${attributeOf(SHEET_PICTURE)}></div>
<div class="sheet-body" ${attributeOf(SHEET_END)}><div class="sheet-text" ${attributeOf(SHEET_TEXT)}></div>
<section class="sheet-allergens"><h3>${texts.allergens}</h3><div ${attributeOf(SHEET_ALLERGENS)}></div></section></div>`
  document.body.append(sheet)
  return sheet
}

/** Name, price, 'Agotado', what it contains of the chosen allergens, and the whole text. */
function textOf(dish: HTMLElement, link: Element): HTMLElement[] {
  const name = document.createElement('h2')
  name.id = SHEET_NAME_ID
  name.dir = 'auto'
  name.lang = link.closest<HTMLElement>('[lang]')?.lang ?? ''
  name.textContent = link.textContent
  return [
    name,
    ...[DISH_PRICE, DISH_SOLD_OUT, DISH_WARNING, DISH_DESCRIPTION].flatMap(part => copy(dish.querySelector(part))),
  ]
}

/** The allergens with their names; words where there is none or nobody knows. */
function allergensOf(dish: HTMLElement, texts: MenuActionTexts): Node {
  const [list] = copy(dish.querySelector(DISH_ALLERGENS))
  for (const name of list?.querySelectorAll(`.${HIDDEN_TEXT_CLASS}`) ?? []) name.className = ''
  return list ?? document.createTextNode(dish.matches(UNDECLARED) ? texts.askAboutUndeclared : texts.noneOfAll)
}

/**
 * The sheet of one dish, opened by a tap on its picture or name: all that the menu says about it, large. It has a URL
 * of its own (`#p-…`), so that Back closes it and a dish can be shared.
 */
export function initDishSheet(): void {
  if (!document.querySelector(DISH)) return
  const texts = actionTexts()
  const sheet = addSheet(texts)
  const places = [SHEET_PICTURE, SHEET_TEXT, SHEET_ALLERGENS].join()
  const [frame, title, allergens] = sheet.querySelectorAll<HTMLElement>(places)
  if (!frame || !title || !allergens) return

  const show = (link: Element | null | undefined): void => {
    const dish = link?.closest<HTMLElement>(DISH)
    if (!link || !dish) return sheet.close()
    showPicture(frame, dish.querySelector<HTMLImageElement>(`${DISH_PICTURE} img`))
    title.replaceChildren(...textOf(dish, link))
    allergens.replaceChildren(allergensOf(dish, texts))
    sheet.setAttribute('aria-labelledby', SHEET_NAME_ID)
    if (!sheet.open) sheet.showModal()
    sheet.scrollTop = 0
  }
  /** The dish that the URL names. */
  const asked = (): Element | null => document.querySelector(`${DISH_NAME}[href="${CSS.escape(location.hash)}"]`)

  document.addEventListener('click', event => {
    const target = event.target as Element
    const link = target.closest<HTMLAnchorElement>(DISH_NAME)
    if (target === sheet || target.closest(SHEET_CLOSE)) sheet.close()
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    // Safari focuses no link that is tapped, and the focus comes back to what had it.
    link.focus({ preventScroll: true })
    history.pushState(OPENED, '', link.hash)
    show(link)
  })
  sheet.addEventListener('close', () => {
    if (history.state === OPENED) history.back()
    else if (asked()) history.replaceState(null, '', location.pathname + location.search)
  })
  addEventListener('popstate', () => show(asked()))
  if (asked()) show(asked())
}
