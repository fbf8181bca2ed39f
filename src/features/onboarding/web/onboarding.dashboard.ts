import { PAGES } from '#shared/page-paths.ts'
import type { DashboardFeature } from '#ui/dashboard/dashboard-feature.ts'
import { screenTexts as texts } from '../screens.texts.ts'

/** The wizard, for owners without a restaurant. */
export const onboardingDashboard: DashboardFeature = {
  name: 'onboarding',
  screens: [
    {
      path: PAGES.onboarding,
      title: texts.title,
      frame: 'onboarding',
      load: async () => (await import('./onboarding-page.tsx')).OnboardingPage,
    },
  ],
}
