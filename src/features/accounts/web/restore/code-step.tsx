import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/csr/EnvelopeSimple'
import { type FormEvent, useRef, useState } from 'react'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { CodeField } from '#ui/field/code-field.tsx'
import { AuthHeading, WaitNotice } from '#features/identity/web/index.ts'
import { RESET_CODE_DIGITS } from '../../accounts.limits.ts'
import { restoreTexts } from '../../restore.texts.ts'
import { isCodeDead, type RestoreDraft } from '../../restore-draft.rules.ts'
import authStyles from '../auth/auth-page.module.css'
import { Resend } from './resend.tsx'
import styles from './restore.module.css'
import { useSendCode } from './use-send-code.ts'
import { useVerifyCode } from './use-verify-code.ts'

const texts = restoreTexts

type CodeStepProps = {
  draft: Extract<RestoreDraft, { step: 'code' }>
  onChangeEmail: () => void
  onSentAgain: () => void
  /** A code was refused. */
  onWrong: () => void
  onVerified: (tempToken: string) => void
}

/** Step 2: six digits, sent once when the last one is there; another code after a minute (S1 §2, 3-decisions §2). */
export function CodeStep({ draft, onChangeEmail, onSentAgain, onWrong, onVerified }: CodeStepProps) {
  const { email, sentAt, wrong = 0 } = draft
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const verify = useVerifyCode({
    email,
    sentAt,
    onVerified,
    onWrong: () => {
      onWrong()
      field.current?.select()
    },
  })
  const isDead = isCodeDead(wrong)
  const isOver = verify.isExpired || isDead
  const resend = useSendCode(() => {
    setCode('')
    verify.forget()
    onSentAgain()
    // A dead code's field takes nothing until the next render.
    requestAnimationFrame(() => field.current?.focus())
  })
  const isWaiting = verify.secondsLeft > 0
  const mayNotResend = resend.isOverToday || resend.secondsLeft > 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isOver) return
    if (code.length === RESET_CODE_DIGITS) return void verify.submit(code)
    verify.complain(texts.codeRequired)
    field.current?.focus()
  }
  return (
    <>
      <AuthHeading title={isDead ? texts.deadTitle : texts.codeTitle}>{isDead ? null : texts.codeLead}</AuthHeading>
      <p className={styles.email}>
        <EnvelopeSimpleIcon size={18} aria-hidden="true" />
        <span>{email}</span>
        <button type="button" className="link" onClick={onChangeEmail}>
          {texts.changeEmail}
        </button>
      </p>
      {isDead && (
        <Alert tone="warning" live>
          <b>{texts.deadLead}</b> {texts.dead}
        </Alert>
      )}
      <form className={authStyles.form} onSubmit={submit} noValidate>
        <CodeField
          ref={field}
          label={texts.code}
          autoFocus
          value={code}
          readOnly={verify.isBusy || isOver}
          disabled={isWaiting || isDead}
          error={isDead ? undefined : verify.isExpired ? texts.expired : verify.error}
          onChange={event => {
            setCode(event.target.value)
            verify.complain(undefined)
          }}
          onComplete={digits => !isOver && void verify.submit(digits)}
        />
        {isWaiting && <WaitNotice secondsLeft={verify.secondsLeft} text={texts.limited} />}
        {resend.isOverToday && (
          <Alert tone="warning" live>
            {texts.tooManyToday}
          </Alert>
        )}
        {resend.secondsLeft > 0 && <WaitNotice secondsLeft={resend.secondsLeft} text={texts.tooMany} />}
        {isOver ? (
          <Button
            size="lg"
            wide
            busy={resend.isBusy}
            busyLabel={texts.sending}
            disabled={mayNotResend}
            onClick={() => void resend.send(email)}
          >
            {texts.resend}
          </Button>
        ) : (
          <Button type="submit" size="lg" wide busy={verify.isBusy} busyLabel={texts.verifying} disabled={isWaiting}>
            {texts.verify}
          </Button>
        )}
      </form>
      {!isOver && !mayNotResend && (
        <Resend key={sentAt} sentAt={sentAt} isBusy={resend.isBusy} onResend={() => void resend.send(email)} />
      )}
    </>
  )
}
