import { CATEGORY_LINKS, DISH, LONG_CLASS } from '../../menu-dom.ts'
import { SEARCH_DISHES } from '../../public-menu.limits.ts'
import { scrollUntilStill } from './place-in-sight.ts'

/**
 * In a long menu, dishes out of sight are not drawn. Each category was drawn once before, so that the browser knows its
 * height and nothing moves; in another width all are drawn once more.
 */
export function initLongMenu(): void {
  if (document.querySelectorAll(DISH).length < SEARCH_DISHES) return
  const { classList } = document.documentElement
  const rest = (): void => void requestAnimationFrame(() => requestAnimationFrame(() => classList.add(LONG_CLASS)))
  let width = innerWidth
  addEventListener('resize', () => {
    if (innerWidth === width) return
    width = innerWidth
    classList.remove(LONG_CLASS)
    rest()
  })
  void document.fonts.ready.then(rest)
  document.querySelector(CATEGORY_LINKS)?.addEventListener('click', event => {
    const link = (event.target as Element).closest('a')
    const section = link && document.getElementById(link.hash.slice(1))
    if (section) requestAnimationFrame(() => scrollUntilStill(() => section.scrollIntoView()))
  })
}
