import {
  attributeOf,
  CATEGORY_LINKS,
  CHECK_CLASS,
  DISH,
  FILTERING_CLASS,
  PANEL,
  PANEL_CHOICE,
  PANEL_TOGGLE,
  RESULT_CLEAR,
  RESULT_TO_MENU,
} from '../../menu-dom.ts'
import { chosenBefore, keepChosen } from '../script/chosen-allergens.ts'
import { actionTexts } from './action-texts.ts'
import { markDish } from './dish-marks.ts'
import { ownIcon } from './markup.ts'
import { addResultBar, showResult } from './result-bar.ts'

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
  const dishes = all(DISH)
  const chosen = new Set<string>()
  const choices = all(PANEL_CHOICE, panel).map(choiceOf)
  const nameOf = (id: string): string => choices.find(choice => choice.id === id)?.name ?? id

  const apply = (): void => {
    for (const { id, button } of choices) press(button, chosen.has(id))
    for (const dish of dishes) markDish(dish, chosen, nameOf, texts.contains)
    const names = choices.filter(({ id }) => chosen.has(id)).map(({ name }) => name)
    document.documentElement.classList.toggle(FILTERING_CLASS, names.length > 0)
    showResult(bar, dishes, chosen, names)
    keepChosen(chosen)
  }
  for (const { id, button } of choices)
    button.addEventListener('click', () => {
      if (!chosen.delete(id)) chosen.add(id)
      apply()
    })
  // In the bar of categories, the icon of what opens the panel says whether the menu is filtered.
  document
    .querySelector(`${CATEGORY_LINKS} ~ ${PANEL_TOGGLE} svg`)
    ?.insertAdjacentHTML('afterend', ownIcon('funnel', 'funnel'))
  const toggle = initToggles(panel, heading)
  bar.querySelector(RESULT_TO_MENU)?.addEventListener('click', toggle)
  bar.querySelector(RESULT_CLEAR)?.addEventListener('click', () => {
    chosen.clear()
    apply()
    if (panel.open) heading.focus()
  })
  for (const id of chosenBefore()) if (choices.some(choice => choice.id === id)) chosen.add(id)
  if (chosen.size) apply()
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

/** The buttons that open and close the panel; their text says which of the two. Answers what they do. */
function initToggles(panel: HTMLDetailsElement, heading: HTMLElement): () => void {
  const toggles = all<HTMLButtonElement>(PANEL_TOGGLE)
  const view = toggles[0]?.textContent ?? ''
  const hide = actionTexts().hideAllergens
  const toggle = (): void => {
    panel.open = !panel.open
    for (const other of toggles) {
      other.setAttribute('aria-expanded', String(panel.open))
      const text = other.querySelector('span')
      if (text) text.textContent = panel.open ? hide : view
    }
    if (!panel.open) return
    if (panel.getBoundingClientRect().top < 0) panel.scrollIntoView()
    heading.focus({ preventScroll: true })
  }
  for (const button of toggles) button.addEventListener('click', toggle)
  return toggle
}
