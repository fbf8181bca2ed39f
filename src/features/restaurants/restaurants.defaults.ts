import { type Weekday, WEEKDAYS } from '../../shared/weekday.ts'
import type { Hours, HoursSlot } from './hours.rules.ts'
import type { Profile } from './profile.rules.ts'

const LUNCH: HoursSlot = { open: '12:00', close: '16:00' }
const DINNER: HoursSlot = { open: '20:00', close: '23:00' }

const everyDay = (...slots: HoursSlot[]): Hours =>
  Object.fromEntries(WEEKDAYS.map(day => [day, slots.map(slot => ({ ...slot }))])) as Record<Weekday, HoursSlot[]>

/** What a restaurant has that was created with a name only: the dashboard's defaults (S2 §3, 3-decisions §5). */
export const defaultProfile = (name: string): Profile => ({
  name,
  defaultLocale: 'es',
  supportedLocales: ['es'],
  translations: {},
  currency: 'EUR',
  timezone: 'Europe/Madrid',
  theme: { primaryColor: '#c21d03', secondaryColor: '#ffffff', accentColor: '#999999', style: 'classic' },
  address: { street: '', city: '', postalCode: '', country: 'España' },
  contact: { phone: '', email: '' },
  hours: everyDay(LUNCH, DINNER),
})
