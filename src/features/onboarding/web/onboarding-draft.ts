import { useCallback, useState } from 'react'
import type { Locale } from '#shared/locale.ts'
import { isLocale } from '#shared/locale.ts'
import { keepDraft, readDraft } from '#ui/unsaved/drafts.ts'
import { ONBOARDING_STEPS } from '../onboarding.rules.ts'
import { GIVEN_TRIO, isTrio, type Trio } from '#features/theme/trios.ts'

/** What the user has entered so far; `step` counts from 1. */
export type OnboardingDraft = {
  step: number
  name: string
  locale: Locale
  trio: Trio
  slug?: { name: string; slug: string }
}

const FRESH: OnboardingDraft = { step: 1, name: '', locale: 'es', trio: GIVEN_TRIO }
const DRAFT = 'restaurante-nuevo'

/**
 * The wizard's typed values, kept in this browser for this account, so that a reload at any step loses none of
 * them, until they are sent or the person signs out; a picked logo is a file, which a reload forgets.
 */
export function useOnboardingDraft(userId: string) {
  const [draft, setDraft] = useState(() => read(userId))
  const change = useCallback(
    (changes: Partial<OnboardingDraft>) =>
      setDraft(before => {
        const next = { ...before, ...changes }
        keepDraft(userId, DRAFT, next)
        return next
      }),
    [userId],
  )
  return { draft, change, clear: () => keepDraft(userId, DRAFT, null) }
}

function read(userId: string): OnboardingDraft {
  const kept = (readDraft(userId, DRAFT) ?? {}) as Partial<OnboardingDraft>
  const name = typeof kept.name === 'string' ? kept.name : ''
  const step = Number.isInteger(kept.step) ? Math.min(Math.max(kept.step ?? 1, 1), ONBOARDING_STEPS) : 1
  const slug = kept.slug?.name === name.trim() ? kept.slug : undefined
  return {
    ...FRESH,
    name,
    step: name.trim() ? step : Math.min(step, 2),
    ...(isLocale(kept.locale) && { locale: kept.locale }),
    ...(isTrio(kept.trio) && { trio: kept.trio }),
    ...(slug && { slug }),
  }
}
