import type { RefObject } from 'react'
import { useForm } from 'react-hook-form'
import { PAGES } from '#shared/page-paths.ts'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { ApiError, failureText } from '#ui/client/api-error.ts'
import { showFieldErrors } from '#ui/client/form-errors.ts'
import { EmailField } from '#ui/field/email-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import type { User } from '#features/identity/identity.contract.ts'
import { identityErrors } from '#features/identity/identity.errors.ts'
import { confirmedBy, NewPasswordFields, TermsNote } from '#features/identity/web/index.ts'
import { authTexts as texts } from '../../auth.texts.ts'
import styles from './auth-page.module.css'
import { inPage } from './in-page.ts'
import { keptEmail, keptOnChange } from './kept-email.ts'
import { lateResolver, loadCalls } from './late-calls.ts'
import { useKeptDraft } from './use-kept-draft.ts'

/** The kind of the email's error that leads to the sign-in. */
const TAKEN = 'taken'

/** What is typed survives the toggle. */
export type RegistrationDraft = { name: string; email: string; password: string; confirmPassword: string }

const resolver = lateResolver<RegistrationDraft>(calls => calls.registrationResolver)

type RegisterFormProps = {
  draft: RefObject<RegistrationDraft>
  /** The form stays busy until the next screen has come. */
  onSignedIn: (user: User) => void | Promise<void>
  /** Shows the sign-in, with the same email. */
  onLogIn: () => void
}

/** Registers an owner; the page around it then goes on to onboarding (S1 §2). */
export function RegisterForm({ draft, onSignedIn, onLogIn }: RegisterFormProps) {
  const { register, handleSubmit, setError, getValues, formState } = useForm({
    resolver,
    mode: 'onTouched',
    defaultValues: { ...draft.current, email: keptEmail() || draft.current.email },
  })
  useKeptDraft(draft, getValues)
  const { errors, isSubmitting, touchedFields } = formState
  const isTaken = errors.email?.type === TAKEN
  const submit = handleSubmit(async ({ name, email, password }) => {
    if (isSubmitting) return
    try {
      const { sendRegistration } = await loadCalls()
      await onSignedIn(await sendRegistration({ name, email, password, role: 'owner' }))
    } catch (error) {
      showFieldErrors(error, setError, ['name', 'email', 'password'])
      const message = failureText(error, texts.registerFailed)
      const field = fieldOf(error)
      const type = field === 'email' ? TAKEN : 'server'
      if (field) setError(field, { type, message }, { shouldFocus: true })
      else setError('root', { type: 'server', message })
    }
  })
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField label={texts.name} autoComplete="name" error={errors.name?.message} {...register('name')} />
      <EmailField label={texts.email} error={errors.email?.message} {...register('email', keptOnChange)} />
      {isTaken && (
        <ButtonLink variant="secondary" wide href={PAGES.signIn} onClick={inPage(onLogIn)}>
          {texts.logInWithEmail}
        </ButtonLink>
      )}
      <NewPasswordFields
        label={texts.password}
        errors={errors}
        fields={{
          password: register('password', confirmedBy(touchedFields)),
          confirmPassword: register('confirmPassword'),
        }}
      />
      {errors.root && (
        <Alert tone="error" live>
          <b>{errors.root.message}</b> {texts.typedStays}
        </Alert>
      )}
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
