import { type ComponentProps, useEffect, useRef } from 'react'
import { TextField } from '#ui/field/text-field.tsx'
import { identityErrors } from '#features/identity/identity.errors.ts'
import { authTexts as texts } from '../../auth.texts.ts'

type LoginCodeProps = Omit<ComponentProps<typeof TextField>, 'label' | 'hint' | 'autoComplete'>

/** The code of a second factor, under the password that was right; letters too, for the codes on paper. */
export function LoginCode({ error, ref, ...field }: LoginCodeProps) {
  const whole = useRef<HTMLDivElement>(null)
  // It has just appeared, or what was typed is no code of now: what is typed next replaces it.
  useEffect(() => {
    whole.current?.querySelector('input')?.select()
  }, [error])
  const hint = error ? texts.codeHint : `${identityErrors.secondFactor.message} ${texts.codeHint}`
  return (
    <div ref={whole}>
      <TextField
        {...field}
        ref={ref}
        label={texts.code}
        hint={hint}
        error={error}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
      />
    </div>
  )
}
