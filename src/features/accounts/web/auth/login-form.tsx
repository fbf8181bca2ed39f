import { lazy, type RefObject, Suspense } from 'react'
import { useForm } from 'react-hook-form'
import { PAGES } from '#shared/page-paths.ts'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { EmailField } from '#ui/field/email-field.tsx'
import { PasswordField } from '#ui/field/password-field.tsx'
import { toast } from '#ui/toast/toast.ts'
import { WaitNotice } from '#features/identity/web/index.ts'
import type { User } from '#features/identity/identity.contract.ts'
import { authTexts as texts } from '../../auth.texts.ts'
import { LatePasskey } from '../passkeys/late-passkey.tsx'
import type { PasskeyLogin } from '../passkeys/use-passkey-login.ts'
import styles from './auth-page.module.css'
import { inPage } from './in-page.ts'
import { keptEmail, keptOnChange } from './kept-email.ts'
import { lateResolver } from './late-calls.ts'
import { LoginCode } from './login-code.tsx'
import { RemovedNotice } from './removed-notice.tsx'
import { useKeptDraft } from './use-kept-draft.ts'
import { useLogin } from './use-login.ts'

/** What is typed survives the toggle. */
export type LoginDraft = { email: string; password: string; code?: string }

/** Hardly anybody sees it, and the sign-in page has no bytes to spare. */
const TriedElsewhere = lazy(async () => ({ default: (await import('./sign-in-notice.tsx')).TriedElsewhere }))

const resolver = lateResolver<LoginDraft>(calls => calls.loginResolver)

type LoginFormProps = {
  /** Signing in without what this form asks for. */
  passkey?: PasskeyLogin
  draft: RefObject<LoginDraft>
  /** The form stays busy until the next screen has come. */
  onSignedIn: (user: User) => void | Promise<void>
  onSignUp: () => void
  /** The form itself says now that the person was taken out of a team. */
  onRemoved: () => void
}

/** Signs in; the page around it then goes on to where the person belongs. What was typed stays when it fails. */
export function LoginForm({ passkey, draft, onSignedIn, onSignUp, onRemoved }: LoginFormProps) {
  const { submit: send, isRemoved, isTriedElsewhere, failure, asksCode, codeError, secondsLeft } = useLogin()
  const { register, handleSubmit, setError, setFocus, getValues, formState } = useForm({
    resolver,
    mode: 'onTouched',
    defaultValues: { ...draft.current, email: keptEmail() || draft.current.email },
  })
  useKeptDraft(draft, getValues)
  const { errors, isSubmitting } = formState
  const isWaiting = secondsLeft > 0
  const submit = handleSubmit(async body => {
    if (isSubmitting || isWaiting) return
    const answer = await send(body)
    if (answer === 'wrong') {
      setError('password', { type: 'server', message: texts.checkBoth })
      // Selected: what is typed next replaces it.
      setFocus('password', { shouldSelect: true })
    }
    if (answer === 'removed') onRemoved()
    if (typeof answer === 'string') return
    toast.success(texts.loggedIn)
    await onSignedIn(answer)
  })
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {passkey && (passkey.isKnown || passkey.failure) && (
        <LatePasskey show="button" passkey={passkey} disabled={isSubmitting} />
      )}
      {isTriedElsewhere && (
        <Suspense>
          <TriedElsewhere />
        </Suspense>
      )}
      <EmailField
        label={texts.email}
        // A browser offers its passkeys in this field too.
        autoComplete="username webauthn"
        readOnly={isSubmitting}
        error={errors.email?.message}
        {...register('email', keptOnChange)}
      />
      <div className={styles.withLink}>
        <PasswordField
          label={texts.password}
          autoComplete="current-password"
          autoFocus={formState.defaultValues?.email !== ''}
          readOnly={isSubmitting}
          error={errors.password?.message}
          {...register('password')}
        />
        <a className={`link ${styles.forgot}`} href={PAGES.restorePassword}>
          {texts.forgot}
        </a>
      </div>
      {asksCode && <LoginCode readOnly={isSubmitting} error={codeError} {...register('code')} />}
      {failure && (
        <Alert tone="error" live>
          {failure}
        </Alert>
      )}
      {isWaiting && (
        <WaitNotice
          secondsLeft={secondsLeft}
          text={texts.loginLimited}
          action={
            <ButtonLink href={PAGES.restorePassword} variant="secondary" size="sm">
              {texts.restorePassword}
            </ButtonLink>
          }
        />
      )}
      {(isRemoved || passkey?.failure === 'removed') && <RemovedNotice onSignUp={onSignUp} />}
      <Button type="submit" size="lg" wide busy={isSubmitting} busyLabel={texts.entering} disabled={isWaiting}>
        {texts.logIn}
      </Button>
      <p className={styles.firstTime}>
        {texts.firstTime}{' '}
        <a className="link" href={PAGES.signUp} onClick={inPage(onSignUp)}>
          {texts.startFree}
        </a>
        {texts.noCard}
      </p>
    </form>
  )
}
