import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/csr/EnvelopeSimple'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { ApiError, failureText, limitedForS } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { isConfirmNeeded } from '#ui/client/session-calls.ts'
import { CodeField } from '#ui/field/code-field.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { toast } from '#ui/toast/toast.ts'
import { useCurrentUser } from '#features/identity/web/index.ts'
import { accountErrors } from '../../accounts.errors.ts'
import { RESET_CODE_DIGITS } from '../../accounts.limits.ts'
import { changeEmail, confirmEmail } from '../../email/email.contract.ts'
import { type EmailWords, emailTexts } from '../../email/email.texts.ts'
import { Resend } from '../restore/resend.tsx'
import restoreStyles from '../restore/restore.module.css'
import { CODE_LIFE_MS, type Sent } from './sent.ts'
import styles from './email.module.css'
import { useIsOffline } from '#ui/offline/use-outbox.ts'

const texts = emailTexts.change
const TOAST = 'email'

type EmailCodeStepProps = {
  open: boolean
  words: EmailWords
  sent: Sent
  /** Another address is wanted. */
  onOther: () => void
  onSent: (sent: Sent) => void
  onDone: () => void
  onLimited: () => void
  onClose: () => void
}

const codeOf = (error: unknown): string => (error instanceof ApiError ? error.code : '')

/** The code that the new address got: sent when its last digit is there; five tries, fifteen minutes. */
export function EmailCodeStep({ open, words, sent, onOther, onSent, onDone, onLimited, onClose }: EmailCodeStepProps) {
  const { setUser } = useCurrentUser()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [isOver, setOver] = useState(false)
  const isOffline = useIsOffline()
  const field = useRef<HTMLInputElement>(null)
  const formId = useId()
  useEffect(() => {
    const timer = setTimeout(
      () => {
        setError(texts.expired)
        setOver(true)
      },
      sent.at + CODE_LIFE_MS - Date.now(),
    )
    return () => clearTimeout(timer)
  }, [sent.at])

  const explain = (failed: unknown) => {
    const { deadCode, badCode, emailChanges } = accountErrors
    if (isConfirmNeeded(failed)) return
    if (limitedForS(failed) !== undefined && failed instanceof ApiError) {
      if (failed.message === emailChanges.message) return onLimited()
      return setFailure(failed.message)
    }
    if (codeOf(failed) === deadCode.code) {
      setOver(true)
      setCode('')
      return setError(deadCode.message)
    }
    if (codeOf(failed) !== badCode.code) return setFailure(failureText(failed, texts.failed))
    setError(badCode.message)
    field.current?.select()
  }
  const confirm = async (digits: string) => {
    if (isBusy || isOver) return
    setBusy(true)
    setError(undefined)
    setFailure(undefined)
    try {
      const user = await call(confirmEmail, { body: { code: digits } })
      setUser(user)
      const { text, detail } = words.done(user.email)
      toast.success(text, { id: TOAST, detail })
      return onDone()
    } catch (failed) {
      explain(failed)
    }
    setBusy(false)
  }
  const sendAgain = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      await call(changeEmail, { body: { email: sent.email } })
      setCode('')
      setError(undefined)
      setOver(false)
      onSent({ email: sent.email, at: Date.now() })
      toast.success(texts.sentAgain, { id: TOAST })
      field.current?.focus()
    } catch (failed) {
      explain(failed)
    }
    setBusy(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (code.length === RESET_CODE_DIGITS) return void confirm(code)
    setError(texts.codeRequired)
    field.current?.focus()
  }
  return (
    <Modal
      open={open}
      onClose={onClose}
      onCloseRequest={() => !isBusy}
      title={words.codeTitle}
      initialFocus={field}
      footer={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            {words.leave}
          </Button>
          <Button type="submit" form={formId} busy={isBusy} busyLabel={texts.checking} disabled={isOver || isOffline}>
            {words.submit}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit} noValidate>
        <p className={restoreStyles.email}>
          <EnvelopeSimpleIcon size={18} aria-hidden="true" />
          <span>{sent.email}</span>
          <button type="button" className="link" disabled={isBusy} onClick={onOther}>
            {texts.other}
          </button>
        </p>
        <CodeField
          ref={field}
          label={texts.code}
          value={code}
          readOnly={isBusy || isOver}
          error={error}
          onChange={event => {
            setCode(event.target.value)
            if (!isOver) setError(undefined)
          }}
          onComplete={digits => void confirm(digits)}
        />
        {failure && (
          <Alert tone="error" live>
            {failure}
          </Alert>
        )}
        {isOver ? (
          <Button wide busy={isBusy} busyLabel={texts.sending} onClick={() => void sendAgain()}>
            {texts.sendAgain}
          </Button>
        ) : (
          <Resend key={sent.at} sentAt={sent.at} isBusy={isBusy} onResend={() => void sendAgain()} />
        )}
      </form>
    </Modal>
  )
}
