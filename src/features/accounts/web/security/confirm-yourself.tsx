import { type FormEvent, useId, useRef, useState } from 'react'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { ApiError, failureText, isRefusal, limitedForS } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { PasswordField } from '#ui/field/password-field.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { uiTexts } from '#ui/ui.texts.ts'
import { identityErrors } from '#features/identity/identity.errors.ts'
import { useWait, WaitNotice } from '#features/identity/web/index.ts'
import { confirm } from '../../security.contract.ts'
import { passkeyTexts } from '../../passkeys/passkey.texts.ts'
import { securityTexts } from '../../user-settings.texts.ts'
import { isSupported, PasskeyCancelled } from '../passkeys/browser-passkeys.ts'
import { knowsPasskey } from '../passkeys/known-passkey.ts'
import { PasskeyButton } from '../passkeys/passkey-button.tsx'
import { loadPasskeys } from '../passkeys/use-passkey-login.ts'
import styles from './security.module.css'

const texts = securityTexts.confirm
const { wrongPassword } = identityErrors

/**
 * Asks for the password over the page, or for a passkey of this browser; `onAnswer` hears whether it was proved or the
 * question was closed.
 */
export function ConfirmYourself({ onAnswer }: { onAnswer: (isConfirmed: boolean) => void }) {
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [knows] = useState(() => isSupported() && knowsPasskey())
  const wait = useWait()
  const field = useRef<HTMLInputElement>(null)
  const formId = useId()

  const explain = (failed: unknown) => {
    const seconds = limitedForS(failed)
    if (seconds !== undefined) return wait.start(seconds)
    if (failed instanceof ApiError && failed.code === wrongPassword.code) setError(wrongPassword.message)
    else setFailure(failureText(failed, texts.failed))
    field.current?.select()
  }
  const prove = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      const { proveByPasskey } = await loadPasskeys()
      await proveByPasskey()
      onAnswer(true)
    } catch (failed) {
      setBusy(false)
      if (failed instanceof PasskeyCancelled) return
      const seconds = limitedForS(failed)
      if (seconds !== undefined) wait.start(seconds)
      else setFailure(isRefusal(failed) ? passkeyTexts.notProved : failureText(failed, texts.failed))
    }
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (isBusy || wait.secondsLeft > 0) return
    if (!password) return setError(texts.required)
    setBusy(true)
    setError(undefined)
    setFailure(undefined)
    try {
      await call(confirm, { body: { password } })
      onAnswer(true)
    } catch (failed) {
      setBusy(false)
      explain(failed)
    }
  }
  return (
    <Modal
      open
      onClose={() => onAnswer(false)}
      onCloseRequest={() => !isBusy}
      title={texts.title}
      description={texts.lead}
      initialFocus={field}
      footer={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={() => onAnswer(false)}>
            {uiTexts.cancel}
          </Button>
          <Button type="submit" form={formId} busy={isBusy} busyLabel={texts.checking} disabled={wait.secondsLeft > 0}>
            {texts.goOn}
          </Button>
        </>
      }
    >
      {knows && <PasskeyButton label={passkeyTexts.prove} disabled={isBusy} onPress={() => void prove()} />}
      <form id={formId} className={styles.form} onSubmit={event => void submit(event)} noValidate>
        <PasswordField
          ref={field}
          label={texts.password}
          autoComplete="current-password"
          value={password}
          error={error}
          onChange={event => setPassword(event.target.value)}
        />
        {failure && (
          <Alert tone="error" live>
            {failure}
          </Alert>
        )}
        {wait.secondsLeft > 0 && <WaitNotice secondsLeft={wait.secondsLeft} text={texts.limited} />}
      </form>
    </Modal>
  )
}
