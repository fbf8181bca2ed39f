import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import { cx } from '#ui/cx.ts'
import styles from './checkbox.module.css'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; hint?: ReactNode; error?: string }

/** The box alone, for a row that is its label. */
export const CheckBox = ({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) => (
  <input {...rest} type="checkbox" className={cx(styles.box, className)} />
)

/** A checkbox with its label; spread `register('name')` on it. */
export function Checkbox({ label, hint, error, className, ...rest }: CheckboxProps) {
  const id = useId()
  const describing = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <label className={styles.row}>
        <CheckBox
          {...rest}
          aria-labelledby={`${id}-label`}
          aria-invalid={error ? true : undefined}
          aria-describedby={describing || undefined}
        />
        <span className={styles.label} id={`${id}-label`}>
          {label}
        </span>
        {hint && (
          <span className={styles.hint} id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </label>
      {error && (
        <p className={cx(styles.error)} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
