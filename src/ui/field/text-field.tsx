import { LockSimpleIcon } from '@phosphor-icons/react/dist/csr/LockSimple'
import type { ComponentProps, ReactNode } from 'react'
import { Field, type FieldFrame, splitFrame } from './field.tsx'
import styles from './field.module.css'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'prefix'> &
  FieldFrame & {
    /** Inside the box, before or after the typed text. */
    prefix?: ReactNode
    suffix?: ReactNode
  }

/** A text field of one line; spread `register('name')` on it. A read-only one looks locked (S1 §2, DESIGN §6). */
export function TextField({ prefix, suffix, ...props }: TextFieldProps) {
  const { frame, control } = splitFrame(props)
  const hint =
    control.readOnly && frame.hint ? (
      <>
        <LockSimpleIcon size={16} aria-hidden="true" />
        {frame.hint}
      </>
    ) : (
      frame.hint
    )
  return (
    <Field {...frame} hint={hint}>
      {field => (
        <div className={styles.wrap} data-start={prefix ? '' : undefined} data-end={suffix ? '' : undefined}>
          {prefix && (
            <span className={styles.affix} data-side="start" aria-hidden="true">
              {prefix}
            </span>
          )}
          <input type="text" {...control} {...field} />
          {suffix && (
            <span className={styles.affix} data-side="end" aria-hidden="true">
              {suffix}
            </span>
          )}
        </div>
      )}
    </Field>
  )
}
