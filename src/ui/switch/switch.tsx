import { Switch as BaseSwitch } from '@base-ui/react/switch'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { cx } from '#ui/cx.ts'
import styles from './switch.module.css'

type SwitchProps = {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  hint?: ReactNode
  disabled?: boolean
  /** Only where the row already shows the label. */
  labelHidden?: boolean
  name?: string
  className?: string
}

/** A switch that takes effect at once, with its label beside it (S1 §2, DESIGN §6). */
export function Switch({ label, checked, onChange, hint, disabled, labelHidden, name, className }: SwitchProps) {
  const id = useId()
  return (
    <label className={cx(styles.row, className)} data-disabled={disabled ? '' : undefined}>
      <BaseSwitch.Root
        className={styles.track}
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
        name={name}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
      >
        <BaseSwitch.Thumb className={styles.thumb} />
      </BaseSwitch.Root>
      <span className={labelHidden ? 'vh' : styles.label}>
        <span id={`${id}-label`}>{label}</span>
        {hint && (
          <span className={styles.hint} id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </span>
    </label>
  )
}
