import { ShieldCheckIcon } from '@phosphor-icons/react/dist/csr/ShieldCheck'
import { WifiSlashIcon } from '@phosphor-icons/react/dist/csr/WifiSlash'
import { type FormEvent, useId, useRef, useState } from 'react'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { ApiError, failureText, limitedForS } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { isConfirmNeeded } from '#ui/client/session-calls.ts'
import { EmailField } from '#ui/field/email-field.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { useUser } from '#features/identity/web/index.ts'
import { accountErrors } from '../../accounts.errors.ts'
import { changeEmail } from '../../email/email.contract.ts'
import { type EmailWords, emailTexts } from '../../email/email.texts.ts'
import { accountOfEmail } from '../../reset.contract.ts'
import type { Sent } from './sent.ts'
import styles from './email.module.css'
import { useIsOffline } from '#ui/offline/use-outbox.ts'

const texts = emailTexts.change

type AddressStepProps = {
  open: boolean
  words: EmailWords
  typed: string
  onTyped: (typed: string) => void
  onSent: (sent: Sent) => void
  onLimited: () => void
  onClose: () => void
}

/** The new address; the proof of oneself is asked over it where it is needed (3-decisions §2). */
export function AddressStep({ open, words, typed, onTyped, onSent, onLimited, onClose }: AddressStepProps) {
  const user = useUser()
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const isOffline = useIsOffline()
  const field = useRef<HTMLInputElement>(null)
  const formId = useId()

  const refuse = (message: string) => {
    setError(message)
    field.current?.focus()
  }
  const explain = (failed: unknown) => {
    if (isConfirmNeeded(failed)) return
    if (failed instanceof ApiError && failed.errors['email']) return refuse(failed.errors['email'])
    if (limitedForS(failed) !== undefined && failed instanceof ApiError) {
      if (failed.message === accountErrors.emailChanges.message) return onLimited()
      return setFailure(failed.message)
    }
    setFailure(failureText(failed, texts.failed))
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (isBusy || isOffline) return
    const judged = accountOfEmail.safeParse({ email: typed })
    if (!judged.success) return refuse(judged.error.issues[0]?.message ?? '')
    const { email } = judged.data
    if (email === user.email) return refuse(accountErrors.sameEmail.message)
    setBusy(true)
    setError(undefined)
    setFailure(undefined)
    try {
      await call(changeEmail, { body: { email } })
      onSent({ email, at: Date.now() })
    } catch (failed) {
      explain(failed)
    }
    setBusy(false)
  }
  return (
    <Modal
      open={open}
      onClose={onClose}
      onCloseRequest={() => !isBusy}
      title={words.title}
      description={words.lead}
      initialFocus={field}
      footer={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            {isOffline ? texts.close : texts.cancel}
          </Button>
          <Button type="submit" form={formId} busy={isBusy} busyLabel={texts.sending} disabled={isOffline}>
            {isOffline ? texts.waitingForConnection : texts.send}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={event => void submit(event)} noValidate>
        {isOffline && (
          <Alert live icon={<WifiSlashIcon size={20} aria-hidden="true" />}>
            <b>{texts.offlineLead}</b> {texts.offline}
          </Alert>
        )}
        <EmailField
          ref={field}
          label={words.email}
          value={typed}
          error={error}
          readOnly={isBusy}
          onChange={event => {
            onTyped(event.target.value)
            setError(undefined)
          }}
        />
        {failure && (
          <Alert tone="error" live>
            {failure}
          </Alert>
        )}
        {!isOffline && words.told && (
          <p className={styles.told}>
            <ShieldCheckIcon size={18} aria-hidden="true" />
            <span>{words.told(user.email)}</span>
          </p>
        )}
      </form>
    </Modal>
  )
}
