import type { Menu, MenuImage } from '#features/menu/menu-snapshot.ts'
import { defaultProfile } from '#features/restaurants/profile/profile.fields.ts'
import { descriptionOf } from '#features/restaurants/profile/profile.rules.ts'

const imageOf = (name: string, widths: number[]): MenuImage => ({
  base: `/uploads/${name}`,
  width: widths.at(-1) ?? 0,
  height: 200,
  widths,
  avifWidths: [],
  tone: null,
})

const inAll = (name: string) => {
  const texts = { name, description: '' }
  return { es: texts, en: texts, pt: texts }
}

const dishOf = (name: string, image: MenuImage | null) => ({
  _id: `dish-${name}`,
  restaurantId: 'house',
  categoryId: 'tapas',
  translations: inAll(name),
  price: 9.5,
  prices: [{ label: null, amount: 9.5, market: false, unit: null, minPersons: null }],
  imageUrl: '',
  imageWidth: null,
  imageHeight: null,
  imageWidths: [],
  allergens: ['gluten'],
  allergensDeclared: true,
  available: true,
  sortOrder: 10,
  createdAt: '',
  updatedAt: '',
  image,
})

/**
 * The menu at `/casa` in three languages, without a server: three dishes, one with a large photo and one with a small
 * one.
 */
export function smallMenu(): Menu {
  const profile = defaultProfile('Casa')
  const known = { _id: 'house', slug: 'casa', description: descriptionOf(profile), logoUrl: '' }
  return {
    restaurant: { ...profile, ...known, supportedLocales: ['es', 'en', 'pt'] } as Menu['restaurant'],
    logo: imageOf('logo', [320]),
    categories: [
      { _id: 'tapas', restaurantId: 'house', key: 'tapas', translations: inAll('Tapas'), sortOrder: 10, updatedAt: '' },
    ] as Menu['categories'],
    dishes: [
      dishOf('Gambas', imageOf('large', [320, 640, 960, 1600])),
      dishOf('Callos', imageOf('small', [300])),
      dishOf('Pan', null),
    ] as Menu['dishes'],
  }
}
