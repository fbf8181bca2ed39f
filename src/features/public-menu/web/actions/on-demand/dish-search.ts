import { CATEGORY, DISH, DISH_DESCRIPTION, DISH_NAME, SET_MENU } from '#features/public-menu/menu-dom.ts'

/** A dish as the search knows it. */
export type FoundDish = { dish: HTMLElement; name: string; category: string }

/** Letters without case and accents: 'Jamón' is 'jamon'. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Reads the menu on the page; the answer finds its dishes that have all of these words, in the order of the menu. */
export function readDishes(): (words: string) => FoundDish[] {
  const all = [...document.querySelectorAll<HTMLElement>(DISH)].map(dish => {
    const name = dish.querySelector(DISH_NAME)?.textContent ?? ''
    const category = dish.closest([CATEGORY, SET_MENU].join())?.querySelector('h2')?.textContent ?? ''
    const description = dish.querySelector(DISH_DESCRIPTION)?.textContent ?? ''
    return { dish, name, category, text: plain([name, description, category].join(' ')) }
  })
  return words => {
    const asked = plain(words).split(' ')
    return all.filter(({ text }) => asked.every(word => text.includes(word)))
  }
}
