import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle'
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle'
import { useRef, useState } from 'react'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { ApiError, failureText, limitedForS } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { toast } from '#ui/toast/toast.ts'
import { useUser } from '#features/identity/web/index.ts'
import { resendConfirmation } from '../../email/email.contract.ts'
import { changeWords, correctWords } from '../../email/email.texts.ts'
import { settingsTexts as texts } from '../../user-settings.texts.ts'
import { ChangeEmail } from './change-email.tsx'
import styles from './email.module.css'

const TOAST = 'email'
const ICON_PX = 17

/** The own email in Perfil: whether it is confirmed, which blocks nothing, and the way to another (EVERY-DAY §6). */
export function EmailRow() {
  const { email, emailConfirmed } = useUser()
  const [isOpen, setOpen] = useState(false)
  const [isLimited, setLimited] = useState(false)
  const [isBusy, setBusy] = useState(false)
  // What the dialog was opened for: it keeps its words while it closes, confirmed by then.
  const [words, setWords] = useState(changeWords)
  const opener = useRef<HTMLButtonElement>(null)
  const open = () => {
    setWords(emailConfirmed ? changeWords : correctWords)
    setOpen(true)
  }
  const resend = async () => {
    setBusy(true)
    try {
      await call(resendConfirmation, {})
      toast.success(texts.confirmationSent(email), { id: TOAST })
    } catch (error) {
      const wait = limitedForS(error) !== undefined && error instanceof ApiError
      toast.error(wait ? error.message : failureText(error, texts.confirmationFailed), { id: TOAST })
    }
    setBusy(false)
  }
  return (
    <div className={styles.row}>
      <div className={styles.what}>
        <p className={styles.label}>{texts.email}</p>
        <p className={styles.address}>
          <b>{email}</b> <State isConfirmed={emailConfirmed} />
        </p>
        <p className={styles.hint}>{texts.emailByCode}</p>
      </div>
      {!isLimited && (
        <div className={styles.buttons}>
          {!emailConfirmed && (
            <Button variant="secondary" size="sm" busy={isBusy} onClick={() => void resend()}>
              {texts.resendConfirmation}
            </Button>
          )}
          <Button ref={opener} variant="secondary" size="sm" aria-haspopup="dialog" onClick={open}>
            {emailConfirmed ? texts.changeEmail : texts.correctEmail}
          </Button>
        </div>
      )}
      {isLimited && (
        <Alert tone="warning" live className={styles.wide}>
          {texts.emailLimited}
        </Alert>
      )}
      <ChangeEmail
        key={words.title}
        open={isOpen}
        words={words}
        onClose={() => setOpen(false)}
        onLimited={() => setLimited(true)}
      />
    </div>
  )
}

function State({ isConfirmed }: { isConfirmed: boolean }) {
  const Icon = isConfirmed ? CheckCircleIcon : WarningCircleIcon
  return (
    <span className={styles.state} data-confirmed={isConfirmed ? '' : undefined}>
      <Icon size={ICON_PX} weight="fill" aria-hidden="true" />
      {isConfirmed ? texts.emailConfirmed : texts.emailUnconfirmed}
    </span>
  )
}
