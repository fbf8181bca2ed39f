import type { Locale } from '#shared/locale.ts'
import type { PublicRestaurant } from '#features/restaurants/restaurants.contract.ts'
import type { SharedDish } from './seo.input.ts'
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

/** The same for a link to one of its dishes: '{plato} · {casa}'. */
export function sharedHeadingOf(
  restaurant: PublicRestaurant,
  locale: Locale,
  dish: SharedDish | undefined,
): { title: string; description: string } {
  const heading = headingOf(restaurant, locale)
  if (!dish) return heading
  return { title: `${dish.name} · ${restaurant.name}`, description: dish.description || heading.description }
}
