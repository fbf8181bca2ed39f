import { Link } from 'react-router'
import { PAGES } from '#shared/page-paths.ts'
import { onboardingTexts as texts } from '../onboarding.texts.ts'
import styles from './onboarding-lists.module.css'

/** Step 1: what the wizard will ask, and the way to the account, which needs no restaurant. */
export function OnboardingWelcome() {
  return (
    <>
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
      <p className="muted">
        {texts.accountFirst}
        <Link className="link" to={PAGES.settings}>
          {texts.account}
        </Link>
        .
      </p>
    </>
  )
}
