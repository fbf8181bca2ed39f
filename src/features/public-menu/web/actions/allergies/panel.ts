import type { Profile } from '#features/allergens/answer-for.ts'
import { DIET_NAMES, DIETS } from '#features/allergens/diets.ts'
import { profileOf } from '#features/allergens/profile.ts'
import {
  attributeOf,
  CATEGORY_LINKS,
  CHECK_CLASS,
  KITCHEN_NOTICE,
  MENU_AGE,
  PANEL_CHOICE,
  PANEL_DIET,
  PANEL_TOGGLE,
} from '#features/public-menu/menu-dom.ts'
import { ownIcon } from '../markup.ts'
import { goTo, type Place } from '../../script/place.ts'
import { focusDish, placeInSight, scrollUntilStill } from '../place-in-sight.ts'
import type { Diner } from './diner.ts'
import { isKeptForGood } from './kept.ts'

const toggled = (list: readonly string[], id: string): string[] =>
  list.includes(id) ? list.filter(one => one !== id) : [...list, id]

/** Vegan implies vegetarian: neither goes without the other. */
const toggledDiets = (list: readonly string[], id: string): string[] =>
  list.includes('vegan') && ['vegan', 'vegetarian'].includes(id)
    ? list.filter(one => !['vegan', 'vegetarian'].includes(one))
    : toggled(list, id)

/** An entry of the panel becomes a button, with what stood in it. */
function buttonIn(item: Element, hook: string): { id: string; button: HTMLButtonElement } {
  const button = document.createElement('button')
  button.type = 'button'
  button.append(...(item.firstElementChild?.childNodes ?? []))
  item.replaceChildren(button)
  return { id: item.getAttribute(attributeOf(hook)) ?? '', button }
}

/** A diet that the house offers, and one that was chosen in another house: it can be taken back. */
function dietButtons({ panel, profile, locale, texts }: Diner): { id: string; button: HTMLButtonElement }[] {
  const offered = [...panel.querySelectorAll(PANEL_DIET)]
  const group = offered[0]?.parentElement ?? addDiets(panel)
  group.setAttribute('role', 'group')
  group.setAttribute('aria-label', texts.diets)
  const others = DIETS.filter(
    id => profile.diets.includes(id) && !offered.some(item => item.getAttribute(attributeOf(PANEL_DIET)) === id),
  ).map(id => {
    const item = document.createElement('span')
    item.setAttribute(attributeOf(PANEL_DIET), id)
    item.textContent = DIET_NAMES[id][locale]
    return item
  })
  group.append(...others)
  return [...offered, ...others].map(item => {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = item.textContent
    for (const { name, value } of item.attributes) button.setAttribute(name, value)
    item.replaceWith(button)
    return { id: item.getAttribute(attributeOf(PANEL_DIET)) ?? '', button }
  })
}

function addDiets(panel: Element): HTMLElement {
  const group = document.createElement('div')
  group.className = 'diet-choice'
  panel.querySelector('ul')?.after(group)
  return group
}

const row = (name: string, title: string, hint: string): string =>
  `<label class="profile-row"><input type="checkbox" name="${name}"><i>${ownIcon('check')}</i><span><b>${title}</b><small>${hint}</small></span></label>`

/** What the panel lets a diner say, and what opens and closes it. `changed`: the profile is another one. */
export class Panel {
  readonly #diner: Diner
  readonly #changed: () => void
  readonly #choices: { id: string; button: HTMLButtonElement }[]
  readonly #diets: { id: string; button: HTMLButtonElement }[]
  readonly #rows: HTMLElement
  readonly #heading: HTMLElement | null
  readonly #toggles = [...document.querySelectorAll<HTMLButtonElement>(PANEL_TOGGLE)]
  readonly #view = this.#toggles[0]?.textContent ?? ''
  #before: Place | undefined

