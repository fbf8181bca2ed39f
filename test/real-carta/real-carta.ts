import type { Style } from '#features/theme/theme.contract.ts'
import { fried } from './fried.data.ts'
import { grill } from './grill.data.ts'
import type { RealCategory, RealDish, Texts } from './real-dish.ts'
import { darkLogo, realPhoto } from './real-photos.ts'
import { desserts, rice } from './rice-and-desserts.data.ts'
import { starters } from './starters.data.ts'
import { wines } from './wines.data.ts'

/** 38 dishes in 6 categories, 19 with a photo; the last category has nine drinks and no photo. */
export const REAL_CARTA: readonly RealCategory[] = [starters, fried, grill, rice, desserts, wines]

/** How the house presents itself; modern with its dark logo by default. */
export type RealLook = { style?: Style; logo?: 'dark' | 'none' }

/** Colors that suit the look: a beach bar, a house of long standing, a wine bar; a tavern, a bakery, a fair. */
const COLORS: Partial<Record<Style, object>> & { modern: object } = {
  modern: { primaryColor: '#0b5f77', secondaryColor: '#ffffff', accentColor: '#e8a33d' },
  classic: { primaryColor: '#6d1f2a', secondaryColor: '#faf5e9', accentColor: '#ad8a3c' },
  minimal: { primaryColor: '#5a2340', secondaryColor: '#ffffff', accentColor: '#b9b2a8' },
  tavern: { primaryColor: '#1d3f78', secondaryColor: '#fffaf0', accentColor: '#e2a23b' },
  counter: { primaryColor: '#b8422e', secondaryColor: '#fff7ec', accentColor: '#e9a23b' },
  fiesta: { primaryColor: '#0b6e8f', secondaryColor: '#fff6e6', accentColor: '#f0a92e' },
}

export type RealFile = { field: 'image' | 'logo'; name: string; type: string; content: Buffer }
export type RealCall = {
  method: 'POST' | 'PUT'
  /** Below `/api`. */
  path: string
  fields: Record<string, unknown>
  file?: RealFile
}
/** Sends one call as the restaurant's owner and answers its data; throws when the call is refused. */
export type SendReal = (call: RealCall) => Promise<{ _id: string }>

const inAll = <Value>(value: (index: 0 | 1 | 2) => Value) => ({ es: value(0), en: value(1), pt: value(2) })

const DESCRIPTION: Texts = [
  'Espetos, arroces y pescado de lonja con los pies en la arena de Bolonia.',
  'Skewered fish, rice and the catch of the day with your feet in the sand of Bolonia.',
  'Espetos, arrozes e peixe da lota com os pés na areia de Bolonia.',
]
const LUNCH = { open: '12:00', close: '17:00' }
const DINNER = { open: '19:30', close: '23:30' }
const BOTH = [LUNCH, DINNER]

/** Name, texts in three languages, contact and hours, as the profile call takes them. */
export const REAL_PROFILE = {
  name: 'Chiringuito El Levante',
  supportedLocales: ['es', 'en', 'pt'],
  translations: inAll(index => ({ description: DESCRIPTION[index] })),
  address: { street: 'Playa de Bolonia, s/n', city: 'Tarifa', postalCode: '11391', country: 'España' },
  contact: { phone: '+34 956 000 000', email: 'hola@levante.example' },
  hours: {
    monday: [],
    tuesday: BOTH,
    wednesday: BOTH,
    thursday: BOTH,
    friday: BOTH,
    saturday: BOTH,
    sunday: [LUNCH],
  },
} as const

const dishFields = ({ name, description, price, allergens, soldOut }: RealDish) => ({
  translations: inAll(index => ({ name: name[index], description: description?.[index] ?? '' })),
  price,
  ...(allergens ? { allergens, allergensDeclared: true } : {}),
  ...(soldOut && { available: false }),
})

/** Gives the restaurant a look and its dark logo, or takes the logo away. */
export async function dressRestaurant(send: SendReal, id: string, look: RealLook): Promise<void> {
  const { style = 'modern', logo = 'dark' } = look
  const fields = { theme: { style, ...(COLORS[style] ?? COLORS.modern) }, ...(logo === 'none' && { logoUrl: '' }) }
  const file: RealFile = { field: 'logo', name: 'logo.png', type: 'image/png', content: await darkLogo() }
  await send({ method: 'PUT', path: `/restaurants/${id}`, fields, ...(logo === 'dark' && { file }) })
}

async function addDish(send: SendReal, categoryId: string, dish: RealDish): Promise<void> {
  const { photo } = dish
  const file = photo && {
    file: { field: 'image', name: `${photo}.jpg`, type: 'image/jpeg', content: await realPhoto(photo) } as const,
  }
  await send({ method: 'POST', path: `/categories/${categoryId}/items`, fields: dishFields(dish), ...file })
}

/** Writes the whole carta into a new restaurant, through the calls that the dashboard uses. */
export async function writeRealCarta(send: SendReal, id: string, look: RealLook = {}): Promise<void> {
  await send({ method: 'PUT', path: `/restaurants/${id}`, fields: REAL_PROFILE })
  await dressRestaurant(send, id, look)
  for (const { name, dishes } of REAL_CARTA) {
    const fields = { translations: inAll(index => ({ name: name[index] })) }
    const { _id } = await send({ method: 'POST', path: `/restaurants/${id}/categories`, fields })
    for (const dish of dishes) await addDish(send, _id, dish)
  }
}
