import { useRef, useState } from 'react'
import { Alert } from '#ui/alert/alert.tsx'
import { toast } from '#ui/toast/toast.ts'
import type { User } from '#features/identity/identity.contract.ts'
import { AuthHeading, AuthLayout } from '#features/identity/web/index.ts'
import { authTexts as texts } from '../../auth.texts.ts'
import type { SignInState } from '../../sign-in-state.rules.ts'
import { type AuthMode, AuthToggle } from './auth-toggle.tsx'
import { keepEmail } from './kept-email.ts'
import { loadCalls } from './late-calls.ts'
import { type LoginDraft, LoginForm } from './login-form.tsx'
import { RegisterForm, type RegistrationDraft } from './register-form.tsx'
import { RemovedNotice } from './removed-notice.tsx'
import { useAutofill } from '../passkeys/use-autofill.ts'
import { LatePasskey } from '../passkeys/late-passkey.tsx'
import { loadPasskeys, usePasskeyLogin } from '../passkeys/use-passkey-login.ts'

type AuthPageProps = {
  /** The query of the page's URL. */
  query: URLSearchParams
  /** What a forced sign-in brought along. */
  brought: SignInState
  /** The other form was chosen; the query must follow. */
  onMode: (mode: AuthMode) => void
  /** The form stays busy until the next screen has come. */
  onSignedIn: (user: User) => void | Promise<void>
}

const authMode = (query: URLSearchParams): AuthMode => (query.get('mode') === 'register' ? 'register' : 'login')

/** The query of `/auth` that shows this form. */
export const authQuery = (mode: AuthMode): URLSearchParams => new URLSearchParams(mode === 'register' ? { mode } : {})

/**
 * `/auth`: sign in, or register with `?mode=register` (S1 §2). `?message=invitation-accepted` says so; any other value
 * says nothing. What is typed survives the toggle, and the email goes along. Knows no router, so that the page needs
 * React and the form alone.
 */
export function AuthPage({ query, brought, onMode, onSignedIn }: AuthPageProps) {
  const mode = authMode(query)
  useState(() => brought.email && keepEmail(brought.email))
  const login = useRef<LoginDraft>({ email: '', password: '' })
  const registration = useRef<RegistrationDraft>({ name: '', email: '', password: '', confirmPassword: '' })
  const [end, setEnd] = useState(brought.end)
  const onSignUp = () => onMode('register')
  const [offeredTo, setOfferedTo] = useState<User>()
  const goOn = (user: User) => {
    keepEmail('')
    return onSignedIn(user)
  }
  const signedIn = async (user: User) => ((await isOfferDue()) ? setOfferedTo(user) : goOn(user))
  const entered = (user: User) => {
    toast.success(texts.loggedIn)
    return goOn(user)
  }
  const passkey = usePasskeyLogin(entered)
  const watch = useAutofill({
    isOff: mode !== 'login' || passkey.isWaiting || offeredTo !== undefined,
    isAsking: passkey.isAsking,
    onSignedIn: entered,
    report: passkey.report,
  })
  if (offeredTo)
    return (
      <AuthLayout fixedTop>
        <LatePasskey show="offer" onDone={() => goOn(offeredTo)} />
      </AuthLayout>
    )
  if (passkey.isWaiting)
    return (
      <AuthLayout fixedTop>
        <LatePasskey show="waiting" onPassword={() => void passkey.giveUp()} />
      </AuthLayout>
    )
  return (
    <AuthLayout fixedTop>
      {mode === 'login' ? (
        <AuthHeading title={texts.loginTitle}>{texts.loginLead}</AuthHeading>
      ) : (
        <AuthHeading title={texts.registerTitle}>{texts.registerLead}</AuthHeading>
      )}
      {query.get('message') === 'invitation-accepted' && <Alert tone="success">{texts.invitationAccepted}</Alert>}
      <AuthToggle
        mode={mode}
        onMode={onMode}
        onFocus={() => {
          void loadCalls().catch(() => {})
          watch()
        }}
      >
        {mode === 'login' ? (
          <>
            <EndNotice end={end} onSignUp={onSignUp} />
            <LoginForm
              passkey={passkey}
              draft={login}
              onSignedIn={signedIn}
              onSignUp={onSignUp}
              onRemoved={() => setEnd(undefined)}
            />
          </>
        ) : (
          <RegisterForm draft={registration} onSignedIn={goOn} onLogIn={() => onMode('login')} />
        )}
      </AuthToggle>
    </AuthLayout>
  )
}

/** Why somebody stands here who was signed in a moment ago. */
function EndNotice({ end, onSignUp }: Pick<SignInState, 'end'> & { onSignUp: () => void }) {
  if (end === 'removed') return <RemovedNotice onSignUp={onSignUp} />
  return end === 'ended' ? <Alert live>{texts.sessionEnded}</Alert> : null
}

/** Phones alone ask further: everybody else goes on at once. */
const isOfferDue = async (): Promise<boolean> =>
  matchMedia('(pointer: coarse)').matches &&
  loadPasskeys().then(
    ({ shouldOffer }) => shouldOffer(),
    () => false,
  )
