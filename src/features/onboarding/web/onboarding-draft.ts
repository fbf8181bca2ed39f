import { useCallback, useState } from 'react'
import type { Locale } from '#shared/locale.ts'
import { isLocale } from '#shared/locale.ts'
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
const keyOf = (userId: string): string => `sobremesa.onboarding.${userId}`

/**
 * The wizard's typed values, kept in this browser for this account, so that a reload at any step loses none of
 * them; a picked logo is a file, which a reload forgets.
 */
export function useOnboardingDraft(userId: string) {
  const [draft, setDraft] = useState(() => read(userId))
  const change = useCallback(
    (changes: Partial<OnboardingDraft>) =>
      setDraft(before => {
        const next = { ...before, ...changes }
        write(userId, next)
        return next
      }),
    [userId],
  )
  return { draft, change, clear: () => write(userId, null) }
}

function read(userId: string): OnboardingDraft {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '{}') as Partial<OnboardingDraft>
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
  } catch {
    return FRESH
  }
}

function write(userId: string, draft: OnboardingDraft | null): void {
  try {
    if (draft) localStorage.setItem(keyOf(userId), JSON.stringify(draft))
    else localStorage.removeItem(keyOf(userId))
  } catch {
    // Without browser storage the wizard works, but a reload starts it again.
  }
}
