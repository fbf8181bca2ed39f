import type { Page } from '@playwright/test'
import { DISH, DISH_NAME } from '#features/public-menu/menu-dom.ts'

/** The dish that has the top of the screen, below the bar, and where it stands there. */
export const onTop = (page: Page) =>
  page.evaluate(
    ([dish, name]) => {
      const line = document.querySelector('.bar')!.getBoundingClientRect().bottom
      const first = [...document.querySelectorAll(dish!)].find(each => each.getBoundingClientRect().bottom > line)!
      return { name: first.querySelector(name!)!.textContent, top: Math.round(first.getBoundingClientRect().top) }
    },
    [DISH, DISH_NAME],
  )
/** Where the keyboard is: the text of what has the focus; '' for the page itself. */
export const focused = (page: Page) =>
  page.evaluate(() => (document.activeElement === document.body ? '' : document.activeElement?.textContent))
