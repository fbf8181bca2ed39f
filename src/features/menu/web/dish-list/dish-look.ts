import { LOCALES, type Locale } from '#shared/locale.ts'
import type { Dish } from '../../menu.contract.ts'

/** URL of the smallest stored width; '' without an image. */
export function thumbnailOf(dish: Dish): string {
  const [smallest] = dish.imageWidths
  return smallest ? dish.imageUrl.replace(/\d+\.webp$/, `${smallest}.webp`) : dish.imageUrl
}

/** Uses the order of `dashboardName`: es, the default locale, the first one present (3-decisions §6). */
export function descriptionOf(dish: Dish, defaultLocale: Locale): string {
  const order: Locale[] = ['es', defaultLocale, ...LOCALES]
  return order.map(locale => dish.translations[locale]?.description.trim()).find(Boolean) ?? ''
}

export const localesWithoutName = (dish: Dish, supportedLocales: readonly Locale[]): Locale[] =>
  supportedLocales.filter(locale => !dish.translations[locale]?.name.trim())

/** A price as people type it: 9.5 → '9,50', without thousands separators. */
export const typedPrice = (price: number): string => price.toFixed(2).replace('.', ',')
