import type { Locale } from '#shared/locale.ts'
import type { PublicRestaurant } from '#features/restaurants/restaurants.contract.ts'
import { menuPath, startLocale } from '#features/restaurants/locales/locales.rules.ts'
import type { SeoInput } from '../seo.input.ts'
import { headingOf } from '../seo.rules.ts'

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

/** What a link to the menu shows where it is shared (Open Graph; other networks read it too). */
export function ShareMeta({ input: { menu, locale, publicUrl, files } }: { input: SeoInput }) {
  const { restaurant } = menu
  const { title, description } = headingOf(restaurant, locale)
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={publicUrl + menuPath(restaurant, locale)} />
      <meta property="og:locale" content={OPEN_GRAPH_LOCALES[locale]} />
      {restaurant.supportedLocales
        .filter(other => other !== locale)
        .map(other => (
          <meta key={other} property="og:locale:alternate" content={OPEN_GRAPH_LOCALES[other]} />
        ))}
      <meta property="og:image" content={publicUrl + files.sharePicture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      <link rel="apple-touch-icon" href={files.touchIcon} />
      <link rel="manifest" href={files.manifest} />
    </>
  )
}
