import { useDerivedSlug } from '#features/restaurants/web/index.ts'
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { useUser } from '#features/identity/web/index.ts'
import { ONBOARDING_STEPS } from '../onboarding.rules.ts'
import { onboardingTexts as texts } from '../onboarding.texts.ts'
import { restaurantName } from '#features/restaurants/profile/profile.fields.ts'
import { useOnboardingDraft } from './onboarding-draft.ts'
import { OnboardingFrame } from './onboarding-frame.tsx'
import { OnboardingLocale } from './onboarding-locale.tsx'
import { OnboardingName } from './onboarding-name.tsx'
import { OnboardingReady } from './onboarding-ready.tsx'
import { OnboardingWelcome } from './onboarding-welcome.tsx'
import { TentPreview } from './tent-preview.tsx'
import { useFinishOnboarding } from './use-finish-onboarding.ts'

const NAME_STEP = 2
const problemOf = (name: string): string | undefined => restaurantName.safeParse(name).error?.issues[0]?.message

/**
 * `/auth/onboarding`: the first restaurant in four steps, created at the last one (S1 §2). `leave` is shown at the
 * first step.
 */
export function OnboardingPage({ leave }: { leave: ReactNode }) {
  const user = useUser()
  const { draft, change, clear } = useOnboardingDraft(user.id)
  const { name, locale, step } = draft
  const derived = useDerivedSlug(name, draft.slug)
  const [isTouched, setIsTouched] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [isWaiting, setIsWaiting] = useState(false)
  const isSettled = derived.state === 'free' || derived.state === 'exhausted'
  const { finish, isBusy } = useFinishOnboarding({
    onDone: clear,
    onNameRefused: text => {
      setRefusal(text)
      change({ step: NAME_STEP })
    },
  })

  // Kept in the draft, so that a reload does not create another random number.
  const freeSlug = derived.state === 'free' ? derived.slug : undefined
  const trimmed = name.trim()
  const isKept = draft.slug?.slug === freeSlug && draft.slug?.name === trimmed
  useEffect(() => {
    if (freeSlug && !isKept) change({ slug: { name: trimmed, slug: freeSlug } })
  }, [freeSlug, isKept, trimmed, change])

  // 'Continuar' pressed before the check has answered: goes forward when the answer arrives.
  useEffect(() => {
    if (!isWaiting || !isSettled) return
    setIsWaiting(false)
    if (freeSlug) change({ step: NAME_STEP + 1 })
  }, [isWaiting, isSettled, freeSlug, change])

  const goForward = () => {
    if (step === ONBOARDING_STEPS) return void finish({ name: trimmed, locale, slug: freeSlug ?? draft.slug?.slug })
    if (step !== NAME_STEP) return change({ step: step + 1 })
    setIsTouched(true)
    if (!problemOf(name)) setIsWaiting(true)
  }
  const screens = [
    { title: texts.welcomeTitle(user.name), lead: texts.welcomeLead, content: <OnboardingWelcome /> },
    {
      title: texts.nameTitle,
      lead: texts.nameLead,
      content: (
        <OnboardingName
          name={name}
          error={refusal ?? (isTouched ? problemOf(name) : undefined)}
          derived={derived}
          onChange={next => {
            setRefusal(undefined)
            setIsWaiting(false)
            change({ name: next })
          }}
          onBlur={() => setIsTouched(isTouched || name !== '')}
        />
      ),
    },
    {
      title: texts.localeTitle,
      lead: texts.localeLead,
      content: <OnboardingLocale locale={locale} onChange={next => change({ locale: next })} />,
    },
    {
      title: texts.readyTitle,
      lead: texts.readyLead,
      content: <OnboardingReady name={name} locale={locale} derived={derived} />,
    },
  ] as const
  const screen = screens[step - 1] ?? screens[0]
  return (
    <OnboardingFrame
      step={step}
      title={screen.title}
      lead={screen.lead}
      preview={<TentPreview name={name} slug={derived.slug} locale={locale} />}
      onSubmit={goForward}
      actions={
        <>
          {step === 1 ? leave : <PreviousButton isDisabled={isBusy} onClick={() => change({ step: step - 1 })} />}
          <Button type="submit" size="lg" busy={isBusy || isWaiting} busyLabel={isBusy ? texts.creating : undefined}>
            {step === ONBOARDING_STEPS ? texts.finish : texts.next}
          </Button>
        </>
      }
    >
      {screen.content}
    </OnboardingFrame>
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
