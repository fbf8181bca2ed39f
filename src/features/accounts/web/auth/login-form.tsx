import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { spanishFallback } from '#shared/field-errors.ts'
import { PAGES } from '#shared/page-paths.ts'
import { Button } from '#ui/button/button.tsx'
import { messageOf } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { showFieldErrors } from '#ui/client/form-errors.ts'
import { EmailField } from '#ui/field/email-field.tsx'
import { PasswordField } from '#ui/field/password-field.tsx'
import { toast } from '#ui/toast/toast.ts'
import { useCurrentUser } from '#features/identity/web/index.ts'
import { credentials, login } from '../../accounts.contract.ts'
import { authTexts as texts } from '../../auth.texts.ts'
import styles from './auth-page.module.css'

/** Signs in; the page around it then goes on to where the person belongs. What was typed stays when it fails. */
export function LoginForm() {
  const { setUser } = useCurrentUser()
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(credentials, spanishFallback),
    mode: 'onTouched',
    defaultValues: { email: '', password: '' },
  })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async body => {
    if (isSubmitting) return
    try {
      const user = await call(login, { body })
      toast.success(texts.loggedIn)
      setUser(user)
    } catch (error) {
      showFieldErrors(error, setError, ['email', 'password'])
      toast.error(messageOf(error, texts.loginFailed), { id: 'login' })
    }
  })
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <EmailField label={texts.email} error={errors.email?.message} {...register('email')} />
      <div className={styles.withLink}>
        <PasswordField
          label={texts.password}
          autoComplete="current-password"
          error={errors.password?.message}
          {...register('password')}
        />
        <Link className={`link ${styles.forgot}`} to={PAGES.restorePassword}>
          {texts.forgot}
        </Link>
      </div>
      <Button type="submit" size="lg" wide busy={isSubmitting} busyLabel={texts.entering}>
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