  constructor(diner: Diner, changed: () => void, forget: () => void) {
    this.#diner = diner
    this.#changed = changed
    const { panel, texts } = diner
    this.#heading = panel.querySelector('h2')
    this.#heading?.parentElement?.insertAdjacentHTML('beforeend', `<p ${attributeOf(MENU_AGE)}></p>`)
    this.#heading?.parentElement?.insertAdjacentHTML(
      'afterend',
      `<button type="button" class="hide-panel">${ownIcon('close')}${texts.hidePanel}</button>`,
    )
    panel.querySelector('.hide-panel')?.addEventListener('click', () => {
      this.close()
      this.#toggles.findLast(toggle => toggle.checkVisibility())?.focus({ preventScroll: true })
    })
    this.#choices = [...panel.querySelectorAll(PANEL_CHOICE)].map(item => buttonIn(item, PANEL_CHOICE))
    this.#diets = dietButtons(diner)
    this.#rows = document.createElement('div')
    this.#rows.innerHTML = `${row('severe', texts.severe, texts.severeHint)}${row('remember', texts.remember, '')}<button type="button" class="link">${texts.forgetAll}</button>`
    const notice = panel.querySelector(KITCHEN_NOTICE)
    const diets = panel.querySelector('.diet-choice')
    if (notice) notice.before(this.#rows)
    else (diets ?? panel.querySelector('ul'))?.after(this.#rows)
    const always = document.createElement('p')
    always.className = 'say-always'
    always.textContent = texts.sayAlways
    panel.querySelector('section')?.append(always)
    for (const { id, button } of this.#choices)
      button.addEventListener('click', () => this.#take({ allergens: toggled(diner.profile.allergens, id) }))
    for (const { id, button } of this.#diets)
      button.addEventListener('click', () => this.#take({ diets: toggledDiets(diner.profile.diets, id) }))
    this.#rows.addEventListener('change', () => this.#take({ severe: this.#box('severe').checked }))
    this.#rows.querySelector('button')?.addEventListener('click', forget)
    // In the bar of categories, the icon of what opens the panel says whether the menu is filtered.
    document
      .querySelector(`${CATEGORY_LINKS} ~ ${PANEL_TOGGLE} svg`)
      ?.insertAdjacentHTML('afterend', ownIcon('funnel', 'funnel'))
  }

  #box(name: string): HTMLInputElement {
    return this.#rows.querySelector(`[name=${name}]`)!
  }

  #take(change: Partial<Profile>): void {
    this.#diner.take(profileOf({ ...this.#diner.profile, ...change }), this.#box('remember').checked)
    this.#changed()
  }

  /** Shows what is chosen. */
  write(): void {
    const { profile, remember, isRefused, texts } = this.#diner
    for (const { id, button } of [...this.#choices, ...this.#diets]) {
      const isPressed = profile.allergens.includes(id) || profile.diets.includes(id)
      button.setAttribute('aria-pressed', String(isPressed))
      button.querySelector(`.${CHECK_CLASS}`)?.remove()
      if (isPressed) button.insertAdjacentHTML('beforeend', ownIcon('check', CHECK_CLASS))
    }
    this.#box('severe').checked = profile.severe
    this.#box('remember').checked = remember
    const hint = this.#box('remember').parentElement?.querySelector('small')
    if (hint) hint.textContent = isRefused ? texts.cannotRemember : texts.rememberHint
    const forget = this.#rows.querySelector('button')
    if (forget) forget.hidden = !isKeptForGood()
  }

  #writeToggles(): void {
    const { panel, texts } = this.#diner
    for (const button of this.#toggles) {
      button.setAttribute('aria-expanded', String(panel.open))
      const text = button.querySelector('span')
      if (text) text.textContent = panel.open ? texts.hideAllergens : this.#view
    }
  }

  toggle(): void {
    if (this.#diner.panel.open) this.close()
    else this.open()
  }

  open(): void {
    const { panel } = this.#diner
    this.#before = placeInSight()
    panel.open = true
    this.#writeToggles()
    if (panel.getBoundingClientRect().top < 0) panel.scrollIntoView()
    this.#heading?.focus({ preventScroll: true })
  }

  /**
   * Goes back to the dish that was in sight before, unless the reader has left the panel since; answers it. Undefined
   * at the beginning of the menu.
   */
  close(): Place | undefined {
    const { panel } = this.#diner
    const isLeft = panel.getBoundingClientRect().bottom <= 0
    const place = isLeft ? placeInSight() : this.#before
    panel.open = false
    this.#writeToggles()
    if (place) scrollUntilStill(() => goTo(place))
    return place
  }

  /** Where the keyboard goes on when what had the focus is gone. */
  focus(): void {
    if (this.#diner.panel.open) this.#heading?.focus()
    else focusDish(placeInSight())
  }
}
