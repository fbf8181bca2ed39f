import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { PAGES } from '#shared/page-paths.ts'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { ButtonRouterLink } from '#ui/button/button-router-link.tsx'
import { LogOutButton } from '#features/accounts/web/index.ts'
import { endedReason, isEntitled } from '#features/billing/billing.rules.ts'
import { subscriptionOf } from '#features/billing/user-subscription.rules.ts'
import { firstNameOf } from '#features/identity/first-name.ts'
import { useUser } from '#features/identity/web/index.ts'
import { ONBOARDING_STEPS } from '../onboarding.rules.ts'
import { onboardingTexts as texts } from '../onboarding.texts.ts'
import { TRIOS } from '#features/theme/trios.ts'
import { OnboardingFrame } from './onboarding-frame.tsx'
import { OnboardingHouse } from './onboarding-house.tsx'
import { OnboardingLocale } from './onboarding-locale.tsx'
import { OnboardingName } from './onboarding-name.tsx'
import { OnboardingReady } from './onboarding-ready.tsx'
import { OnboardingWelcome } from './onboarding-welcome.tsx'
import { TentPreview } from './tent-preview.tsx'
import { useOnboarding } from './use-onboarding.ts'

/**
 * `/auth/onboarding`: the first restaurant in four steps, created at the last one (S1 §2). At the first step users who
 * came with the wrong account can sign out.
 */
export function OnboardingPage() {
  const user = useUser()
  const { draft, change, derived, logo, nameField, goForward, goBack, isBusy, isWaiting } = useOnboarding()
  const { name, locale, trio, step } = draft
  const logoFile = logo.value.kind === 'file' ? logo.value.file : undefined
  const screens = [
    { title: texts.welcomeTitle(firstNameOf(user.name)), lead: texts.welcomeLead, content: <OnboardingWelcome /> },
    { title: texts.nameTitle, lead: texts.nameLead, content: <OnboardingName {...nameField} /> },
    {
      title: texts.localeTitle,
      lead: texts.localeLead,
      content: (
        <>
          <OnboardingLocale locale={locale} onChange={next => change({ locale: next })} />
          <OnboardingHouse logo={logo.props} trio={trio} onTrio={next => change({ trio: next })} />
        </>
      ),
    },
    {
      title: texts.readyTitle,
      lead: texts.readyLead,
      content: (
        <OnboardingReady name={name} locale={locale} derived={derived} trio={trio} hasLogo={logoFile !== undefined} />
      ),
    },
  ] as const
  const screen = screens[step - 1] ?? screens[0]
  return (
    <OnboardingFrame
      step={step}
      title={screen.title}
      lead={screen.lead}
      primaryColor={TRIOS[trio].primaryColor}
      preview={<TentPreview name={name} slug={derived.slug} locale={locale} trio={trio} logo={logoFile} />}
      onSubmit={goForward}
      actions={
        <>
          {step === 1 ? (
            <LogOutButton variant="ghost" size="lg" />
          ) : (
            <PreviousButton isDisabled={isBusy} onClick={goBack} />
          )}
          <Button type="submit" size="lg" busy={isBusy || isWaiting} busyLabel={isBusy ? texts.creating : undefined}>
            {step === ONBOARDING_STEPS ? texts.finish : texts.next}
          </Button>
        </>
      }
    >
      <PlanEnded />
      {screen.content}
    </OnboardingFrame>
  )
}

/** Said before anything is typed: without a plan no restaurant can be created (3-decisions §2). */
function PlanEnded() {
  const subscription = subscriptionOf(useUser())
  if (isEntitled(subscription, new Date())) return null
  return (
    <Alert
      tone="warning"
      action={
        <ButtonRouterLink variant="secondary" size="sm" to={PAGES.plans}>
          {texts.hirePlan}
        </ButtonRouterLink>
      }
    >
      {texts.planEnded[endedReason(subscription)]} {texts.hireFirst}
    </Alert>
  )
}

const PreviousButton = ({ isDisabled, onClick }: { isDisabled: boolean; onClick: () => void }) => (
  <Button
    variant="ghost"
    size="lg"
    disabled={isDisabled}
    icon={<ArrowLeftIcon size={18} weight="bold" aria-hidden="true" />}
    onClick={onClick}
  >
    {texts.previous}
  </Button>
)
