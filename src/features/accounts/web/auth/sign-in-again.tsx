import { UserCircleIcon } from '@phosphor-icons/react/dist/csr/UserCircle'
import { WifiSlashIcon } from '@phosphor-icons/react/dist/csr/WifiSlash'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { PAGES } from '#shared/page-paths.ts'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { PasswordField } from '#ui/field/password-field.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import type { User } from '#features/identity/identity.contract.ts'
import { WaitNotice } from '#features/identity/web/index.ts'
import { authTexts as texts } from '../../auth.texts.ts'
import { againTexts } from '../../sign-in-again.texts.ts'
import { passkeyTexts } from '../../passkeys/passkey.texts.ts'
import { useIsOffline } from '#ui/offline/use-outbox.ts'
import { PasskeyButton, PasskeyNotice } from '../passkeys/passkey-button.tsx'
import { usePasskeyLogin } from '../passkeys/use-passkey-login.ts'
import { WaitingFace } from '../passkeys/waiting-for-passkey.tsx'
import styles from './auth-page.module.css'
import { LoginCode } from './login-code.tsx'
import { RemovedNotice } from './removed-notice.tsx'
import { useLogin } from './use-login.ts'

type SignInAgainProps = {
  /** Whose session has ended. */
  user: User
  /** Whether something typed is behind it; otherwise a change waits to be stored. */
  hasTyped: boolean
  /** The user who has signed in again, or null: the form is given up. */
  onAnswer: (user: User | null) => void
}

/**
 * Asks for the password over a form with unsaved input when its session has ended; the form stays as it is and what was
 * being saved is sent again (3-decisions §2).
 */
export function SignInAgain({ user, hasTyped, onAnswer }: SignInAgainProps) {
  const { submit: send, isRemoved, failure, asksCode, codeError, secondsLeft } = useLogin()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const formId = useId()
  const passkey = usePasskeyLogin(onAnswer, user.id)
  const isOffline = useIsOffline()
  const [isLeftAlone, setLeftAlone] = useState(false)
  const isWaiting = isOffline && !failure
  useHeldEscape(!(isWaiting && isLeftAlone))

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (isBusy || secondsLeft > 0) return
    if (!password) return setError(texts.passwordRequired)
    setBusy(true)
    const answer = await send({ email: user.email, password, ...(code && { code }) })
    setBusy(false)
    if (typeof answer !== 'string') return onAnswer(answer)
    setError(answer === 'wrong' ? texts.checkPassword : undefined)
    if (answer !== 'code') field.current?.focus()
  }
  if (isWaiting) return isLeftAlone ? null : <Offline hasTyped={hasTyped} onUnderstood={() => setLeftAlone(true)} />
  if (passkey.isWaiting)
    return (
      <Modal
        key="waiting"
        open
        onClose={() => onAnswer(null)}
        closable={false}
        title={passkeyTexts.waitingTitle}
        description={passkeyTexts.waitingLead}
        footer={
          <Button variant="secondary" onClick={() => void passkey.giveUp()}>
            {passkeyTexts.usePassword}
          </Button>
        }
      >
        <WaitingFace />
      </Modal>
    )
  return (
    <Modal
      key="form"
      open
      onClose={() => onAnswer(null)}
      closable={false}
      title={againTexts.title}
      description={hasTyped ? againTexts.lead : againTexts.leadUnsent}
      initialFocus={field}
      footer={
        <>
          <Button variant="ghost" onClick={() => onAnswer(null)}>
            {againTexts.leave}
          </Button>
          <Button type="submit" form={formId} busy={isBusy} busyLabel={texts.entering} disabled={secondsLeft > 0}>
            {texts.logIn}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={event => void submit(event)} noValidate>
        <p className={styles.whose}>
          <UserCircleIcon size={20} aria-hidden="true" />
          <span>{user.email}</span>
        </p>
        {/* Password managers find the password by it. */}
        <input
          className="vh"
          type="text"
          autoComplete="username"
          value={user.email}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
        />
        <PasskeyNotice failure={passkey.failure} email={user.email} />
        {passkey.isKnown && <PasskeyButton disabled={isBusy} onPress={() => void passkey.start()} />}
        <div className={styles.withLink}>
          <PasswordField
            ref={field}
            label={texts.password}
            autoComplete="current-password"
            value={password}
            error={error}
            onChange={event => setPassword(event.target.value)}
          />
          <a className={`link ${styles.forgot}`} href={PAGES.restorePassword} target="_blank" rel="noopener">
            {texts.forgot}
          </a>
        </div>
        {asksCode && <LoginCode value={code} error={codeError} onChange={event => setCode(event.target.value)} />}
        {failure && (
          <Alert tone="error" live>
            {failure}
          </Alert>
        )}
        {secondsLeft > 0 && <WaitNotice secondsLeft={secondsLeft} text={texts.loginLimited} />}
        {(isRemoved || passkey.failure === 'removed') && <RemovedNotice />}
      </form>
    </Modal>
  )
}

/** Without a connection nobody can sign in: the form below may be written on, and it is asked when there is one. */
function Offline({ hasTyped, onUnderstood }: { hasTyped: boolean; onUnderstood: () => void }) {
  return (
    <Modal
      key="offline"
      open
      onClose={onUnderstood}
      title={againTexts.endedTitle}
      description={hasTyped ? againTexts.offlineTyped : againTexts.offline}
      footer={<Button onClick={onUnderstood}>{againTexts.understood}</Button>}
    >
      <Alert icon={<WifiSlashIcon size={20} aria-hidden="true" />}>
        {hasTyped ? againTexts.laterTyped : againTexts.later}
      </Alert>
    </Modal>
  )
}

/** Escape belongs to this dialog: the form below must not ask whether it may close. */
function useHeldEscape(isHeld: boolean): void {
  useEffect(() => {
    if (!isHeld) return
    const hold = (event: KeyboardEvent) => {
      if (event.key === 'Escape') event.stopImmediatePropagation()
    }
    window.addEventListener('keydown', hold, true)
    return () => window.removeEventListener('keydown', hold, true)
  }, [isHeld])
}
