import type { Page } from '@playwright/test'
import type { Call } from './fixtures.ts'

const ALL = ['es', 'en', 'pt'] as const

/** Each look in every language, with owners' colors that are dark, pale and garish. */
export const LOOKS = [
  {
    langs: ALL,
    style: 'modern',
    colors: { primaryColor: '#c21d03', secondaryColor: '#ffffff', accentColor: '#e0a526' },
  },
  {
    langs: ['es'],
    style: 'modern',
    colors: { primaryColor: '#f2c200', secondaryColor: '#15211c', accentColor: '#e5a9a0' },
  },
  {
    langs: ['en'],
    style: 'classic',
    colors: { primaryColor: '#f4a6b7', secondaryColor: '#fffafa', accentColor: '#7bb6a4' },
  },
  {
    langs: ['pt'],
    style: 'classic',
    colors: { primaryColor: '#00ff00', secondaryColor: '#808080', accentColor: '#ff00ff' },
  },
  {
    langs: ALL,
    style: 'minimal',
    colors: { primaryColor: '#1f3d36', secondaryColor: '#ffffff', accentColor: '#999999' },
  },
  {
    langs: ['es'],
    style: 'minimal',
    colors: { primaryColor: '#ffff00', secondaryColor: '#0000ff', accentColor: '#ff0000' },
  },
  {
    langs: ALL,
    style: 'classic',
    colors: { primaryColor: '#7a1f2b', secondaryColor: '#fbf6ea', accentColor: '#b08d3e' },
  },
] as const

type Theme = Partial<{ style: string; primaryColor: string; secondaryColor: string; accentColor: string }>
type Made = { _id: string }

const named = (es: string, en: string, pt: string, description = '') => ({
  es: { name: es, description },
  en: { name: en, description },
  pt: { name: pt, description },
})

/** Gives a restaurant a small menu in three languages: declared, sold out and undeclared dishes, with long names. */
export async function addMenu<Restaurant extends { _id: string; slug: string }>(
  call: Call,
  restaurant: Restaurant,
  theme: Theme,
): Promise<Restaurant> {
  await call('PUT', `/restaurants/${restaurant._id}`, {
    theme,
    supportedLocales: ['es', 'en', 'pt'],
    translations: { es: { description: 'Cocina de casa.' } },
    address: { street: 'Calle del Almendro, 12', city: 'Madrid', postalCode: '28005' },
    contact: { phone: '+34 910 000 000', email: 'hola@ejemplo.com' },
  })
  const category = (es: string, en: string, pt: string) =>
    call<Made>('POST', `/restaurants/${restaurant._id}/categories`, { translations: named(es, en, pt) })
  const tapas = await category('Tapas', 'Tapas', 'Petiscos')
  const desserts = await category('Postres', 'Desserts', 'Sobremesas')
  const dish = (of: Made, fields: object) => call('POST', `/categories/${of._id}/items`, fields)
  await dish(tapas, {
    translations: named('Croquetas', 'Croquettes', 'Croquetes', 'De jamón.'),
    price: '9,50',
    allergens: ['gluten', 'milk'],
  })
  await dish(tapas, {
    translations: named('Pan de la casa', 'House bread', 'Pão da casa'),
    price: 2,
    allergens: ['gluten'],
    available: false,
  })
  await dish(tapas, { translations: named('Sorpresa', 'Surprise', 'Surpresa'), price: 5 })
  for (let number = 1; number <= 12; number++)
    await dish(desserts, {
      translations: named(`Helado ${number}`, `Ice cream ${number}`, `Gelado ${number}`, 'Muy frío. '.repeat(number)),
      price: number,
      allergensDeclared: true,
    })
  return restaurant
}

/** The button that opens and closes the panel of the allergens; another one at each width. */
export const allergenToggle = (page: Page) =>
  page
    .getByRole('button', { name: /^(Ver|Ocultar|View|Hide) / })
    .and(page.locator(':visible'))
    .first()
