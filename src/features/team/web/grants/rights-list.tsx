import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { type Grant, RIGHTS } from '#features/identity/rights.rules.ts'
import { rightTexts } from '#features/identity/rights.texts.ts'
import { withRight } from '../../grant-form.rules.ts'
import { peopleTexts as texts } from '../../people.texts.ts'
import styles from './grants.module.css'

type RightsListProps = { grant: Grant; disabled?: boolean | undefined; onChange: (grant: Grant) => void }

/** The eight rights, each with its sentence. */
export const RightsList = ({ grant, disabled, onChange }: RightsListProps) => (
  <div className={styles.rights} role="group" aria-label={texts.rights}>
    {RIGHTS.map(right => (
      <Checkbox
        key={right}
        className={styles.right}
        label={rightTexts[right].name}
        hint={rightTexts[right].hint}
        checked={grant.rights.includes(right)}
        disabled={disabled}
        onChange={event => onChange(withRight(grant, right, event.target.checked))}
      />
    ))}
  </div>
)
