import { hook, LANGUAGE_OFFER } from '../../menu-dom.ts'
import { NATIVE_NAMES, publicMenuTexts } from '../../public-menu.texts.ts'
import type { PageContext } from '../page-context.ts'

/** One short line per other language, each in that language; the first script says which one shows. */
export function LanguageOffers({ context: { restaurant, locale, links } }: { context: PageContext }) {
  return restaurant.supportedLocales
    .filter(other => other !== locale)
    .map(other => (
      <aside key={other} className="offer" {...hook(LANGUAGE_OFFER)} lang={other} aria-label={NATIVE_NAMES[other]}>
        <a href={links[other]} hrefLang={other}>
          {publicMenuTexts[other].offer}
        </a>
        <button type="button">{publicMenuTexts[other].offerDismiss}</button>
      </aside>
    ))
}
