import type { CheckedDish, MenuToCheck } from './check/finding.ts'

type Given = Partial<CheckedDish> & { description?: string }
type More = Partial<Omit<MenuToCheck, 'categories' | 'dishes' | 'defaultLocale'>> & { empty?: readonly string[] }

const AT = '2026-11-01T12:00:00.000Z'

/** A menu whose dishes have nothing wrong but what is given; a dish's id and Spanish name are its key. */
export function sampleMenu(dishes: Record<string, Given>, { empty = [], ...more }: More = {}): MenuToCheck {
  const category = (id: string) => ({
    _id: id,
    restaurantId: 'r1',
    key: id,
    translations: { es: { name: id } },
    sortOrder: 10,
    updatedAt: AT,
  })
  const dish = ([id, { description = '', ...given }]: [string, Given]): CheckedDish =>
    ({
      _id: id,
      restaurantId: 'r1',
      categoryId: 'Todo',
      translations: { es: { name: id, description } },
      price: 5,
      imageUrl: '',
      imageWidth: null,
      imageHeight: null,
      imageWidths: [],
      allergens: [],
      allergensDeclared: true,
      available: true,
      sortOrder: 10,
      createdAt: AT,
      updatedAt: AT,
      image: null,
      ...given,
    }) as CheckedDish
  return {
    categories: ['Todo', ...empty].map(category),
    dishes: Object.entries(dishes).map(dish),
    defaultLocale: 'es',
    supportedLocales: ['es'],
    now: new Date(AT),
    reports: [],
    soldOutSince: {},
    marketSaid: {},
    prepared: [],
    oldPaper: null,
    ...more,
  }
}
