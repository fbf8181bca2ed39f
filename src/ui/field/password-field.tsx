import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye'
import { EyeSlashIcon } from '@phosphor-icons/react/dist/csr/EyeSlash'
import type { ChangeEvent, ComponentProps } from 'react'
import { useId, useState } from 'react'
import { cx } from '#ui/cx.ts'
import { uiTexts } from '#ui/ui.texts.ts'
import { Field, type FieldFrame, splitFrame } from './field.tsx'
import styles from './field.module.css'
import { type PasswordRule, PasswordRules } from './password-rules.tsx'

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type'> &
  FieldFrame & {
    /** Shown as a list; each rule gets a tick as soon as it is met (DESIGN §6). */
    rules?: readonly PasswordRule[]
  }

/**
 * A password field with a button that shows what was typed, and its rules as a live list; on submit, the form's `error`
 * is the whole sentence.
 */
export function PasswordField({ rules, ...props }: PasswordFieldProps) {
  const { frame, control } = splitFrame(props)
  const [shown, setShown] = useState(false)
  const [typed, setTyped] = useState('')
  const rulesId = useId()
  const follow = (event: ChangeEvent<HTMLInputElement>) => {
    setTyped(event.target.value)
    control.onChange?.(event)
  }
  const Icon = shown ? EyeSlashIcon : EyeIcon
  return (
    <div className={styles.field}>
      <Field {...frame} describedBy={rules && rulesId}>
        {field => (
          <div className={cx(styles.wrap, styles.withToggle)}>
            <input
              autoComplete="current-password"
              autoCapitalize="none"
              spellCheck={false}
              {...control}
              {...field}
              type={shown ? 'text' : 'password'}
              onChange={follow}
            />
            <button
              type="button"
              className={styles.toggle}
              aria-label={shown ? uiTexts.hidePassword : uiTexts.showPassword}
              onClick={() => setShown(!shown)}
            >
              <Icon size={20} aria-hidden="true" />
            </button>
          </div>
        )}
      </Field>
      {rules && <PasswordRules id={rulesId} rules={rules} password={typed} refused={Boolean(frame.error)} />}
    </div>
  )
}
