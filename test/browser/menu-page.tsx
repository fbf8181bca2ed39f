import { renderToStaticMarkup } from 'react-dom/server'
import { vi } from 'vitest'
import type { Locale } from '#shared/locale.ts'
import type { Menu } from '#features/menu/menu-snapshot.ts'
import { hookWith, TOAST } from '#features/public-menu/menu-dom.ts'
import { sectionsIn } from '#features/public-menu/public-menu.rules.ts'
import { publicMenuTexts } from '#features/public-menu/public-menu.texts.ts'
import type { PageContext } from '#features/public-menu/web/page-context.ts'
import { MenuSections } from '#features/public-menu/web/parts/menu-sections.tsx'
import '#features/public-menu/web/styles/deferred/dish-sheet.css'

let listening = new AbortController()

/** What the diner's scripts listen to on the page itself ends with the next page. */
function listenUntilNextPage(target: Document | Window): void {
  const { signal } = listening
  const add = target.addEventListener.bind(target)
  vi.spyOn(target, 'addEventListener').mockImplementation((type: string, listener, options) =>
    add(type, listener, { ...(typeof options === 'object' ? options : {}), signal }),
  )
}

/** The dishes of a menu on the page, as the server prints them; `url` is its path, query and hash. */
export function showMenuPage(menu: Menu, { locale = 'es' as Locale, url = '/casa' } = {}): void {
  vi.restoreAllMocks()
  listening.abort()
  listening = new AbortController()
  for (const target of [document, window]) listenUntilNextPage(target)
  const { restaurant } = menu
  const { style, ...colors } = restaurant.theme
  const texts = publicMenuTexts[locale]
  const links = { es: '/casa', en: '/casa?lang=en', pt: '/casa?lang=pt' }
  const context = { restaurant, logo: null, locale, texts, style, colors, links, parts: {} } as unknown as PageContext
  document.documentElement.lang = locale
  history.replaceState(null, '', url)
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <h1>{restaurant.name}</h1>
      <main>
        <MenuSections context={context} sections={sectionsIn(menu, locale)} />
      </main>
      <p role="status" {...hookWith(TOAST, '')} />
    </>,
  )
}
