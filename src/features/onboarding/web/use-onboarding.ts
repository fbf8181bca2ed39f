import { useEffect, useState } from 'react'
import { useBackStep } from '#ui/back/back-history.ts'
import { useUnsaved } from '#ui/unsaved/unsaved.ts'
import { useImageField } from '#features/images/web/index.ts'
import { useUser } from '#features/identity/web/index.ts'
import { restaurantName } from '#features/restaurants/profile/profile.fields.ts'
import { useDerivedSlug } from '#features/restaurants/web/index.ts'
import { creationErrorTexts } from '#features/restaurants/restaurants.texts.ts'
import { ONBOARDING_STEPS } from '../onboarding.rules.ts'
import { useOnboardingDraft } from './onboarding-draft.ts'
import { useFinishOnboarding } from './use-finish-onboarding.ts'

const NAME_STEP = 2
const HOUSE_STEP = 3
const problemOf = (name: string): string | undefined => restaurantName.safeParse(name).error?.issues[0]?.message

/** The draft of the first restaurant, its free slug, and the state of the four steps (S1 §2). */
export function useOnboarding() {
  const { id } = useUser()
  const { draft, change, clear } = useOnboardingDraft(id)
  const { name, locale, trio, step } = draft
  const logo = useImageField({ name: 'logo', failed: creationErrorTexts.other })
  const derived = useDerivedSlug(name, draft.slug)
  useUnsaved(name !== '')
  const [isTouched, setIsTouched] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [isWaiting, setIsWaiting] = useState(false)
  const isSettled = derived.state === 'free' || derived.state === 'exhausted'
  const { finish, isBusy } = useFinishOnboarding({
    logo,
    onDone: clear,
    onLogoRefused: () => change({ step: HOUSE_STEP }),
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
    if (step === ONBOARDING_STEPS)
      return void finish({ name: trimmed, locale, trio, slug: freeSlug ?? draft.slug?.slug })
    if (step !== NAME_STEP) return change({ step: step + 1 })
    setIsTouched(true)
    if (!problemOf(name)) setIsWaiting(true)
  }
  const goBack = () => change({ step: step - 1 })
  useBackStep(step > 1 && !isBusy, () => {
    goBack()
    return step === 2
  })
  const changeName = (next: string) => {
    setRefusal(undefined)
    setIsWaiting(false)
    change({ name: next })
  }
  const nameField = {
    name,
    derived,
    error: refusal ?? (isTouched ? problemOf(name) : undefined),
    onChange: changeName,
    onBlur: () => setIsTouched(isTouched || name !== ''),
  }
  return { draft, change, derived, logo, nameField, goForward, goBack, isBusy, isWaiting }
}
