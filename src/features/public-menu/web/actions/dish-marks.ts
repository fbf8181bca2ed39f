import {
  ALLERGEN_SYMBOL,
  attributeOf,
  AVOIDED_CLASS,
  CHOSEN_CLASS,
  DISH_ALLERGENS,
  DISH_DETAILS,
  DISH_WARNING,
  WARNING_CLASS,
} from '../../menu-dom.ts'
import { pageIcon } from './markup.ts'

/** The icons of the allergens that a dish declares, by id: an icon's symbol names it. */
const iconsOf = (dish: Element): [id: string, icon: Element][] =>
  [...dish.querySelectorAll(`${DISH_ALLERGENS} use`)].map(use => [
    use.getAttribute('href')?.split(ALLERGEN_SYMBOL)[1] ?? '',
    use,
  ])

/** The ids of the allergens that a dish declares. */
export const allergensOf = (dish: Element): string[] => iconsOf(dish).map(([id]) => id)

/**
 * Marks a dish that contains a chosen allergen and says which (`contains`: the sentence with `{x}`); removes the mark
 * from any other.
 */
export function markDish(
  dish: HTMLElement,
  chosen: ReadonlySet<string>,
  nameOf: (id: string) => string,
  contains: string,
): void {
  const icons = iconsOf(dish)
  const found = icons.map(([id]) => id).filter(id => chosen.has(id))
  dish.classList.toggle(AVOIDED_CLASS, found.length > 0)
  dish.querySelector(DISH_WARNING)?.remove()
  for (const [id, icon] of icons) icon.closest('li')?.classList.toggle(CHOSEN_CLASS, chosen.has(id))
  if (!found.length) return
  const warning = document.createElement('p')
  warning.className = WARNING_CLASS
  warning.setAttribute(attributeOf(DISH_WARNING), '')
  warning.innerHTML = pageIcon('warning')
  warning.append(` ${contains.replace('{x}', found.map(nameOf).join(', '))}`)
  dish.querySelector(DISH_DETAILS)?.append(warning)
}
