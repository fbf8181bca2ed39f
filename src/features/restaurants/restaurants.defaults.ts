import { type Weekday, WEEKDAYS } from '#shared/weekday.ts'
import type { Hours, HoursSlot } from './hours/hours.rules.ts'
import type { Profile } from './profile/profile.rules.ts'

export const DEFAULT_CURRENCY = 'EUR'

/** Lunch and dinner every day. Dinner ends at 23:00 in the dashboard, at 23:30 in onboarding (S2 §3). */
export function lunchAndDinner(dinnerUntil: '23:00' | '23:30'): Hours {
  const slots = (): HoursSlot[] => [
    { open: '12:00', close: '16:00' },
    { open: '20:00', close: dinnerUntil },
  ]
  return Object.fromEntries(WEEKDAYS.map(day => [day, slots()])) as Record<Weekday, HoursSlot[]>
}

/** The values of a restaurant that was created with only a name: the dashboard's defaults (S2 §3, 3-decisions §5). */
export const defaultProfile = (name: string): Profile => ({
  name,
  defaultLocale: 'es',
  supportedLocales: ['es'],
  translations: {},
  currency: DEFAULT_CURRENCY,
  timezone: 'Europe/Madrid',
  theme: { primaryColor: '#c21d03', secondaryColor: '#ffffff', accentColor: '#999999', style: 'classic' },
  address: { street: '', city: '', postalCode: '', country: 'España' },
  contact: { phone: '', email: '' },
  hours: lunchAndDinner('23:00'),
})
