import { LOCALE_NAMES, LOCALES, type Locale } from '#shared/locale.ts'
import { onboardingTexts as texts } from '../onboarding.texts.ts'
import styles from './onboarding-locale.module.css'

/** The first half of step 3: the default language of the menu (S1 §2). */
export function OnboardingLocale({ locale, onChange }: { locale: Locale; onChange: (locale: Locale) => void }) {
  return (
    <fieldset>
      <legend className="vh">{texts.localeLabel}</legend>
      <div className={styles.options}>
        {LOCALES.map(one => (
          <label key={one} className={styles.option}>
            <input
              type="radio"
              name="locale"
              className={styles.radio}
              value={one}
              checked={one === locale}
              onChange={() => onChange(one)}
            />
            <b className={styles.language}>{LOCALE_NAMES[one]}</b>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
