import type { Locale } from '#shared/locale.ts'
import { isUsableSlug, normalizeSlug, SLUG_MAX } from '#shared/slug.ts'
import { ALLERGEN_NAMES, isAllergenId } from '#features/allergens/allergens.ts'
import { type SaidOfDish, saidOf } from './allergies/said-of-dish.ts'
import { anchorOf } from './dish-link.rules.ts'
import type { Category } from '#features/menu/menu.contract.ts'
import { descriptionIn, nameIn, type PageText } from '#features/restaurants/locales/locales.rules.ts'
import type { Menu, MenuDish, MenuImage } from '#features/menu/menu-snapshot.ts'
import type { PublicRestaurant } from '#features/restaurants/restaurants.contract.ts'
import {
  columnsOf,
  minPersonsOf,
  type PricedFor,
  pricedFor,
  type PriceView,
  priceViews,
} from '#features/prices/price-view.ts'
import type { PublicZone } from '#features/prices/public-prices.ts'
import { LIST_CATEGORIES, SEARCH_DISHES } from './public-menu.limits.ts'

/** The allergen's name in the language; an unknown id is shown as it is (3-decisions §6). */
export const allergenName = (id: string, locale: Locale): string => (isAllergenId(id) ? ALLERGEN_NAMES[id][locale] : id)

/** URL of a maps search for the postal address (S1 §2); undefined without a street or city. */
export function directionsUrl(address: PublicRestaurant['address']): string | undefined {
  if (!address.street && !address.city) return undefined
  const parts = [address.street, address.city, address.postalCode, address.country].filter(part => part !== '')
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(parts.join(', '))}`
}

/** True for a menu whose bar alone does not lead everywhere: many categories, or many dishes. */
export const hasList = (sections: readonly SectionView[]): boolean =>
  sections.length >= LIST_CATEGORIES || sections.flatMap(({ dishes }) => dishes).length >= SEARCH_DISHES

/** What the first segment of a URL's path can be; only `menu` needs the database (3-decisions §10). */
export type Segment = { kind: 'menu' | 'redirect'; slug: string } | { kind: 'file' | 'nothing'; slug?: undefined }

/** Classifies the decoded segment: with a dot it is a file; another spelling of a slug redirects to the normal one. */
export function parseSegment(segment: string): Segment {
  if (segment.includes('.')) return { kind: 'file' }
  if (segment.length > SLUG_MAX * 4) return { kind: 'nothing' }
  const slug = normalizeSlug(segment)
  if (!isUsableSlug(slug)) return { kind: 'nothing' }
  return slug === segment ? { kind: 'menu', slug } : { kind: 'redirect', slug }
}

export type DishView = {
  id: string
  /** Its id on the page, for links to it; stays the same when dishes are moved. */
  anchor: string
  name: PageText
  description: PageText
  prices: PriceView[]
  /** For how many people it is made at least. */
  minPersons: number | null
  image: MenuImage | null
  allergens: string[]
  allergensDeclared: boolean
  said: SaidOfDish
  available: boolean
}
/** `columns`: the labels that stand once at its head, because half of its dishes or more have just these. */
export type SectionView = {
  id: string
  categoryId: string
  name: PageText
  dishes: DishView[]
  columns: PageText[]
}

const dishView = (dish: MenuDish, priced: PricedFor): Omit<DishView, 'anchor'> => {
  const { locale, defaultLocale } = priced
  return {
    id: dish._id,
    name: nameIn(dish.translations, locale, defaultLocale),
    description: descriptionIn(dish.translations, locale, defaultLocale),
    prices: priceViews(dish, priced),
    minPersons: minPersonsOf(dish),
    image: dish.image,
    allergens: dish.allergens,
    allergensDeclared: dish.allergensDeclared,
    said: saidOf(dish),
    available: dish.available,
  }
}

/** Answers each wanted id as an id that is unique on the page: the second 'c-vinos' is 'c-vinos-2'. */
function uniqueIds(): (wanted: string) => string {
  const taken = new Set<string>()
  return wanted => {
    let id = wanted
    for (let next = 2; taken.has(id); next++) id = `${wanted}-${next}`
    taken.add(id)
    return id
  }
}

/** A category without any name shows its key, which is in no language. */
function categoryName({ translations, key }: Category, locale: Locale, defaultLocale: Locale): PageText {
  const name = nameIn(translations, locale, defaultLocale)
  return name.text ? name : { text: key, lang: undefined }
}

/**
 * The categories of a menu with their dishes in one language and the prices of a zone, as the page lists them, without
 * empty categories and empty names (3-decisions §6). `id` is unique on the page and does not change when a category is
 * renamed.
 */
export function sectionsIn({ restaurant, categories, dishes }: Menu, locale: Locale, zone?: PublicZone): SectionView[] {
  const unique = uniqueIds()
  const priced = pricedFor(restaurant, locale, zone)
  return categories
    .map(category => ({
      id: unique(`c-${normalizeSlug(category.key) || 'x'}`),
      categoryId: category._id,
      name: categoryName(category, locale, restaurant.defaultLocale),
      dishes: dishes
        .filter(dish => dish.categoryId === category._id)
        .map(dish => dishView(dish, priced))
        .filter(dish => dish.name.text !== '')
        .map(dish => ({ ...dish, anchor: unique(anchorOf(dish.id)) })),
    }))
    .filter(section => section.dishes.length > 0)
    .map(section => ({ ...section, columns: columnsOf(section.dishes) }))
}
