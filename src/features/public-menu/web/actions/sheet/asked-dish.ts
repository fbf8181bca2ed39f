import { askedAnchor, DISH_PARAMETER } from '#features/public-menu/dish-link.rules.ts'
import { DISH_ID } from '#features/public-menu/menu-dom.ts'

/** The dish that the URL names, as the hash of its place: by that hash, or by `?plato=…`; '' for none. */
export function askedDish(): string {
  const shared = new URLSearchParams(location.search).get(DISH_PARAMETER)
  if (location.hash.startsWith(`#${DISH_ID}`)) return location.hash
  return shared ? `#${askedAnchor(shared)}` : ''
}

/** The page's URL with this hash; it names no other dish. */
export function hrefOfDish(hash: string): string {
  const url = new URL(location.href)
  url.searchParams.delete(DISH_PARAMETER)
  url.hash = hash
  return url.href
}
