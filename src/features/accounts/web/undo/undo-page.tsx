import { useQuery } from '@tanstack/react-query'
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { CreditCardIcon } from '@phosphor-icons/react/dist/csr/CreditCard'
import { QrCodeIcon } from '@phosphor-icons/react/dist/csr/QrCode'
import { UsersThreeIcon } from '@phosphor-icons/react/dist/csr/UsersThree'
import { useEffect, useRef, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { PAGES } from '#shared/page-paths.ts'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { ApiError, failureText, isRefusal, limitedForS } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { Loader } from '#ui/loader/loader.tsx'
import { AuthHeading, AuthLayout } from '#features/identity/web/index.ts'
import { accountErrors } from '../../accounts.errors.ts'
import { checkDeletionUndo, type DeletionUndo, undoDeletion } from '../../deletion.contract.ts'
import { undoTexts as texts } from '../../undo.texts.ts'
import { EMAIL_UNDO_PREFIX } from '#features/identity/identity.limits.ts'
import { comesBackLines } from './comes-back.ts'
import { leadOf, momentText } from './undo-times.ts'
import { UndoEmail } from './undo-email.tsx'
import styles from './undo-page.module.css'

const CONTACT_FORM = '/#contacto'
const ICONS = { menus: QrCodeIcon, team: UsersThreeIcon, plan: CreditCardIcon, account: CheckIcon }

/** What became of it; `refused`: with the server's reason. */
type Outcome = 'done' | 'expired' | { usedAt: string | null } | { refused: string }

const BY_CODE: Record<string, Outcome> = {
  [accountErrors.undoUsed.code]: { usedAt: null },
  [accountErrors.undoExpired.code]: 'expired',
}

/** A refusal is the end of it; everything else can be tried again. */
function outcomeOf(error: unknown): Outcome | undefined {
  if (!(error instanceof ApiError) || !isRefusal(error) || limitedForS(error) !== undefined) return undefined
  return BY_CODE[error.code] ?? { refused: error.message }
}

/** What a link that was looked at can still do; undefined: take the deletion back. */
function endOf({ usedAt, until }: DeletionUndo): Outcome | undefined {
  if (usedAt !== null) return { usedAt }
  return new Date(until) <= new Date() ? 'expired' : undefined
}

/**
 * `/auth/deshacer`: takes the deletion of an account, or a change of email, back with the token of its mail
 * (3-decisions §8, 4-beyond §10). It asks first, because programs that look for harmful links open them too.
 */
export function UndoPage() {
  const [search] = useSearchParams()
  const [token] = useState(() => search.get('token'))
  if (!token) return <Navigate to={PAGES.signIn} replace />
  if (token.startsWith(EMAIL_UNDO_PREFIX)) return <UndoEmail token={token} />
  return (
    <AuthLayout>
      <UndoDeletion token={token} />
    </AuthLayout>
  )
}

function UndoDeletion({ token }: { token: string }) {
  const [pressed, setPressed] = useState<Outcome>()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['deletion-undo', token],
    queryFn: ({ signal }) => call(checkDeletionUndo, { body: { token }, forUser: null, signal }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const outcome = pressed ?? (data && endOf(data)) ?? outcomeOf(error)
  if (outcome) return <Told outcome={outcome} undo={data} />
  if (data) return <Question token={token} undo={data} onOutcome={setPressed} />
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

type QuestionProps = { token: string; undo: DeletionUndo; onOutcome: (outcome: Outcome) => void }

function Question({ token, undo, onOutcome }: QuestionProps) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const restore = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      await call(undoDeletion, { body: { token }, forUser: null })
      onOutcome('done')
    } catch (error) {
      const outcome = outcomeOf(error)
      if (outcome) return onOutcome(outcome)
      setFailure(failureText(error, texts.failed))
      setBusy(false)
    }
  }
  return (
    <>
      <AuthHeading title={texts.title}>{leadOf(undo, new Date())}</AuthHeading>
      <ul className={styles.list}>
        {comesBackLines(undo, new Date()).map(({ what, text }) => {
          const Icon = ICONS[what]
          return (
            <li key={what}>
              <Icon size={20} aria-hidden="true" />
              {text}
            </li>
          )
        })}
      </ul>
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
          {texts.leave}
        </ButtonLink>
      </div>
    </>
  )
}

/** The end of it, and the one way on. */
function Told({ outcome, undo }: { outcome: Outcome; undo?: DeletionUndo | undefined }) {
  if (outcome === 'expired') return <Heading title={texts.expiredTitle} lead={texts.expiredLead} way="write" />
  if (outcome === 'done') {
    const lead = undo?.comesBack.menus ? texts.doneLead : texts.doneAsItWas
    return <Heading title={texts.doneTitle} lead={lead} way="logIn" />
  }
  if ('usedAt' in outcome) {
    const lead = outcome.usedAt === null ? texts.usedOnce : texts.usedLead(momentText(outcome.usedAt, new Date()))
    return <Heading title={texts.usedTitle} lead={lead} way="logIn" />
  }
  return <Heading title={texts.refusedTitle} lead={outcome.refused} way="write" />
}

const WAYS = { write: CONTACT_FORM, logIn: PAGES.signIn } as const

function Heading({ title, lead, way }: { title: string; lead: string; way: keyof typeof WAYS }) {
  const whole = useRef<HTMLDivElement>(null)
  // The button that had the focus is gone.
  useEffect(() => {
    const heading = whole.current?.querySelector<HTMLElement>('h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus()
  }, [])
  return (
    <div ref={whole} className={styles.told}>
      <AuthHeading title={title}>{lead}</AuthHeading>
      <ButtonLink href={WAYS[way]} size="lg" wide>
        {texts[way]}
      </ButtonLink>
    </div>
  )
}
