import { chosenBefore, keepChosen } from './chosen-allergens.ts'
import { icon, markDish } from './dish-marks.ts'

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
  const status = panel?.querySelector('.alp-f')
  if (!panel || !heading || !status) return
  const dishes = all('.it')
  const chosen = new Set<string>()
  const choices = all('li', panel).map(choiceOf)
  const nameOf = (id: string): string => choices.find(choice => choice.id === id)?.name ?? id

  const apply = (): void => {
    for (const { id, button } of choices) press(button, chosen.has(id))
    const hits = dishes.filter(dish => markDish(dish, chosen, nameOf, panel.dataset['contains'])).length
    const unknown = dishes.filter(dish => 'und' in dish.dataset).length
    const names = choices.filter(({ id }) => chosen.has(id)).map(({ name }) => name)
    status.replaceChildren(...(names.length ? sentence(panel.dataset, names, hits, unknown) : []))
    document.documentElement.classList.toggle('filtering', names.length > 0)
    keepChosen(chosen)
  }
  for (const { id, button } of choices)
    button.addEventListener('click', () => {
      if (!chosen.delete(id)) chosen.add(id)
      apply()
    })
  panel.querySelector('.clear')?.addEventListener('click', () => {
    chosen.clear()
    apply()
    heading.focus()
  })
  initToggles(panel, heading)
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

const count = (number: number, one = '', many = '', none = ''): string =>
  (number === 0 ? none : number === 1 ? one : many).replace('{n}', String(number))

/** How many dishes contain one of these, and for how many it is not known. */
function sentence(texts: DOMStringMap, names: string[], hits: number, unknown: number): (Node | string)[] {
  const list = new Intl.ListFormat(language(), { type: 'disjunction' }).format(names)
  const number = document.createElement('strong')
  number.textContent = count(hits, texts['oneCount'], texts['manyCount'])
  const contain = count(hits, texts['one'], texts['many'], texts['none']).replace('{x}', list)
  return [number, ` ${contain} ${count(unknown, texts['oneUndeclared'], texts['manyUndeclared'])}`]
}

/** The buttons that open and close the panel; their text says which of the two. */
function initToggles(panel: HTMLDetailsElement, heading: HTMLElement): void {
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
}
