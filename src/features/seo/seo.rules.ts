import type { Locale } from '#shared/locale.ts'
import type { PublicRestaurant } from '#features/restaurants/restaurants.contract.ts'
import { descriptionIn } from '#features/restaurants/locales/locales.rules.ts'
import { seoTexts } from './seo.texts.ts'

/** Title and description of a menu in one language, for search engines and shared links; never empty. */
export function headingOf(restaurant: PublicRestaurant, locale: Locale): { title: string; description: string } {
  const { name, translations, defaultLocale } = restaurant
  const texts = seoTexts[locale]
  return {
    title: texts.titleOf(name),
    description: descriptionIn(translations, locale, defaultLocale).text || texts.menuOf(name),
  }
}
