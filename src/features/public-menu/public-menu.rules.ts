import { isLocale, type Locale } from '#shared/locale.ts'
import { formatPrice } from '#shared/money.ts'
import { isUsableSlug, normalizeSlug, SLUG_MAX } from '#shared/slug.ts'
import { ALLERGEN_NAMES, isAllergenId } from '#features/menu/allergens.ts'
import type { Menu, MenuDish, MenuImage } from '#features/menu/menu-snapshot.ts'
import type { PublicRestaurant } from '#features/restaurants/restaurants.contract.ts'

const DAY_MS = 24 * 60 * 60 * 1000

type Languages = Pick<PublicRestaurant, 'defaultLocale' | 'supportedLocales'>

/** The language of `/{slug}`: es where supported, else the default one (3-decisions §10). */
export const startLocale = ({ defaultLocale, supportedLocales }: Languages): Locale =>
  supportedLocales.includes('es') ? 'es' : defaultLocale

/** What `?lang=` asks for, where the restaurant speaks it; everything else is the start language (3-decisions §10). */
export const resolveLocale = (restaurant: Languages, asked: unknown): Locale =>
  isLocale(asked) && restaurant.supportedLocales.includes(asked) ? asked : startLocale(restaurant)

/** Path of a menu in a language: the start language is not named in it. */
export const menuPath = (restaurant: Languages & { slug: string }, locale: Locale): string =>
  locale === startLocale(restaurant) ? `/${restaurant.slug}` : `/${restaurant.slug}?lang=${locale}`

type Named = Partial<Record<Locale, { name: string }>>
type Described = Partial<Record<Locale, { description: string }>>

/** Chosen → default → es → en → first; empty names are passed over; '' when there is none (3-decisions §6). */
export function nameIn(translations: Named, locale: Locale, defaultLocale: Locale): string {
  const order = [locale, defaultLocale, 'es' as const, 'en' as const, ...(Object.keys(translations) as Locale[])]
  return order.map(key => translations[key]?.name.trim() ?? '').find(name => name !== '') ?? ''
}

/** Chosen → en → default; '' when there is none (3-decisions §6). */
export const descriptionIn = (translations: Described, locale: Locale, defaultLocale: Locale): string =>
  [locale, 'en' as const, defaultLocale]
    .map(key => translations[key]?.description.trim() ?? '')
    .find(text => text !== '') ?? ''

/** The name in the language; an unknown id shows as itself (3-decisions §6). */
export const allergenName = (id: string, locale: Locale): string => (isAllergenId(id) ? ALLERGEN_NAMES[id][locale] : id)

/** A maps search for the postal address (S1 §2); undefined without a street or city. */
export function directionsUrl(address: PublicRestaurant['address']): string | undefined {
  if (!address.street && !address.city) return undefined
  const parts = [address.street, address.city, address.postalCode, address.country].filter(part => part !== '')
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(parts.join(', '))}`
}

/** Readable for diners: active, or inactive for less than the grace days (3-decisions §4; 0 days = at once). */
export const isMenuVisible = (
  restaurant: { status: 'active' | 'inactive'; inactiveSince: Date | null },
  now: number,
  lapsedMenuDays: number,
): boolean =>
  restaurant.status === 'active' ||
  (restaurant.inactiveSince !== null && now < restaurant.inactiveSince.getTime() + lapsedMenuDays * DAY_MS)

/** What the first segment of a URL's path may be; only `menu` needs the database (3-decisions §10). */
export type Segment = { kind: 'menu' | 'redirect'; slug: string } | { kind: 'file' | 'nothing'; slug?: undefined }

/** Reads the (decoded) segment: dots are files, other spellings of a slug lead to its normal form. */
export function parseSegment(segment: string): Segment {
  if (segment.includes('.')) return { kind: 'file' }
  if (segment.length > SLUG_MAX * 4) return { kind: 'nothing' }
  const slug = normalizeSlug(segment)
  if (!isUsableSlug(slug)) return { kind: 'nothing' }
  return slug === segment ? { kind: 'menu', slug } : { kind: 'redirect', slug }
}

export type DishView = {
  id: string
  name: string
  description: string
  /** Formatted; '' for none. */
  price: string
  image: MenuImage | null
  allergens: string[]
  allergensDeclared: boolean
  available: boolean
}
export type SectionView = { id: string; name: string; dishes: DishView[] }

const dishView = (dish: MenuDish, { currency, defaultLocale }: PublicRestaurant, locale: Locale): DishView => ({
  id: dish._id,
  name: nameIn(dish.translations, locale, defaultLocale),
  description: descriptionIn(dish.translations, locale, defaultLocale),
  price: dish.price > 0 ? formatPrice(dish.price, currency) : '',
  image: dish.image,
  allergens: dish.allergens,
  allergensDeclared: dish.allergensDeclared,
  available: dish.available,
})

/**
 * The categories of a menu with their dishes in one language, as the page lists them: categories without dishes and
 * names that nobody wrote are left out (3-decisions §6). `id` is unique on the page and stays through renaming.
 */
export function sectionsIn({ restaurant, categories, dishes }: Menu, locale: Locale): SectionView[] {
  const taken = new Set<string>()
  const anchorOf = (key: string): string => {
    const base = `c-${normalizeSlug(key) || 'x'}`
    let id = base
    for (let next = 2; taken.has(id); next++) id = `${base}-${next}`
    taken.add(id)
    return id
  }
  return categories
    .map(category => ({
      id: anchorOf(category.key),
      name: nameIn(category.translations, locale, restaurant.defaultLocale) || category.key,
      dishes: dishes
        .filter(dish => dish.categoryId === category._id)
        .map(dish => dishView(dish, restaurant, locale))
        .filter(dish => dish.name !== ''),
    }))
    .filter(section => section.dishes.length > 0)
}
