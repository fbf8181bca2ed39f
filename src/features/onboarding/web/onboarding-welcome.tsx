import { onboardingTexts as texts } from '../onboarding.texts.ts'
import styles from './onboarding-lists.module.css'

/** Step 1: what the wizard will ask. */
export function OnboardingWelcome() {
  return (
    <ol className={styles.points}>
      {texts.welcomePoints.map((point, place) => (
        <li key={point.title} className={styles.point}>
          <span className={styles.number} aria-hidden="true">
            {place + 1}
          </span>
          <span>
            <b>{point.title}</b>
            <small>{point.hint}</small>
          </span>
        </li>
      ))}
    </ol>
  )
}
