import { LogOutButton } from '#features/accounts/web/settings/log-out-button.tsx'
import { OnboardingPage } from '#features/onboarding/web/onboarding-page.tsx'

/** The wizard, with a link to sign out for users who came with the wrong account. */
export const OnboardingRoute = () => <OnboardingPage leave={<LogOutButton variant="ghost" size="lg" />} />
