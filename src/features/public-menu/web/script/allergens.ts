import { chosenBefore, keepChosen } from './chosen-allergens.ts'
import { icon, markDish } from './dish-marks.ts'
import { showResult } from './result-bar.ts'

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
  const panel = document.querySelector<HTMLDetailsElement>('.alp-d')
  const heading = panel?.querySelector('h2')
  const bar = document.querySelector<HTMLElement>('.fbar')
  if (!panel || !heading || !bar) return
  const dishes = all('.it')
  const chosen = new Set<string>()
  const choices = all('li', panel).map(choiceOf)
  const nameOf = (id: string): string => choices.find(choice => choice.id === id)?.name ?? id

  const apply = (): void => {
    for (const { id, button } of choices) press(button, chosen.has(id))
    for (const dish of dishes) markDish(dish, chosen, nameOf, panel.dataset['contains'])
    const names = choices.filter(({ id }) => chosen.has(id)).map(({ name }) => name)
    document.documentElement.classList.toggle('filtering', names.length > 0)
    showResult(bar, dishes, chosen, names)
    keepChosen(chosen)
  }
  for (const { id, button } of choices)
    button.addEventListener('click', () => {
      if (!chosen.delete(id)) chosen.add(id)
      apply()
    })
  const toggle = initToggles(panel, heading)
  bar.querySelector('.go')?.addEventListener('click', toggle)
  bar.querySelector('.clear')?.addEventListener('click', () => {
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
  return { id: item.dataset['id'] ?? '', name: button.textContent.toLocaleLowerCase(language()), button }
}

function press(button: HTMLButtonElement, isPressed: boolean): void {
  button.setAttribute('aria-pressed', String(isPressed))
  button.querySelector('.ck')?.remove()
  if (isPressed) button.insertAdjacentHTML('beforeend', icon('check'))
}

/** The buttons that open and close the panel; their text says which of the two. Answers what they do. */
function initToggles(panel: HTMLDetailsElement, heading: HTMLElement): () => void {
  const toggles = all<HTMLButtonElement>('[data-toggle]')
  const toggle = (): void => {
    panel.open = !panel.open
    for (const other of toggles) {
      other.setAttribute('aria-expanded', String(panel.open))
      const text = other.querySelector('span')
      if (text) text.textContent = panel.dataset[panel.open ? 'hide' : 'view'] ?? ''
    }
    if (!panel.open) return
    if (panel.getBoundingClientRect().top < 0) panel.scrollIntoView()
    heading.focus({ preventScroll: true })
  }
  for (const button of toggles) button.addEventListener('click', toggle)
  return toggle
}
