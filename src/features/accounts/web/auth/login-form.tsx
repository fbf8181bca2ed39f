import { zodResolver } from '@hookform/resolvers/zod'
import type { RefObject } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { spanishFallback } from '#shared/field-errors.ts'
import { PAGES } from '#shared/page-paths.ts'
import { Button } from '#ui/button/button.tsx'
import { ButtonRouterLink } from '#ui/button/button-router-link.tsx'
import { EmailField } from '#ui/field/email-field.tsx'
import { PasswordField } from '#ui/field/password-field.tsx'
import { toast } from '#ui/toast/toast.ts'
import { useCurrentUser, WaitNotice } from '#features/identity/web/index.ts'
import { credentials } from '../../accounts.contract.ts'
import { authTexts as texts } from '../../auth.texts.ts'
import styles from './auth-page.module.css'
import { RemovedNotice } from './removed-notice.tsx'
import { useKeptDraft } from './use-kept-draft.ts'
import { useLogin } from './use-login.ts'

/** What is typed survives the toggle. */
export type LoginDraft = { email: string; password: string }

/** Signs in; the page around it then goes on to where the person belongs. What was typed stays when it fails. */
export function LoginForm({ draft }: { draft: RefObject<LoginDraft> }) {
  const { setUser } = useCurrentUser()
  const { submit: send, isRemoved, secondsLeft } = useLogin()
  const { register, handleSubmit, setError, setFocus, getValues, formState } = useForm({
    resolver: zodResolver(credentials, spanishFallback),
    mode: 'onTouched',
    defaultValues: draft.current,
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
    if (typeof answer === 'string') return
    toast.success(texts.loggedIn)
    setUser(answer)
  })
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <EmailField label={texts.email} readOnly={isSubmitting} error={errors.email?.message} {...register('email')} />
      <div className={styles.withLink}>
        <PasswordField
          label={texts.password}
          autoComplete="current-password"
          autoFocus={formState.defaultValues?.email !== ''}
          readOnly={isSubmitting}
          error={errors.password?.message}
          {...register('password')}
        />
        <Link className={`link ${styles.forgot}`} to={PAGES.restorePassword}>
          {texts.forgot}
        </Link>
      </div>
      {isWaiting && (
        <WaitNotice
          secondsLeft={secondsLeft}
          text={texts.loginLimited}
          action={
            <ButtonRouterLink to={PAGES.restorePassword} variant="secondary" size="sm">
              {texts.restorePassword}
            </ButtonRouterLink>
          }
        />
      )}
      {isRemoved && <RemovedNotice />}
      <Button type="submit" size="lg" wide busy={isSubmitting} busyLabel={texts.entering} disabled={isWaiting}>
        {texts.logIn}
      </Button>
      <p className={styles.legal}>
        {texts.firstTime}{' '}
        <Link className="link" to={PAGES.signUp} replace>
          {texts.startFree}
        </Link>
        {texts.noCard}
      </p>
    </form>
  )
}
