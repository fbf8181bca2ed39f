import type { ChangeEvent, FocusEvent } from 'react'
import { useState } from 'react'
import { uiTexts } from '#ui/ui.texts.ts'
import { onlyDigits } from './field.rules.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

/**
 * A field for a whole number. Removes everything but digits and then says 'Solo se permiten dígitos del 0 al 9' (S1
 * §5).
 */
export function NumberField({ error, onBlur, onChange, ...props }: Omit<TextFieldProps, 'type'>) {
  const [hadOtherThanDigits, setHadOtherThanDigits] = useState(false)
  const keepDigits = (event: ChangeEvent<HTMLInputElement>) => {
    const digits = onlyDigits(event.target.value)
    setHadOtherThanDigits(digits !== event.target.value)
    if (digits !== event.target.value) event.target.value = digits
    onChange?.(event)
  }
  const clearError = (event: FocusEvent<HTMLInputElement>) => {
    setHadOtherThanDigits(false)
    onBlur?.(event)
  }
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      {...props}
      error={hadOtherThanDigits ? uiTexts.digitsOnly : error}
      onChange={keepDigits}
      onBlur={clearError}
    />
  )
}
