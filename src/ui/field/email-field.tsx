import type { ChangeEvent, FocusEvent } from 'react'
import { useState } from 'react'
import { uiTexts } from '#ui/ui.texts.ts'
import { looksLikeEmail } from './field.rules.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

/**
 * An e-mail address. Without an `error` of the form's own, a wrong one shows 'El correo electrónico debe tener el
 * formato nombre@ejemplo.com' after the field is left (S1 §5).
 */
export function EmailField({ error, onBlur, onChange, ...props }: Omit<TextFieldProps, 'type'>) {
  const [wrong, setWrong] = useState(false)
  const check = (event: FocusEvent<HTMLInputElement>) => {
    setWrong(!looksLikeEmail(event.target.value))
    onBlur?.(event)
  }
  const recover = (event: ChangeEvent<HTMLInputElement>) => {
    if (looksLikeEmail(event.target.value)) setWrong(false)
    onChange?.(event)
  }
  return (
    <TextField
      autoComplete="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type="email"
      error={error ?? (wrong ? uiTexts.emailFormat : undefined)}
      onBlur={check}
      onChange={recover}
    />
  )
}
