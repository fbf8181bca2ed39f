import { askedOf } from '#features/allergens/words/asking-words.ts'
import { dashboardName } from '#features/menu/menu.rules.ts'
import { comparable } from '#features/prices/names.ts'
import { LOCALES } from '#shared/locale.ts'
import { type CheckedDish, type FindingParts, type MenuToCheck, ofDishes } from './finding.ts'

export const undeclared = ({ dishes }: MenuToCheck): FindingParts[] =>
  ofDishes(dishes.filter(dish => !dish.allergensDeclared))

/**
 * Declared dishes whose text names an allergen that is not ticked: their diners read 'no contiene'. One that says
 * nothing yet is asked about as a whole, by `undeclared`, so that no tick can declare it in passing. It rests on all
 * texts of the dish: with another word it is asked again.
 */
export const untickedWords = ({ dishes }: MenuToCheck): FindingParts[] =>
  dishes
    .filter(dish => dish.allergensDeclared)
    .flatMap(dish => {
      const facts = textsOf(dish)
      return [...askedOf(dish.translations)]
        .filter(([allergen]) => ![...dish.allergens, ...(dish.traces ?? [])].includes(allergen))
        .map(([allergen, words]) => ({
          about: `${dish._id}.${allergen}`,
          dishIds: [dish._id],
          values: { allergen, words },
          since: dish.updatedAt,
          facts,
        }))
    })

const textsOf = ({ translations }: CheckedDish): string[] =>
  LOCALES.flatMap(locale => [translations[locale]?.name ?? '', translations[locale]?.description ?? ''])

const nameIn = ({ translations }: CheckedDish, locale: (typeof LOCALES)[number]): string =>
  translations[locale]?.name.trim() ?? ''

/** Names that are missing in a language of the house, but for its main one. */
export const untranslated = ({ dishes, defaultLocale, supportedLocales }: MenuToCheck): FindingParts[] =>
  LOCALES.filter(locale => locale !== defaultLocale && supportedLocales.includes(locale)).flatMap(locale =>
    ofDishes(
      dishes.filter(dish => !nameIn(dish, locale)),
      { about: locale, values: { locale } },
    ),
  )

export const withoutMainName = ({ dishes, defaultLocale }: MenuToCheck): FindingParts[] =>
  ofDishes(
    dishes.filter(dish => !nameIn(dish, defaultLocale)),
    { values: { locale: defaultLocale } },
  )

/** Dishes with one name, whatever its accents, in the main language. */
export function equalNames({ dishes, defaultLocale }: MenuToCheck): FindingParts[] {
  const named = dishes.filter(dish => nameIn(dish, defaultLocale))
  const groups = Map.groupBy(named, dish => comparable(nameIn(dish, defaultLocale)))
  return [...groups.values()]
    .filter(group => group.length > 1)
    .flatMap(group => {
      const name = group[0] ? dashboardName(group[0].translations, defaultLocale) : ''
      return ofDishes(group, { about: group.map(({ _id }) => _id).toSorted()[0] ?? '', values: { name } })
    })
}

const hasPhoto = ({ imageUrl }: CheckedDish): boolean => imageUrl !== ''
const hasText = ({ translations }: CheckedDish): boolean =>
  LOCALES.some(locale => Boolean(translations[locale]?.description.trim()))

export const photosWithoutText = ({ dishes }: MenuToCheck): FindingParts[] =>
  ofDishes(dishes.filter(dish => hasPhoto(dish) && !hasText(dish)))

/** Only where half of the dishes have one: others want none. */
export function withoutPhoto({ dishes }: MenuToCheck): FindingParts[] {
  const without = dishes.filter(dish => !hasPhoto(dish))
  return without.length * 2 > dishes.length ? [] : ofDishes(without)
}
