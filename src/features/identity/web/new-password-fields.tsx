import type { UseFormRegisterReturn } from 'react-hook-form'
import { PasswordField } from '#ui/field/password-field.tsx'
import { identityTexts as texts } from '../identity.texts.ts'
import type { PasswordPair } from '../password-form.rules.ts'
import { PASSWORD_PARTS } from '../password-parts.rules.ts'
import styles from './new-password-fields.module.css'

const RULES = PASSWORD_PARTS.map(part => ({ label: part.text, test: part.holds }))

/**
 * For `register` of the first typing: a change validates the second one too, once it was touched. Earlier, the second
 * one would be wrong before anybody typed it, and its error would leave under the press of the button below.
 */
export const confirmedBy = (touched: { confirmPassword?: boolean | undefined }): { deps: 'confirmPassword'[] } => ({
  deps: touched.confirmPassword ? ['confirmPassword'] : [],
})

type NewPasswordFieldsProps = {
  /** What `register` answers, the first with `confirmedBy`. */
  fields: Record<keyof PasswordPair, UseFormRegisterReturn>
  errors: Partial<Record<keyof PasswordPair, { message?: string | undefined }>>
  /** 'Contraseña' when there was none before. */
  label?: string
  autoFocus?: boolean
  /** On wide screens both fields in one row, and the rules below them. */
  sideBySide?: boolean
}

/** A new password with its rules as a live list, and its second typing. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { fields, errors, label = texts.newPassword, autoFocus, sideBySide } = props
  return (
    <div className={styles.pair} data-side-by-side={sideBySide ? '' : undefined}>
      <PasswordField
        label={label}
        autoComplete="new-password"
        rules={RULES}
        autoFocus={autoFocus}
        error={errors.password?.message}
        {...fields.password}
      />
      <PasswordField
        label={texts.confirmPassword}
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...fields.confirmPassword}
      />
    </div>
  )
}
