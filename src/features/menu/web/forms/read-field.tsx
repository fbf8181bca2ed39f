import type { ReactNode } from 'react'
import styles from './read-field.module.css'

type ReadFieldProps = { label: string; who: string; hint?: string | null; children: ReactNode }

/** What stands in the place of a field whose right somebody lacks: the value, and who changes it. Nothing is grey. */
export const ReadField = ({ label, who, hint, children }: ReadFieldProps) => (
  <dl className={styles.fact}>
    <dt>{label}</dt>
    <dd>
      <b>{children}</b> {who && <span className={styles.who}>{who}</span>}
      {hint && <p className={styles.who}>{hint}</p>}
    </dd>
  </dl>
)
