import type { Locale } from '#shared/locale.ts'
import type { NewRestaurant } from '#features/restaurants/restaurants.contract.ts'
import { DEFAULT_CURRENCY } from '#features/restaurants/profile/currencies.ts'
import { lunchAndDinner } from '#features/restaurants/hours/usual-hours.ts'
import { defaultProfile } from '#features/restaurants/profile/profile.fields.ts'
import { type Trio, TRIOS } from '#features/theme/trios.ts'

export const ONBOARDING_STEPS = 4

type Chosen = { name: string; slug: string; locale: Locale; trio: Trio }

/**
 * The restaurant that onboarding sends: the dashboard's defaults, but style modern, open until 23:30 and the
 * chosen colors (S1 §3, 3-decisions §5).
 */
export function onboardingRestaurant({ name, slug, locale, trio }: Chosen): NewRestaurant {
  const { theme, address } = defaultProfile(name)
  return {
    name,
    slug,
    defaultLocale: locale,
    supportedLocales: [locale],
    currency: DEFAULT_CURRENCY,
    theme: { ...theme, ...TRIOS[trio], style: 'modern' },
    address: { country: address.country },
    hours: lunchAndDinner('23:30'),
  }
}
