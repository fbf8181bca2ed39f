import type { RefObject } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '#ui/button/button.tsx'
import { ApiError, failureText } from '#ui/client/api-error.ts'
import { showFieldErrors } from '#ui/client/form-errors.ts'
import { EmailField } from '#ui/field/email-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { toast } from '#ui/toast/toast.ts'
import type { User } from '#features/identity/identity.contract.ts'
import { identityErrors } from '#features/identity/identity.errors.ts'
import { confirmedBy, NewPasswordFields, TermsNote } from '#features/identity/web/index.ts'
import { authTexts as texts } from '../../auth.texts.ts'
import styles from './auth-page.module.css'
import { lateResolver, loadCalls } from './late-calls.ts'
import { useKeptDraft } from './use-kept-draft.ts'

const TOAST = 'register'

/** What is typed survives the toggle. */
export type RegistrationDraft = { name: string; email: string; password: string; confirmPassword: string }

const resolver = lateResolver<RegistrationDraft>(calls => calls.registrationResolver)

type RegisterFormProps = {
  draft: RefObject<RegistrationDraft>
  /** The form stays busy until the next screen has come. */
  onSignedIn: (user: User) => void | Promise<void>
}

/** Registers an owner; the page around it then goes on to onboarding (S1 §2). */
export function RegisterForm({ draft, onSignedIn }: RegisterFormProps) {
  const { register, handleSubmit, setError, getValues, formState } = useForm({
    resolver,
    mode: 'onTouched',
    defaultValues: draft.current,
  })
  useKeptDraft(draft, getValues)
  const { errors, isSubmitting, touchedFields } = formState
  const submit = handleSubmit(async ({ name, email, password }) => {
    if (isSubmitting) return
    toast.close(TOAST)
    try {
      const { sendRegistration } = await loadCalls()
      await onSignedIn(await sendRegistration({ name, email, password, role: 'owner' }))
    } catch (error) {
      showFieldErrors(error, setError, ['name', 'email', 'password'])
      const message = failureText(error, texts.registerFailed)
      const field = fieldOf(error)
      if (field) setError(field, { type: 'server', message }, { shouldFocus: true })
      toast.error(message, { id: TOAST })
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
          password: register('password', confirmedBy(touchedFields)),
          confirmPassword: register('confirmPassword'),
        }}
      />
      <Button type="submit" variant="brand" size="lg" wide busy={isSubmitting} busyLabel={texts.registering}>
        {texts.register}
      </Button>
      <TermsNote before={texts.termsBefore} terms={texts.terms} privacy={texts.privacy} />
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
