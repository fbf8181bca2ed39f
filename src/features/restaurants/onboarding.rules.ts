import type { Locale } from '../../shared/locale.ts'
import { isUsableSlug, normaliseSlug, randomSuffix, withSuffix } from '../../shared/slug.ts'
import { WEEKDAYS } from '../../shared/weekday.ts'
import type { NewRestaurant } from './restaurants.contract.ts'

export const ONBOARDING_STEPS = 4
/** What a name without usable letters ('!!!', '寿司') becomes, with a number (3-decisions §5). */
const NAMELESS = 'restaurante'

export type SlugBase = { base: string; isUsable: boolean }

/** The address that a name wants; not usable: it needs a number from the start. */
export function slugBase(name: string): SlugBase {
  const base = normaliseSlug(name)
  return isUsableSlug(base) ? { base, isUsable: true } : { base: NAMELESS, isUsable: false }
}

/** The first address to try for a name. */
export const firstSlug = ({ base, isUsable }: SlugBase): string => (isUsable ? base : nextSlug(base))

/** Another one after a taken one: four random digits (S1 §2). */
export const nextSlug = (base: string): string => withSuffix(base, randomSuffix())

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
