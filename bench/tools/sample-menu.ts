import type { MenuSnapshot } from '#features/menu/server/presented.ts'
import { defaultProfile } from '#features/restaurants/profile/profile.fields.ts'
import { descriptionOf } from '#features/restaurants/profile/profile.rules.ts'

const CATEGORIES = 5

const textsOf = (words: string) =>
  Object.fromEntries(
    ['es', 'en', 'pt'].map(locale => [
      locale,
      { name: `${words} ${locale}`, description: `${words}: hecho al momento, con aceite de la casa.` },
    ]),
  )

function dishOf(menu: number, dish: number) {
  const base = `/uploads/${menu}/${dish}`
  return {
    _id: `${menu}-${dish}`,
    restaurantId: `${menu}`,
    categoryId: `${menu}-${dish % CATEGORIES}`,
    translations: textsOf(`Plato ${(menu * 7919 + dish * 104_729).toString(36)}`),
    price: dish + 0.5,
    imageUrl: `${base}/1600.webp`,
    imageWidth: 1600,
    imageHeight: 1200,
    imageWidths: [320, 640, 960, 1600],
    allergens: ['gluten', 'milk', 'eggs'],
    allergensDeclared: true,
    available: true,
    sortOrder: dish * 10,
    createdAt: new Date(menu).toISOString(),
    updatedAt: new Date(menu).toISOString(),
    image: {
      base,
      width: 1600,
      height: 1200,
      widths: [320, 640, 960, 1600],
      avifWidths: [320, 640],
      tone: { color: '#a1b2c3', luminance: 0.44, alpha: 1 },
    },
  }
}

/**
 * The menu at `casa-{number}`. Parsed from JSON, so that no strings and objects are shared, as with data from the
 * database.
 */
export function sampleMenu(slug: string, dishCount: number): MenuSnapshot {
  const number = Number(slug.slice('casa-'.length))
  const profile = defaultProfile(`Casa ${number}`)
  const restaurant = { _id: `${number}`, slug, ...profile, description: descriptionOf(profile), logoUrl: '' }
  const categories = Array.from({ length: CATEGORIES }, (_, index) => ({
    _id: `${number}-${index}`,
    restaurantId: `${number}`,
    key: `c${index}`,
    translations: textsOf(`Categoría ${index}`),
    sortOrder: index * 10,
    updatedAt: new Date(number).toISOString(),
  }))
  const dishes = Array.from({ length: dishCount }, (_, dish) => dishOf(number, dish))
  const menu = JSON.parse(JSON.stringify({ restaurant, logo: null, categories, dishes })) as MenuSnapshot['menu']
  return {
    id: `${number}`,
    ownerId: `${number}`,
    version: 1,
    status: 'active',
    inactiveSince: null,
    changesAt: null,
    pricesEndAt: null,
    isSuspended: false,
    isSlugUsed: true,
    codeZones: {},
    slugs: [slug],
    menu,
  }
}
