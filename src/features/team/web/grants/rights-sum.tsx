import { type Right, RIGHTS } from '#features/identity/rights.rules.ts'
import { peopleTexts as texts } from '../../people.texts.ts'
import styles from './grants.module.css'

/** 'Podrá: … Solo verá: …'; whoever may not see the activity does not see it, so it is not said. */
export function RightsSum({ rights }: { rights: readonly Right[] }) {
  const others = RIGHTS.filter(right => right !== 'activity' && !rights.includes(right))
  return (
    <div className={styles.sum}>
      <p>
        <b>{texts.will}</b> {texts.sentence(rights)}
      </p>
      {others.length > 0 && (
        <p>
          <b>{texts.willOnlySee}</b> {texts.sentence(others)}
        </p>
      )}
    </div>
  )
}
