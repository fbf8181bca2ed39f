import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { MinusIcon } from '@phosphor-icons/react/dist/csr/Minus'
import type { ReactNode } from 'react'
import { type Right, RIGHTS } from '#features/identity/rights.rules.ts'
import { peopleTexts as texts } from '../../people.texts.ts'
import styles from './rights-sum.module.css'

type SumProps = { will: string; not?: { lead: string; text: string } | undefined; children?: ReactNode }

/** What somebody can do, and what not, in two sentences. */
export const Sum = ({ will, not, children }: SumProps) => (
  <div className={styles.sum}>
    <p>
      <CheckIcon size={16} className={styles.yes} aria-hidden="true" />
      <span>
        <b>{texts.will}</b> {will}
      </span>
    </p>
    {not && (
      <p>
        <MinusIcon size={16} className={styles.no} aria-hidden="true" />
        <span>
          <b>{not.lead}</b> {not.text}
        </span>
      </p>
    )}
    {children}
  </div>
)

/** 'Podrá: … Solo verá: …'; whoever may not see the activity does not see it, so it is not said. */
export function RightsSum({ rights, children }: { rights: readonly Right[]; children?: ReactNode }) {
  const others = RIGHTS.filter(right => right !== 'activity' && !rights.includes(right))
  return (
    <Sum
      will={texts.sentence(rights)}
      not={others.length > 0 ? { lead: texts.willOnlySee, text: texts.sentence(others) } : undefined}
    >
      {children}
    </Sum>
  )
}
