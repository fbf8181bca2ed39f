import type { ChangeEvent, FocusEvent } from 'react'
import { useState } from 'react'
import { uiTexts } from '#ui/ui.texts.ts'
import { looksLikeEmail } from './field.rules.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

/**
 * An email field. If the form gives no `error`, a wrong email shows 'El correo electrónico debe tener el formato
 * nombre@ejemplo.com' when the field loses the focus (S1 §5).
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
