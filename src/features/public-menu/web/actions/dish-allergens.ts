import { ALLERGEN_SYMBOL, DISH_ALLERGENS } from '../../menu-dom.ts'

/** The icons of the allergens that a dish declares, by id: an icon's symbol names it. */
export const iconsOf = (dish: Element): [id: string, icon: Element][] =>
  [...dish.querySelectorAll(`${DISH_ALLERGENS} use`)].map(use => [
    use.getAttribute('href')?.split(ALLERGEN_SYMBOL)[1] ?? '',
    use,
  ])

/** The ids of the allergens that a dish declares. */
export const allergensOf = (dish: Element): string[] => iconsOf(dish).map(([id]) => id)
