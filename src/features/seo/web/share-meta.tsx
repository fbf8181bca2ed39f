import type { Locale } from '#shared/locale.ts'
import type { PublicRestaurant } from '#features/restaurants/restaurants.contract.ts'
import { menuPath, startLocale } from '#features/restaurants/locales/locales.rules.ts'
import type { SeoInput } from '../seo.input.ts'
import { sharedHeadingOf } from '../seo.rules.ts'

/** Open Graph names a language together with a country. */
const OPEN_GRAPH_LOCALES: Record<Locale, string> = { es: 'es_ES', en: 'en_GB', pt: 'pt_PT' }

/** The same menu in each of its languages, and which one is for everybody else; none for a menu of one language. */
export function alternatesOf(
  restaurant: PublicRestaurant,
  url: (locale: Locale) => string,
): { locale: string; url: string }[] {
  const languages = restaurant.supportedLocales
  if (languages.length < 2) return []
  const start = { locale: 'x-default', url: url(startLocale(restaurant)) }
  return [...languages.map(locale => ({ locale: locale as string, url: url(locale) })), start]
}

/**
 * What a link to the menu, or to one of its dishes, shows where it is shared (Open Graph; other networks read it too).
 * A dish and a zone have their own URL here, else networks would show, and open, what they know of the menu.
 */
export function ShareMeta({ input: { menu, locale, zone, publicUrl, files, dish } }: { input: SeoInput }) {
  const { restaurant } = menu
  const { title, description } = sharedHeadingOf(restaurant, locale, dish)
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={publicUrl + (dish?.path ?? menuPath(restaurant, locale, zone?.slug))} />
      <meta property="og:locale" content={OPEN_GRAPH_LOCALES[locale]} />
      {restaurant.supportedLocales
        .filter(other => other !== locale)
        .map(other => (
          <meta key={other} property="og:locale:alternate" content={OPEN_GRAPH_LOCALES[other]} />
        ))}
      <meta property="og:image" content={publicUrl + (dish?.picture ?? files.sharePicture)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      <link rel="apple-touch-icon" href={files.touchIcon} />
      <link rel="manifest" href={files.manifest} />
    </>
  )
}
