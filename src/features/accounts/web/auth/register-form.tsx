import { zodResolver } from '@hookform/resolvers/zod'
import type { RefObject } from 'react'
import { useForm } from 'react-hook-form'
import { spanishFallback } from '#shared/field-errors.ts'
import { PAGES } from '#shared/page-paths.ts'
import { Button } from '#ui/button/button.tsx'
import { ApiError, failureText } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { showFieldErrors } from '#ui/client/form-errors.ts'
import { EmailField } from '#ui/field/email-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { toast } from '#ui/toast/toast.ts'
import { identityErrors } from '#features/identity/identity.errors.ts'
import { NewPasswordFields, useCurrentUser } from '#features/identity/web/index.ts'
import { register as registerAccount } from '../../accounts.contract.ts'
import { authTexts as texts } from '../../auth.texts.ts'
import { registrationForm } from '../../registration-form.ts'
import styles from './auth-page.module.css'
import { useKeptDraft } from './use-kept-draft.ts'

/** What is typed survives the toggle. */
export type RegistrationDraft = { name: string; email: string; password: string; confirmPassword: string }

/** Registers an owner; the page around it then goes on to onboarding (S1 §2). */
export function RegisterForm({ draft }: { draft: RefObject<RegistrationDraft> }) {
  const { setUser } = useCurrentUser()
  const { register, handleSubmit, setError, getValues, formState } = useForm({
    resolver: zodResolver(registrationForm, spanishFallback),
    mode: 'onTouched',
    defaultValues: draft.current,
  })
  useKeptDraft(draft, getValues)
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async ({ name, email, password }) => {
    if (isSubmitting) return
    try {
      setUser(await call(registerAccount, { body: { name, email, password, role: 'owner' } }))
    } catch (error) {
      showFieldErrors(error, setError, ['name', 'email', 'password'])
      const message = failureText(error, texts.registerFailed)
      const field = fieldOf(error)
      if (field) setError(field, { type: 'server', message }, { shouldFocus: true })
      toast.error(message, { id: 'register' })
    }
  })
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField label={texts.name} autoComplete="name" error={errors.name?.message} {...register('name')} />
      <EmailField label={texts.email} error={errors.email?.message} {...register('email')} />
      <NewPasswordFields
        label={texts.password}
        errors={errors}
        fields={{
          password: register('password', { deps: ['confirmPassword'] }),
          confirmPassword: register('confirmPassword'),
        }}
      />
      <Button type="submit" variant="brand" size="lg" wide busy={isSubmitting} busyLabel={texts.registering}>
        {texts.register}
      </Button>
      <p className={styles.legal}>
        {texts.termsBefore}
        <a className="link" href={PAGES.terms} target="_blank" rel="noreferrer">
          {texts.terms}
        </a>
        {texts.termsBetween}
        <a className="link" href={PAGES.privacy} target="_blank" rel="noreferrer">
          {texts.privacy}
        </a>
        {texts.termsAfter}
      </p>
    </form>
  )
}

/** Refusals that are about one field, by their code. */
function fieldOf(error: unknown): 'email' | 'password' | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (error.code === identityErrors.emailExists.code) return 'email'
  if (error.code === identityErrors.passwordCommon.code) return 'password'
  return undefined
}
