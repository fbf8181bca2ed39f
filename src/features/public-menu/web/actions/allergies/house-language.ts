import { DISH, DISH_NAME } from '#features/public-menu/menu-dom.ts'
import { isLocale, type Locale } from '#shared/locale.ts'
import { ownData } from '../own-data.ts'
import { pageLocale } from './diner.ts'

/** Where the service worker keeps menus. */
const SAVED_PAGES = 'menu-pages'

/** The house's main language: its page is the one without a language in its address. */
export function houseLocale(): Locale {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')]
  const main = links.find(({ href }) => !new URL(href).searchParams.has('lang'))?.hreflang
  return isLocale(main) ? main : pageLocale()
}

/** The names of a page's dishes by their places. */
const namesOn = (page: Document): Map<string, string> =>
  new Map(
    [...page.querySelectorAll(DISH)].map(dish => [dish.id, dish.querySelector(DISH_NAME)?.textContent.trim() ?? '']),
  )

/** The page of the menu in the house's language; where there is no network, as this device has saved it. */
async function readPage(path: string): Promise<string> {
  try {
    const answer = await fetch(path)
    if (answer.ok) return await answer.text()
  } catch {
    // Then what is saved counts.
  }
  const saved = await globalThis.caches?.open(SAVED_PAGES).then(cache => cache.match(path))
  return (await saved?.text()) ?? ''
}

let reading: Promise<Map<string, string>> | undefined

/**
 * The names of dishes in the house's language, by their places on the page: read with the first use. The address that
 * is asked is the menu's own, whatever is on the list.
 */
export function houseNames(): Promise<Map<string, string>> {
  const paths = ownData().languages ?? []
  const main = paths.find(path => !path.includes('lang='))
  if (!main || main === paths[0]) return Promise.resolve(namesOn(document))
  const styles = /<style[^]*?<\/style>/g
  reading ??= readPage(main)
    .then(html => namesOn(new DOMParser().parseFromString(html.replace(styles, ''), 'text/html')))
    .then(names => {
      if (names.size === 0) reading = undefined
      return names
    })
  return reading
}
