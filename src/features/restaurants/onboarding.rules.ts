import type { Locale } from '../../shared/locale.ts'
import { WEEKDAYS } from '../../shared/weekday.ts'
import type { NewRestaurant } from './restaurants.contract.ts'

export const ONBOARDING_STEPS = 4

type Chosen = { name: string; slug: string; locale: Locale }

/** What onboarding sends: its own defaults, not the dashboard's (S1 §3, 3-decisions §5). */
export function onboardingRestaurant({ name, slug, locale }: Chosen): NewRestaurant {
  const everyDay = [
    { open: '12:00', close: '16:00' },
    { open: '20:00', close: '23:30' },
  ]
  return {
    name,
    slug,
    defaultLocale: locale,
    supportedLocales: [locale],
    currency: 'EUR',
    theme: { primaryColor: '#c21d03', secondaryColor: '#ffffff', accentColor: '#999999', style: 'modern' },
    address: { country: 'España' },
    hours: Object.fromEntries(WEEKDAYS.map(day => [day, everyDay])),
  }
}
