import { Tabs } from '@base-ui/react/tabs'
import { useRef } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { Alert } from '#ui/alert/alert.tsx'
import { AuthHeading, AuthLayout, useCurrentUser } from '#features/identity/web/index.ts'
import { authTexts as texts } from '../../auth.texts.ts'
import { destinationAfterSignIn } from '../../destination.rules.ts'
import { type SignInState, signInState } from '../../sign-in-state.rules.ts'
import styles from './auth-page.module.css'
import { type LoginDraft, LoginForm } from './login-form.tsx'
import { RegisterForm, type RegistrationDraft } from './register-form.tsx'
import { RemovedNotice } from './removed-notice.tsx'

type Mode = 'login' | 'register'

/**
 * `/auth`: sign in, or register with `?mode=register`; a live session goes on to where it belongs (S1 §2, 3-decisions
 * §2). `?message=invitation-accepted` says so; any other value says nothing. What is typed survives the toggle.
 */
export function AuthPage() {
  const { user } = useCurrentUser()
  const { state } = useLocation() as { state: unknown }
  const [search, setSearch] = useSearchParams()
  const mode: Mode = search.get('mode') === 'register' ? 'register' : 'login'
  const brought = signInState(state)
  const login = useRef<LoginDraft>({ email: brought.email ?? '', password: '' })
  const registration = useRef<RegistrationDraft>({ name: '', email: '', password: '', confirmPassword: '' })
  if (user) return <Navigate to={destinationAfterSignIn(user, brought.from)} replace />

  const show = (next: Mode) => setSearch(next === 'register' ? { mode: next } : {}, { replace: true, state })
  return (
    <AuthLayout>
      {mode === 'login' ? (
        <AuthHeading title={texts.loginTitle}>{texts.loginLead}</AuthHeading>
      ) : (
        <AuthHeading title={texts.registerTitle}>{texts.registerLead}</AuthHeading>
      )}
      {search.get('message') === 'invitation-accepted' && <Alert tone="success">{texts.invitationAccepted}</Alert>}
      {mode === 'login' && <EndNotice end={brought.end} />}
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
          <LoginForm draft={login} />
        </Tabs.Panel>
        <Tabs.Panel className={styles.panel} value="register">
          <RegisterForm draft={registration} />
        </Tabs.Panel>
      </Tabs.Root>
    </AuthLayout>
  )
}

/** Why somebody stands here who was signed in a moment ago. */
function EndNotice({ end }: Pick<SignInState, 'end'>) {
  if (end === 'removed') return <RemovedNotice />
  return end === 'ended' ? <Alert live>{texts.sessionEnded}</Alert> : null
}
