import {
  attributeOf,
  CATEGORY_LINKS,
  CHECK_CLASS,
  DISH,
  FILTERING_CLASS,
  MENU_AGE,
  MENU_CHANGED_EVENT,
  PANEL,
  PANEL_CHOICE,
  PANEL_TOGGLE,
  RESULT_CLEAR,
} from '../../menu-dom.ts'
import { chosenBefore, keepChosen } from '../script/chosen-allergens.ts'
import { goTo } from '../script/place.ts'
import { actionTexts } from './action-texts.ts'
import { afterPaint } from './after-paint.ts'
import { markDish } from './dish-marks.ts'
import { ownIcon } from './markup.ts'
import { focusDish, placeInSight } from './place-in-sight.ts'
import { initToggles } from './panel-toggles.ts'
import { addResultBar, showResult } from './result-bar.ts'

/** So many dishes are marked in one task, so that a slow phone can answer the next tap in between. */
const AT_ONCE = 20

/** Turns one of the 14 entries into a button; `name` is written as inside a sentence. */
type Choice = { id: string; name: string; button: HTMLButtonElement }

const all = <T extends HTMLElement = HTMLElement>(selector: string, root: ParentNode = document): T[] => [
  ...root.querySelectorAll<T>(selector),
]
const language = (): string => document.documentElement.lang

/**
 * The panel of the 14 allergens: opens and closes it, and marks the dishes that contain a chosen one. No dish is ever
 * hidden (DESIGN §7).
 */
export function initAllergens(): void {
  const panel = document.querySelector<HTMLDetailsElement>(PANEL)
  const heading = panel?.querySelector('h2')
  if (!panel || !heading) return
  const texts = actionTexts()
  const bar = addResultBar(panel, texts)
  const chosen = new Set<string>()
  const choices = all(PANEL_CHOICE, panel).map(choiceOf)
  let marking = 0
  const nameOf = (id: string): string => choices.find(choice => choice.id === id)?.name ?? id

  const mark = (dishes: HTMLElement[]): void => {
    for (const dish of dishes) markDish(dish, chosen, nameOf, texts.contains)
  }
  /** Marks dishes some at a time, beginning with those in sight; the one that is read stays where it is. */
  function markLater(dishes: HTMLElement[]): void {
    clearTimeout(marking)
    const place = placeInSight()
    mark(dishes.slice(0, AT_ONCE))
    if (place) goTo(place)
    const rest = dishes.slice(AT_ONCE)
    if (rest.length) marking = setTimeout(markLater, 0, rest)
  }
  /** Shows the answer to a tap, and marks the dishes once it is on the screen. */
  function answer(): void {
    const dishes = show()
    const id = placeInSight()?.id
    const first = Math.max(
      dishes.findIndex(dish => dish.id === id),
      0,
    )
    afterPaint(() => markLater([...dishes.slice(first), ...dishes.slice(0, first)]))
  }
  function show(): HTMLElement[] {
    const dishes = all(DISH)
    for (const { id, button } of choices) press(button, chosen.has(id))
    const names = choices.filter(({ id }) => chosen.has(id)).map(({ name }) => name)
    document.documentElement.classList.toggle(FILTERING_CLASS, names.length > 0)
    showResult(bar, dishes, chosen, names)
    keepChosen(chosen)
    return dishes
  }
  for (const { id, button } of choices)
    button.addEventListener('click', () => {
      if (!chosen.delete(id)) chosen.add(id)
      answer()
    })
  // In the bar of categories, the icon of what opens the panel says whether the menu is filtered.
  document
    .querySelector(`${CATEGORY_LINKS} ~ ${PANEL_TOGGLE} svg`)
    ?.insertAdjacentHTML('afterend', ownIcon('funnel', 'funnel'))
  heading.parentElement?.insertAdjacentHTML('beforeend', `<p ${attributeOf(MENU_AGE)}></p>`)
  initToggles(panel, heading, bar)
  document.addEventListener(MENU_CHANGED_EVENT, () => mark(show()))
  bar.querySelector(RESULT_CLEAR)?.addEventListener('click', () => {
    chosen.clear()
    answer()
    if (panel.open) heading.focus()
    else focusDish(placeInSight())
  })
  for (const id of chosenBefore()) if (choices.some(choice => choice.id === id)) chosen.add(id)
  if (chosen.size) mark(show())
}

function choiceOf(item: HTMLElement): Choice {
  const button = document.createElement('button')
  button.type = 'button'
  button.setAttribute('aria-pressed', 'false')
  button.append(...(item.firstElementChild?.childNodes ?? []))
  item.replaceChildren(button)
  return {
    id: item.getAttribute(attributeOf(PANEL_CHOICE)) ?? '',
    name: button.textContent.toLocaleLowerCase(language()),
    button,
  }
}

function press(button: HTMLButtonElement, isPressed: boolean): void {
  button.setAttribute('aria-pressed', String(isPressed))
  button.querySelector(`.${CHECK_CLASS}`)?.remove()
  if (isPressed) button.insertAdjacentHTML('beforeend', ownIcon('check', CHECK_CLASS))
}
