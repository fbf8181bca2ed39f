import type { DemoCategory } from './demo-menu.ts'
import { mains } from './el-rincon-mains.data.ts'
import { starters } from './el-rincon-starters.data.ts'

const lunch = { open: '12:00', close: '16:00' }
const dinner = { open: '20:00', close: '23:30' }
const week = [lunch, dinner]

/** The demo restaurant, which the landing page links to (3-decisions §9); its logo is `seeds/assets/rincon.svg`. */
export const elRincon = {
  name: 'El Rincón',
  slug: 'el-rincon',
  defaultLocale: 'es',
  supportedLocales: ['es', 'en', 'pt'],
  translations: {
    es: { description: 'Cocina de mercado y vinos de cerca, en el corazón de La Latina desde 1987.' },
    en: { description: 'Market cooking and wines from nearby, in the heart of La Latina since 1987.' },
    pt: { description: 'Cozinha de mercado e vinhos de perto, no coração de La Latina desde 1987.' },
  },
  currency: 'EUR',
  timezone: 'Europe/Madrid',
  theme: { primaryColor: '#c21d03', secondaryColor: '#ffffff', accentColor: '#e0a526', style: 'modern' },
  address: { street: 'Calle del Almendro, 12', city: 'Madrid', postalCode: '28005', country: 'España' },
  contact: { phone: '+34 910 000 000', email: 'hola@elrincon.example' },
  hours: {
    monday: [],
    tuesday: week,
    wednesday: week,
    thursday: week,
    friday: week,
    saturday: [{ open: '12:30', close: '16:30' }, dinner],
    sunday: [{ open: '12:30', close: '17:00' }],
  },
} as const

/** Six categories in the menu's order, with their dishes in order. */
export const elRinconMenu: DemoCategory[] = [...starters, ...mains]
