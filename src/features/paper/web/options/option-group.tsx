import { type ReactNode, useId } from 'react'
import styles from './option-group.module.css'

type OptionGroupProps = {
  label: string
  hint?: ReactNode
  hintId?: string
  /** Is given the id of the label. */
  children: (labelId: string) => ReactNode
}

/** A label over choices, and a line about what is chosen. */
export function OptionGroup({ label, hint, hintId, children }: OptionGroupProps) {
  const id = useId()
  return (
    <div>
      <p className={styles.label} id={id}>
        {label}
      </p>
      {children(id)}
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  )
}
