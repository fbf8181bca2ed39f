import { Tabs } from '@base-ui/react/tabs'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { Alert } from '#ui/alert/alert.tsx'
import { useCurrentUser, AuthHeading, AuthLayout } from '#features/identity/web/index.ts'
import { authTexts as texts } from '../../auth.texts.ts'
import { destinationAfterSignIn } from '../../destination.rules.ts'
import styles from './auth-page.module.css'
import { LoginForm } from './login-form.tsx'
import { RegisterForm } from './register-form.tsx'

type Mode = 'login' | 'register'

/**
 * `/auth`: sign in, or register with `?mode=register`; a live session goes on to where it belongs (S1 §2, 3-decisions
 * §2). `?message=invitation-accepted` says so; any other value says nothing.
 */
export function AuthPage() {
  const { user } = useCurrentUser()
  const { state } = useLocation() as { state: { from?: unknown } | null }
  const [search, setSearch] = useSearchParams()
  const mode: Mode = search.get('mode') === 'register' ? 'register' : 'login'
  if (user) return <Navigate to={destinationAfterSignIn(user, state?.from)} replace />

  const show = (next: Mode) => setSearch(next === 'register' ? { mode: next } : {}, { replace: true, state })
  return (
    <AuthLayout>
      {mode === 'login' ? (
        <AuthHeading title={texts.loginTitle}>{texts.loginLead}</AuthHeading>
      ) : (
        <AuthHeading title={texts.registerTitle}>{texts.registerLead}</AuthHeading>
      )}
      {search.get('message') === 'invitation-accepted' && <Alert tone="success">{texts.invitationAccepted}</Alert>}
      <Tabs.Root className={styles.tabs} value={mode} onValueChange={next => show(next as Mode)}>
        <Tabs.List className={styles.toggle} aria-label={texts.toggle} activateOnFocus>
          <Tabs.Tab className={styles.option} value="login">
            {texts.logIn}
          </Tabs.Tab>
          <Tabs.Tab className={styles.option} value="register">
            {texts.signUp}
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel className={styles.panel} value="login">
          <LoginForm />
        </Tabs.Panel>
        <Tabs.Panel className={styles.panel} value="register">
          <RegisterForm />
        </Tabs.Panel>
      </Tabs.Root>
    </AuthLayout>
  )
}
