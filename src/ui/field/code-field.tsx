import type { ChangeEvent, ComponentProps, CSSProperties } from 'react'
import { useState } from 'react'
import { CODE_LENGTH } from '#ui/ui.limits.ts'
import styles from './code-field.module.css'
import { Field, type FieldFrame, splitFrame } from './field.tsx'
import { onlyDigits } from './field.rules.ts'

type CodeFieldProps = Omit<ComponentProps<'input'>, 'type' | 'maxLength'> &
  FieldFrame & {
    length?: number
    /** Called when the last digit has been typed. */
    onComplete?: (code: string) => void
  }

/** A six-digit code: one `one-time-code` input, drawn as six cells; pasting '123 456' works (DESIGN §6). */
export function CodeField({ length = CODE_LENGTH, onComplete, ...props }: CodeFieldProps) {
  const { frame, control } = splitFrame(props)
  const [typed, setTyped] = useState('')
  const code = typeof control.value === 'string' ? control.value : typed
  /** Where the next digit goes; nowhere when all are there. */
  const active = code.length

  const keepDigits = (event: ChangeEvent<HTMLInputElement>) => {
    const digits = onlyDigits(event.target.value, length)
    if (digits !== event.target.value) event.target.value = digits
    setTyped(digits)
    control.onChange?.(event)
    if (digits.length === length && digits !== code) onComplete?.(digits)
  }
  return (
    <Field {...frame}>
      {field => (
        <div
          className={styles.code}
          style={{ '--length': length } as CSSProperties}
          data-invalid={frame.error ? '' : undefined}
        >
          {Array.from({ length }, (_, place) => (
            <span
              key={place}
              className={styles.cell}
              data-active={place === active ? '' : undefined}
              aria-hidden="true"
            >
              {code[place]}
            </span>
          ))}
          <input
            inputMode="numeric"
            autoComplete="one-time-code"
            {...control}
            {...field}
            className={styles.input}
            type="text"
            onChange={keepDigits}
          />
        </div>
      )}
    </Field>
  )
}
