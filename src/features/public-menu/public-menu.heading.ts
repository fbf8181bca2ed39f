import type { Locale } from '#shared/locale.ts'
import type { PublicRestaurant } from '#features/restaurants/restaurants.contract.ts'
import { descriptionIn } from './public-menu.rules.ts'
import { fill, publicMenuTexts } from './public-menu.texts.ts'

/** Title and description of a menu in one language, for search engines and shared links; never empty. */
export function headingOf(restaurant: PublicRestaurant, locale: Locale): { title: string; description: string } {
  const { name, translations, defaultLocale } = restaurant
  const texts = publicMenuTexts[locale]
  return {
    title: fill(texts.titleOf, { name }),
    description: descriptionIn(translations, locale, defaultLocale).text || fill(texts.menuOf, { name }),
  }
}
