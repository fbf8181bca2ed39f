import { publicHost, type DerivedSlug } from '#features/restaurants/web/index.ts'
import { LOCALE_NAMES, type Locale } from '#shared/locale.ts'
import { onboardingTexts as texts } from '../onboarding.texts.ts'
import { trioTexts } from '#features/theme/theme.texts.ts'
import type { Trio } from '#features/theme/trios.ts'
import styles from './onboarding-lists.module.css'
import { SlugNote } from './onboarding-name.tsx'

type OnboardingReadyProps = { name: string; locale: Locale; derived: DerivedSlug; trio: Trio; hasLogo: boolean }

/** Step 4: what will be created (S1 §2). */
export function OnboardingReady({ name, locale, derived, trio, hasLogo }: OnboardingReadyProps) {
  const colors = trioTexts.names[trio]
  const lines = [
    { term: texts.readyName, value: name.trim() },
    { term: texts.readyUrl, value: `${publicHost()}/${derived.slug}` },
    { term: texts.readyLocale, value: LOCALE_NAMES[locale] },
    { term: texts.readyColors, value: hasLogo ? texts.withLogo(colors) : colors },
    { term: texts.readyHours, value: texts.readyHoursValue },
  ]
  return (
    <div>
      <dl className={styles.summary}>
        {lines.map(({ term, value }) => (
          <div key={term} className={styles.line}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.hint} role="status">
        {derived.because || derived.state === 'exhausted' ? <SlugNote derived={derived} /> : texts.readyHint}
      </p>
    </div>
  )
}
