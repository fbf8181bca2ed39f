import { useQuery } from '@tanstack/react-query'
import { ShieldCheckIcon } from '@phosphor-icons/react/dist/csr/ShieldCheck'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { PAGES } from '#shared/page-paths.ts'
import { timeWithArticle } from '#shared/time-of-day.ts'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { ApiError, failureText, isRefusal, limitedForS } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { Loader } from '#ui/loader/loader.tsx'
import { AuthHeading, AuthLayout, useCurrentUser } from '#features/identity/web/index.ts'
import { accountErrors } from '../../accounts.errors.ts'
import { checkEmailUndo, type EmailUndo, undoEmail } from '../../email/email.contract.ts'
import { emailTexts } from '../../email/email.texts.ts'
import { keepEmail } from '../auth/kept-email.ts'
import { PasswordStep } from '../restore/password-step.tsx'
import styles from './undo-page.module.css'

const texts = emailTexts.undo
const CONTACT_FORM = '/#contacto'

/** A refusal is the end of it; everything else can be tried again. */
const isOver = (error: unknown): error is ApiError =>
  error instanceof ApiError && isRefusal(error) && limitedForS(error) === undefined

type Undone = { email: string; tempToken: string; at: number }

/** '¿No has sido tú?': takes a change of email back, then asks for a new password (4-beyond §10). */
export function UndoEmail({ token }: { token: string }) {
  const { user, clearUser } = useCurrentUser()
  const [undone, setUndone] = useState<Undone>()
  const [refused, setRefused] = useState<ApiError>()
  const navigate = useNavigate()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['email-undo', token],
    queryFn: ({ signal }) => call(checkEmailUndo, { body: { token }, forUser: null, signal }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: undone === undefined,
  })
  const onUndone = (answer: Undone) => {
    setUndone(answer)
    // The session of this browser has ended with all others.
    if (user && (user.email === data?.after || user.email === data?.before)) clearUser()
  }
  const end = refused ?? (isOver(error) ? error : undefined)
  const step = () => {
    if (undone)
      return (
        <PasswordStep
          draft={{ step: 'password', email: undone.email, tempToken: undone.tempToken, verifiedAt: undone.at }}
          title={texts.doneTitle}
          lead={texts.doneLead(undone.email)}
          onStartAgain={() => void navigate(PAGES.restorePassword)}
          onDone={() => {
            keepEmail(undone.email)
            void navigate(PAGES.signIn)
          }}
        />
      )
    if (end) return <Refused error={end} />
    if (data) return <Question token={token} undo={data} onUndone={onUndone} onRefused={setRefused} />
    if (error && !isFetching)
      return (
        <>
          <AuthHeading title={texts.failedTitle}>{texts.failed}</AuthHeading>
          <Button size="lg" wide onClick={() => void refetch()}>
            {texts.retry}
          </Button>
        </>
      )
    return (
      <>
        <AuthHeading title={texts.moment}>{null}</AuthHeading>
        <Loader className={styles.checking} label={texts.checking} showLabel />
      </>
    )
  }
  return <AuthLayout>{step()}</AuthLayout>
}

const DAY = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long' })
const TIME = new Intl.DateTimeFormat('es-ES', { hour: '2-digit', minute: '2-digit' })

/** 'Hoy a las 17:40', in this browser's time. */
function whenText(at: Date, now: Date): string {
  const time = timeWithArticle(TIME.format(at))
  return at.toDateString() === now.toDateString() ? texts.today(time) : texts.on(DAY.format(at), time)
}

type QuestionProps = {
  token: string
  undo: EmailUndo
  onUndone: (undone: Undone) => void
  onRefused: (error: ApiError) => void
}

function Question({ token, undo, onUndone, onRefused }: QuestionProps) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const restore = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      onUndone({ ...(await call(undoEmail, { body: { token }, forUser: null })), at: Date.now() })
    } catch (error) {
      if (isOver(error)) return onRefused(error)
      setFailure(failureText(error, texts.failed))
      setBusy(false)
    }
  }
  return (
    <>
      <AuthHeading title={texts.title}>{texts.lead(whenText(new Date(undo.changedAt), new Date()))}</AuthHeading>
      <dl className={styles.addresses}>
        <div>
          <dt>{texts.before}</dt>
          <dd>{undo.before}</dd>
        </div>
        <div>
          <dt>{texts.now}</dt>
          <dd>{undo.after}</dd>
        </div>
      </dl>
      <Alert icon={<ShieldCheckIcon size={20} aria-hidden="true" />}>{texts.follows}</Alert>
      {failure && (
        <Alert tone="error" live>
          {failure}
        </Alert>
      )}
      <div className={styles.buttons}>
        <Button size="lg" wide busy={isBusy} busyLabel={texts.restoring} onClick={() => void restore()}>
          {texts.restore}
        </Button>
        <ButtonLink href={PAGES.landing} size="lg" wide variant="secondary">
          {texts.keep}
        </ButtonLink>
      </div>
    </>
  )
}

const TITLES: Record<string, string> = {
  [accountErrors.emailUndoUsed.code]: texts.usedTitle,
  [accountErrors.emailUndoExpired.code]: texts.expiredTitle,
}

/** The end of it, in the server's words, and the one way on. */
function Refused({ error }: { error: ApiError }) {
  const isUsed = error.code === accountErrors.emailUndoUsed.code
  return (
    <div className={styles.told} role="status">
      <AuthHeading title={TITLES[error.code] ?? texts.refusedTitle}>{error.message}</AuthHeading>
      <ButtonLink href={isUsed ? PAGES.signIn : CONTACT_FORM} size="lg" wide>
        {isUsed ? texts.logIn : texts.write}
      </ButtonLink>
    </div>
  )
}
