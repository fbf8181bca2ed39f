import { LOCALES, type Locale } from '#shared/locale.ts'
import type { Dish } from '../../menu.contract.ts'
import { rowTexts } from '../../menu-page.texts.ts'

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

/** Diners read 'Alérgenos sin declarar' for such a dish. */
export const isUndeclared = (dish: Dish): boolean => !dish.allergensDeclared && dish.allergens.length === 0

/** What is missing in a dish, the most important first. */
export function faultsOf(dish: Dish, supportedLocales: readonly Locale[]): string[] {
  const missing = localesWithoutName(dish, supportedLocales)
  return [
    ...(isUndeclared(dish) ? [rowTexts.undeclared] : []),
    ...(missing.length > 0 ? [rowTexts.missingName(missing)] : []),
  ]
}
